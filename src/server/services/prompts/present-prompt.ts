import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PromptSummary } from '@/contracts/pages'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { visuals } from '../../db/schema/visuals'
import type { ServiceContext } from '../service-context'

/** Selects prompts with the number of memes and visuals that are left of them; add `where` and order. */
export function selectPrompts({ db }: Pick<ServiceContext, 'db'>) {
  const { id, kind, text, inputLanguage, outputLanguage, createdAt } = getTableColumns(prompts)
  const memeCount = db.$count(results, eq(results.promptId, prompts.id))
  const visualCount = db.$count(visuals, eq(visuals.promptId, prompts.id))
  return db
    .select({
      prompt: { id, kind, text, inputLanguage, outputLanguage, createdAt },
      resultCount: sql<number>`${memeCount} + ${visualCount}`.mapWith(Number),
    })
    .from(prompts)
}

type PromptRow = Awaited<ReturnType<typeof selectPrompts>>[number]

/** A prompt as it crosses the wire. */
export function presentPrompt({
  prompt: { id, createdAt, ...prompt },
  resultCount,
}: PromptRow): PromptSummary {
  return { promptId: id, ...prompt, resultCount, createdAt: createdAt.toISOString() }
}
