/** What a plan gives a month when its number cannot be read. @see spec §9 */
const planCreditsDefault = 100

/** Metadata of a price's product. @see spec §3 subscription */
export interface PlanMetadata {
  limitedMonthlyCredits?: string | undefined
  monthlyCredits?: string | undefined
}

/**
 * Monthly credits of a plan, or null where the plan does not limit them and the user's own number counts.
 * @see spec §6
 */
export function planCredits(metadata: PlanMetadata): number | null {
  if (metadata.limitedMonthlyCredits !== 'true') return null
  const credits = Number.parseInt(metadata.monthlyCredits ?? '', 10)
  return Number.isFinite(credits) && credits >= 0 ? credits : planCreditsDefault
}
