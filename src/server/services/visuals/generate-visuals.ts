import { and, desc, eq, sql } from 'drizzle-orm'
import { visualsPerRun } from '@/contracts/limits'
import { type MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { visuals } from '../../db/schema/visuals'
import { newImageId } from '../identifiers/new-image-id'
import type { VisualAnswer } from '../ports/visual-writer'
import { watermarkFor } from '../results/new-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { storedWords } from '../words/found-by'
import { presentVisual } from './present-visual'

/** Six runs: beyond these nobody remembers. */
const drawnMax = 6 * visualsPerRun

/**
 * A concept to four drawings. A language model chooses them where one is configured, else the lexicon.
 *
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see runAndCharge for the order of moderating, making, charging and storing
 * @see spec §7 minimalist-visual
 */
export async function generateVisuals(
  context: ServiceContext,
  input: MinimalistVisualInput,
): Promise<MinimalistVisualOutput> {
  return runAndCharge(context, {
    asked: {
      kind: 'minimalist-visual',
      text: input.concept,
      // The words on a drawing stay in the language that they came in.
      inputLanguage: 'auto',
      outputLanguage: 'auto',
      variation: input.variation,
    },
    output: MinimalistVisualOutput,
    make: (run) => composeRows(context, input, run),
    answer: ({ rows, modelMissed }, paid) => ({
      ...paid,
      visuals: rows.map(({ composition: { title, altText }, ...visual }) =>
        presentVisual({ visual, title, altText, starredAt: null }, context.site.url),
      ),
      ...(modelMissed ? { modelMissed } : {}),
    }),
    isFree: ({ modelMissed }) => modelMissed === true,
    usageOf: ({ usage }) => usage,
    async store(transaction, { rows }) {
      await transaction.insert(visuals).values(rows)
    },
  })
}

async function composeRows(
  context: ServiceContext,
  input: MinimalistVisualInput,
  { promptId, account, at, isTest }: OpenRun,
) {
  const { newId, ports } = context
  const { concept, aspectRatio, variation } = input
  // A test key must not be a free language model.
  const chosen = isTest ? noIdeas : await chooseDrawings(context, input)
  const composed = await ports.layout.composeVisuals({
    request: { concept, aspectRatio, seed: variation, ideas: chosen.ideas },
    mark: isTest ? watermarkFor(context, account, isTest) : null,
  })
  // Lists go by time, then by id, both falling: so the drawings of one run keep their order.
  const ids = composed
    .map(() => newId())
    .sort()
    .reverse()
  const rows = composed.map((visual, position) => ({
    id: ids[position] ?? newId(),
    userId: account.userId,
    promptId,
    imageId: newImageId(),
    concept,
    aspectRatio,
    composition: visual,
    words: storedWords(concept, visual.title),
    createdAt: at,
  }))
  return { rows, usage: chosen.usage, modelMissed: chosen.modelMissed }
}

const noIdeas: VisualAnswer = { ideas: [] }

async function chooseDrawings(
  context: ServiceContext,
  { concept, aspectRatio }: MinimalistVisualInput,
): Promise<VisualAnswer> {
  const { visualWriter } = context.ports
  if (!visualWriter) return noIdeas
  return visualWriter.choose({
    concept,
    aspectRatio,
    count: visualsPerRun,
    drawn: await drawnBefore(context, concept),
    accountId: context.actor.userId,
  })
}

/** Names of the drawings that the caller got for this very concept, newest first. */
async function drawnBefore({ actor, db }: ServiceContext, concept: string): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`${visuals.composition} ->> 'name'` })
    .from(visuals)
    .where(and(eq(visuals.userId, actor.userId), eq(visuals.concept, concept)))
    .orderBy(desc(visuals.createdAt), desc(visuals.id))
    .limit(drawnMax)
  return [...new Set(rows.map(({ name }) => name))]
}
