import { type MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { visuals } from '../../db/schema/visuals'
import { newImageId } from '../identifiers/new-image-id'
import { watermarkFor } from '../results/new-result'
import { type OpenRun, runAndCharge } from '../runs/run-and-charge'
import type { ServiceContext } from '../service-context'
import { storedWords } from '../words/found-by'
import { presentVisual } from './present-visual'

/**
 * A concept to four drawings.
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
    answer: (rows, paid) => ({
      ...paid,
      visuals: rows.map(({ composition: { title, altText }, ...visual }) =>
        presentVisual({ visual, title, altText, starredAt: null }, context.site.url),
      ),
    }),
    async store(transaction, rows) {
      await transaction.insert(visuals).values(rows)
    },
  })
}

async function composeRows(
  context: ServiceContext,
  { concept, aspectRatio, variation }: MinimalistVisualInput,
  { promptId, account, at, isTest }: OpenRun,
) {
  const { newId, ports } = context
  const composed = await ports.layout.composeVisuals({
    request: { concept, aspectRatio, seed: variation },
    mark: isTest ? watermarkFor(context, account, isTest) : null,
  })
  // Lists go by time, then by id, both falling: so the drawings of one run keep their order.
  const ids = composed
    .map(() => newId())
    .sort()
    .reverse()
  return composed.map((visual, position) => ({
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
}
