import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import type { MyTemplateOutput } from '@/contracts/own-template'
import type { ResultOutput } from '@/contracts/result'
import type { TextRunOutput } from '@/contracts/text-run'
import { prompts } from '../../db/schema/prompts'
import { results } from '../../db/schema/results'
import { uploads } from '../../db/schema/uploads'
import { visuals } from '../../db/schema/visuals'
import { getCredits } from '../credits/get-credits'
import { presentResults, selectResults } from '../results/present-result'
import type { ServiceContext } from '../service-context'
import { noTones } from '../uploads/get-upload'
import { presentUpload } from '../uploads/present-upload'
import { presentVisuals, selectVisuals } from '../visuals/present-visual'

/**
 * A run of the caller's that was stored, or the meme that was made by hand or the picture that was kept, as its call
 * answers it, with the credits of today; null when there is none. For a caller whose answer was lost on the way.
 */
export async function findRun(
  context: ServiceContext,
  runId: string,
): Promise<TextRunOutput | MinimalistVisualOutput | ResultOutput | MyTemplateOutput | null> {
  return (
    (await findPromptRun(context, runId)) ??
    (await findMadeByHand(context, runId)) ??
    (await findKeptPicture(context, runId))
  )
}

async function findPromptRun(
  context: ServiceContext,
  promptId: string,
): Promise<TextRunOutput | MinimalistVisualOutput | null> {
  const { actor, db } = context
  const [prompt] = await db
    .select({ kind: prompts.kind })
    .from(prompts)
    .where(and(eq(prompts.id, promptId), eq(prompts.userId, actor.userId)))
  if (!prompt) return null
  const credits = await getCredits(context)
  if (prompt.kind === 'minimalist-visual') {
    const rows = await selectVisuals(context).where(eq(visuals.promptId, promptId)).orderBy(desc(visuals.id))
    return { promptId, visuals: presentVisuals(context, rows), credits }
  }
  const rows = await selectResults(context)
    .where(eq(results.promptId, promptId))
    .orderBy(asc(results.position), asc(results.id))
  return { promptId, results: presentResults(context, rows), credits }
}

async function findMadeByHand(context: ServiceContext, resultId: string): Promise<ResultOutput | null> {
  const [row] = await selectResults(context).where(
    and(eq(results.id, resultId), eq(results.userId, context.actor.userId)),
  )
  const [result] = row ? presentResults(context, [row]) : []
  return result ? { result } : null
}

async function findKeptPicture(
  { actor, db }: ServiceContext,
  uploadId: string,
): Promise<MyTemplateOutput | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, actor.userId), isNull(uploads.deletedAt)))
  return row ? { template: presentUpload({ ...row, tones: row.tones ?? noTones }) } : null
}
