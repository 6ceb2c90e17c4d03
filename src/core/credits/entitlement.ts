import { freeMonthlyCredits } from './credit-costs'
import { anchoredMonth, type CreditPeriod, calendarMonth } from './credit-period'
import { type PlanMetadata, planCredits, seatCredits } from './plan-credits'

/** A subscription as the payment provider last told it. */
export interface PlanState {
  id: string
  status: string
  interval: string
  /** Intervals that one payment is for. */
  intervalCount: number
  /** Seats, at least 1. */
  quantity: number
  metadata: PlanMetadata
  billingCycleAnchor: Date
  periodStart: Date
  periodEnd: Date
  endedAt: Date | null
  createdAt: Date
}

/** A payment that was taken back: what it was for gives no credits any more. */
export interface RevokedSpan {
  subscriptionId: string
  start: Date
  end: Date
}

/** Credits that an account has now, and until when. */
export interface Entitlement extends CreditPeriod {
  /** Whole credits, at least 0. */
  allowance: number
  /** Source of the credits: `free`, or the id of the subscription. */
  source: string
  /** Their payment was taken back: nothing of the period may be spent. */
  isRevoked: boolean
}

/** Statuses with rights: `past_due` keeps its features while the provider tries the card again. */
const statusesWithRights: readonly string[] = ['active', 'trialing', 'past_due']
/** From the most useful to the least. */
const statuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
  'incomplete_expired',
]
const statusesAtAnEnd: readonly string[] = ['canceled', 'incomplete_expired']

/** Which of several subscriptions counts: a usable one before a dead one, then the newest; null when there is none. */
export function choosePlan<Plan extends Pick<PlanState, 'status' | 'createdAt' | 'id'>>(
  plans: readonly Plan[],
): Plan | null {
  const rank = ({ status }: Plan) => (statuses.includes(status) ? statuses.indexOf(status) : statuses.length)
  const [first] = plans.toSorted(
    (a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  )
  return first ?? null
}

/** True if a plan's features and credits hold now. @param isDisputed a payment was charged back */
export function hasRights(
  { status, endedAt }: Pick<PlanState, 'status' | 'endedAt'>,
  { isDisputed, now }: { isDisputed: boolean; now: Date },
): boolean {
  return !isDisputed && statusesWithRights.includes(status) && (endedAt === null || endedAt > now)
}

/** True if a plan can still be paid or used, so that no second one may be bought beside it. */
export function isLive({ status }: Pick<PlanState, 'status'>): boolean {
  return !statusesAtAnEnd.includes(status)
}

/** A renewal, or the end, that we have not heard of: ask before answering. */
export function isStale(plan: Pick<PlanState, 'status' | 'periodEnd'>, now: Date): boolean {
  return statusesWithRights.includes(plan.status) && now >= plan.periodEnd
}

/**
 * Credits and their period:
 *
 * - a plan that limits them gives its number for each seat, any other plan the user's own number;
 * - while a renewal is unpaid the new period gives what a free account has at most;
 * - a plan that is paid by the month follows the paid period, one that is paid for longer is cut into months;
 * - everybody else has the own number each calendar month;
 * - what a payment was for that was taken back is revoked, and in the month of that payment nothing takes its place.
 *
 * @param ownCredits the number in the user's details
 * @see spec §6, product-decisions "period"
 */
export function entitlement({
  ownCredits,
  plan,
  isDisputed,
  revokedSpans,
  now,
}: {
  ownCredits: number
  plan: PlanState | null
  isDisputed: boolean
  revokedSpans: readonly RevokedSpan[]
  now: Date
}): Entitlement {
  const own = Math.max(0, ownCredits)
  if (!plan || !hasRights(plan, { isDisputed, now })) {
    const month = calendarMonth(now)
    // Paid in this month and taken back: the free credits begin with the next one.
    const isRevoked = revokedSpans.some(({ start }) => start >= month.start)
    return { ...month, allowance: isRevoked ? 0 : own, source: 'free', isRevoked }
  }
  const period = planPeriod(plan, now)
  const isRevoked = revokedSpans.some(
    ({ subscriptionId, start, end }) =>
      subscriptionId === plan.id && start < period.end && end > period.start,
  )
  if (isRevoked) return { ...period, allowance: 0, source: plan.id, isRevoked }
  const limit = planCredits(plan.metadata)
  const credits = limit === null ? own : seatCredits(limit, plan.quantity)
  if (plan.status === 'past_due') {
    return { ...period, allowance: Math.min(freeMonthlyCredits, credits), source: 'free', isRevoked }
  }
  return { ...period, allowance: credits, source: plan.id, isRevoked }
}

function planPeriod(plan: PlanState, now: Date): CreditPeriod {
  const { periodStart: start, periodEnd: end } = plan
  if (plan.interval === 'month' && plan.intervalCount === 1) return { start, end }
  // Within what is paid for: a renewal that is not heard of gives no new month.
  const at = new Date(Math.min(Math.max(now.getTime(), start.getTime()), end.getTime() - 1))
  return anchoredMonth(plan.billingCycleAnchor, at)
}
