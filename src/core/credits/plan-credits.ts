/** Credits a month of a plan whose number cannot be read. @see spec §9 */
const planCreditsDefault = 100

/** Credits a month that a subscriber gets where the plan neither limits them nor names a number. @see product-decisions "plans" */
const unlimitedPlanCredits = 5000

/** Above any real allowance, and within the range of the database column. */
const creditsMax = 1_000_000_000

/** Metadata of a price's product. @see spec §3 subscription */
export interface PlanMetadata {
  limitedMonthlyCredits?: string | undefined
  monthlyCredits?: string | undefined
}

/** The number that a plan names, or null where it names none. */
function namedCredits(metadata: PlanMetadata): number | null {
  const credits = Number.parseInt(metadata.monthlyCredits ?? '', 10)
  return Number.isFinite(credits) && credits >= 0 ? Math.min(credits, creditsMax) : null
}

/**
 * Monthly credits of a plan, or null where the plan does not limit them and the user's own number counts.
 * @see spec §6
 */
export function planCredits(metadata: PlanMetadata): number | null {
  if (metadata.limitedMonthlyCredits !== 'true') return null
  return namedCredits(metadata) ?? planCreditsDefault
}

/**
 * A subscriber's own number of credits when the plan begins, or null where the plan leaves it alone. A product that
 * says nothing about limits is no plan of ours and sets nothing.
 *
 * @param quantity seats, at least 1
 */
export function ownCreditsOfPlan(metadata: PlanMetadata, quantity: number): number | null {
  if (metadata.limitedMonthlyCredits !== 'false') return null
  return Math.min((namedCredits(metadata) ?? unlimitedPlanCredits) * quantity, creditsMax)
}

/** Credits of all seats of a plan that limits them. */
export function seatCredits(credits: number, quantity: number): number {
  return Math.min(credits * quantity, creditsMax)
}
