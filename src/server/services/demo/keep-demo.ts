import { createHash } from 'node:crypto'
import { type DemoInput, demoDimensionPx, type KeptDemo } from '@/contracts/demo'
import { AppError } from '@/contracts/errors'
import { costSentence } from '@/core/credits/credit-costs'
import { prompts } from '../../db/schema/prompts'
import { getAccount } from '../accounts/get-account'
import { composeRows } from '../memes/run-text'
import { getPromptResults } from '../prompts/get-prompt-results'
import { storeResults } from '../results/new-result'
import { presentNewResult } from '../results/present-result'
import type { OpenRun } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { storedWords } from '../words/found-by'
import { writeDemo } from './try-memes'

/**
 * Gives the caller's account the memes that the front page showed for a sentence: they are written anew, from the
 * sentence alone, so that nothing a browser made up is stored. It costs nothing and happens once in the life of an
 * account; asking again for the same sentence gives what was kept.
 *
 * @throws CONTENT_BLOCKED, and CONFLICT when the account has kept the memes of another sentence
 */
export async function keepDemo(context: ServiceContext, input: DemoInput): Promise<KeptDemo> {
  const promptId = demoPromptId(context.actor.userId)
  const account = await getAccount(context)
  const written = await writeDemo(context, input)
  const run: OpenRun = { promptId, account, at: context.now(), isTest: false }
  const asked = {
    kind: 'text-to-meme' as const,
    text: input.text,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    variation: input.variation,
  }
  const wanted = { ...asked, maxDimension: demoDimensionPx, count: written.length }
  const rows = await composeRows(context, run, { run: wanted, memes: written })
  await context.db.transaction(async (transaction) => {
    // Whoever comes second finds the id taken, also at the same moment.
    const taken = await transaction
      .insert(prompts)
      .values({
        ...asked,
        id: promptId,
        userId: account.userId,
        modelUsage: null,
        words: storedWords(asked.text),
        createdAt: run.at,
      })
      .onConflictDoNothing()
      .returning({ id: prompts.id })
    if (taken.length === 0) return
    for (const row of rows) presentNewResult(row, context.site.url)
    await storeResults(transaction, rows)
  })
  const kept = await getPromptResults(context, { promptId })
  if (kept.prompt.text !== input.text) {
    throw new AppError(
      'CONFLICT',
      `An account begins with the three memes of one sentence, and yours has them. This sentence ${costSentence('text-to-meme').toLowerCase()}`,
    )
  }
  return { text: kept.prompt.text, memes: kept.results }
}

/** The one prompt of an account that cost nothing: its id follows from the account's (a UUID of version 8). */
function demoPromptId(userId: string): string {
  const hex = createHash('sha256').update(`demo:${userId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
