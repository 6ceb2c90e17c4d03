import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '@/contracts/errors'
import type { PromptResults, PromptResultsInput } from '@/contracts/prompt-results'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { visuals } from '../../db/schema/visuals'
import { presentResults, selectResults } from '../results/present-result'
import type { ServiceContext } from '../service-context'
import { presentVisuals, selectVisuals } from '../visuals/present-visual'
import { presentPrompts, selectPrompts } from './present-prompt'

/**
 * One of the caller's prompts and what is left of what it made, as it stands after edits, in the order of the run.
 * @throws NOT_FOUND also for a prompt of somebody else
 */
export async function getPromptResults(
  context: ServiceContext,
  { promptId }: PromptResultsInput,
): Promise<PromptResults> {
  const { actor } = context
  const [row] = await selectPrompts(context).where(
    and(eq(prompts.id, promptId), eq(prompts.userId, actor.userId)),
  )
  if (!row) throw new AppError('NOT_FOUND', 'There is no such prompt of yours.')
  const [prompt] = presentPrompts(context, [row])
  if (!prompt) throw new AppError('NOT_FOUND', 'This prompt cannot be read.')
  const memes = await selectResults(context)
    .where(eq(results.promptId, promptId))
    .orderBy(results.position, results.id)
  const drawings = await selectVisuals(context)
    .where(eq(visuals.promptId, promptId))
    .orderBy(desc(visuals.id))
  return {
    prompt,
    results: presentResults(context, memes),
    visuals: presentVisuals(context, drawings),
  }
}
