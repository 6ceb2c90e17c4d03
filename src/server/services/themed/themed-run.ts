import { themedMemesPerRun } from '@/contracts/limits'
import type { ThemedOutput, ThemedTemplateInput } from '@/contracts/themed-template'
import type { ModelUsage, WriterNotice } from '@/core/writer/written-meme'
import { byText, recentMemes } from '../memes/recent-memes'
import type { ThemedRequest, ThemedWriter } from '../ports/themed-writer'
import type { NewResult } from '../results/new-result'
import { presentResult } from '../results/present-result'
import type { ChargedAnswer, OpenRun } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'

/** The memes of a run about a theme, laid out and not yet stored. */
export interface ThemedMemes {
  rows: NewResult[]
  notice?: WriterNotice | undefined
  modelMissed?: boolean | undefined
  usage?: ModelUsage | undefined
}

/** A test key must not be a free language model. */
export function themedWriterFor({ ports }: ServiceContext, { isTest }: OpenRun): ThemedWriter {
  return isTest ? ports.freeWriter : ports.themedWriter
}

export async function themedRequest(
  context: ServiceContext,
  input: Pick<ThemedTemplateInput, 'memeTheme' | 'inputLanguage' | 'outputLanguage' | 'variation'>,
): Promise<ThemedRequest> {
  const { memeTheme: theme, inputLanguage, outputLanguage, variation } = input
  return {
    theme,
    inputLanguage,
    outputLanguage,
    variation,
    count: themedMemesPerRun,
    told: byText(await recentMemes(context), theme).same,
    accountId: context.actor.userId,
  }
}

export function themedAnswer(
  { site }: ServiceContext,
  { rows, notice, modelMissed }: ThemedMemes,
  paid: ChargedAnswer,
): ThemedOutput {
  return {
    ...paid,
    results: rows.map((row) => presentResult(row, site.url)),
    ...(notice ? { notice } : {}),
    ...(modelMissed ? { modelMissed } : {}),
  }
}
