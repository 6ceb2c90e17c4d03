import { AppError } from '@/contracts/errors'
import type { MinimalistVisualInput, MinimalistVisualOutput } from '@/contracts/minimalist-visual'
import { creditCosts } from '@/core/credits/credit-costs'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { markVisual } from '@/core/visual/mark-visual'
import { prompts } from '../../db/schema/prompts'
import { visuals } from '../../db/schema/visuals'
import { getAccount } from '../accounts/get-account'
import { presentCredits } from '../credits/get-credits'
import { openCreditPeriod } from '../credits/open-credit-period'
import { spendCredits } from '../credits/spend-credits'
import { newImageId } from '../identifiers/new-image-id'
import type { ServiceContext } from '../service-context'
import { presentVisual } from './present-visual'

const kind = 'minimalist-visual'

/**
 * A concept to four drawings:
 * 1. the account and its credit period are opened;
 * 2. the moderator reads the concept;
 * 3. the drawings are composed (nothing is stored yet, a failure costs nothing);
 * 4. in one transaction the credit is taken and prompt and visuals are stored.
 *
 * Test keys do all of it but the taking, and their pictures say so.
 * @throws CONTENT_BLOCKED | INSUFFICIENT_CREDITS
 * @see spec §7 minimalist-visual
 */
export async function generateVisuals(
  context: ServiceContext,
  input: MinimalistVisualInput,
): Promise<MinimalistVisualOutput> {
  const { actor, db, ports, site } = context
  const account = await getAccount(context)
  const period = await openCreditPeriod(context, account)
  const verdict = await ports.moderator.check(input.concept)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)

  const isTest = actor.kind === 'apiKey' && actor.mode === 'test'
  const prompt = {
    id: context.newId(),
    userId: account.userId,
    kind,
    text: input.concept,
    // The words on a drawing stay in the language that they came in.
    inputLanguage: 'auto',
    outputLanguage: 'auto',
    variation: input.variation,
    createdAt: context.now(),
  } as const
  const rows = composeRows(context, input, { prompt, isTest })
  const spent = await db.transaction(async (transaction) => {
    const after = isTest
      ? period
      : await spendCredits(transaction, {
          userId: account.userId,
          period,
          cost: creditCosts[kind],
          reason: kind,
          idempotencyKey: `prompt:${prompt.id}`,
          siteUrl: site.url,
        })
    await transaction.insert(prompts).values(prompt)
    await transaction.insert(visuals).values(rows)
    return after
  })
  return {
    promptId: prompt.id,
    visuals: rows.map(({ composition: { title, altText }, ...visual }) =>
      presentVisual({ visual, title, altText, starredAt: null }, site.url),
    ),
    credits: presentCredits(spent),
  }
}

interface RowsOf {
  prompt: { id: string; userId: string; createdAt: Date }
  isTest: boolean
}

function composeRows(
  { newId, ports, site }: ServiceContext,
  { concept, aspectRatio, variation }: MinimalistVisualInput,
  { prompt, isTest }: RowsOf,
) {
  const { measure } = ports.renderer
  const composed = composeVisuals({ concept, aspectRatio, seed: variation }, measure)
  // Lists go by time, then by id, both falling: so the drawings of one run keep their order.
  const ids = composed
    .map(() => newId())
    .sort()
    .reverse()
  return composed.map((visual, position) => ({
    id: ids[position] ?? newId(),
    userId: prompt.userId,
    promptId: prompt.id,
    imageId: newImageId(),
    concept,
    aspectRatio,
    composition: isTest
      ? { ...visual, document: markVisual(visual.document, `${site.brandName} test`, measure) }
      : visual,
    createdAt: prompt.createdAt,
  }))
}
