import { ownCreditsOfPlan, planCredits } from '@/core/credits/plan-credits'

/** The terms of one seat of a plan, read from its product's metadata. */
interface PlanTerms {
  /** Credits a month; null where the product names none. */
  credits: number | null
  hasOwnWatermark: boolean
}

/** The only place that turns a plan's metadata into words. @see spec §3 subscription, §6 */
export function planTerms(metadata: Readonly<Record<string, string>>): PlanTerms {
  return {
    credits: planCredits(metadata) ?? ownCreditsOfPlan(metadata, 1),
    hasOwnWatermark: metadata.customWatermark === 'true',
  }
}
