import type { Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import type { Coupon, Customer, Discount, PromotionCode } from '../objects'
import { badRequest } from '../payments-error'
import { nowOf, type PaymentsWork, randomId, requireObject } from '../payments-work'
import { addInterval } from './billing-time'

export interface DiscountOrder {
  coupon?: string | undefined
  promotion_code?: string | undefined
}

interface Redeemer {
  customer: Customer
  subscription: string | null
  session?: string
  /** The parameter that named the discount, for refusals. */
  param: string
}

/**
 * Redeems a coupon or a promotion code.
 * @throws PaymentsError 400 resource_missing, coupon_expired, promotion_code_expired and the like
 */
export async function redeemDiscount(
  work: PaymentsWork,
  order: DiscountOrder,
  { customer, subscription, session, param }: Redeemer,
): Promise<Discount> {
  const now = await nowOf(work, customer.test_clock)
  const code = order.promotion_code
    ? await requireObject<PromotionCode>(
        work,
        'promotion_code',
        order.promotion_code,
        `${param}[promotion_code]`,
      )
    : null
  if (code !== null) await checkCode(work, code, customer, now)
  const couponId = code?.promotion.coupon ?? order.coupon ?? ''
  const coupon = await requireObject<Coupon>(work, 'coupon', couponId, `${param}[coupon]`)
  checkCoupon(coupon, now, param)
  coupon.times_redeemed += 1
  coupon.valid = !isUsedUp(coupon)
  await work.store.save(coupon)
  if (code !== null) {
    code.times_redeemed += 1
    code.active = !isUsedUp(code)
    await work.store.save(code)
  }
  const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null
  const discount = await work.store.insert<Discount>({
    id: randomId('di_'),
    object: 'discount',
    customer: customer.id,
    end: months === null ? null : addInterval(now, { interval: 'month', interval_count: months }),
    promotion_code: code?.id ?? null,
    source: { type: 'coupon', coupon: coupon.id },
    start: now,
    subscription,
    ...{ checkout_session: session ?? null },
  })
  await emitEvent(work, 'customer.discount.created', discount, { clock: customer.test_clock })
  return discount
}

function isUsedUp({ max_redemptions: most, times_redeemed: times }: Coupon | PromotionCode): boolean {
  return most !== null && times >= most
}

function checkCoupon(coupon: Coupon, now: number, param: string): void {
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= now
  if (!coupon.valid || isOver || isUsedUp(coupon)) {
    throw badRequest(`Coupon expired: ${coupon.id}`, `${param}[coupon]`, 'coupon_expired')
  }
}

async function checkCode(
  work: PaymentsWork,
  code: PromotionCode,
  customer: Customer,
  now: number,
): Promise<void> {
  const refuse = (why: string, errorCode = 'promotion_code_expired') =>
    badRequest(`This promotion code cannot be redeemed because ${why}.`, 'promotion_code', errorCode)
  if (!code.active || isUsedUp(code)) throw refuse('it is not active')
  if (code.expires_at !== null && code.expires_at <= now) throw refuse('it has expired')
  if (code.customer !== null && code.customer !== customer.id) {
    throw refuse('the associated customer does not match', 'resource_missing')
  }
  if (code.restrictions.first_time_transaction && (await hasPaid(work, customer))) {
    throw refuse('the associated customer has prior transactions', 'customer_has_prior_transactions')
  }
}

async function hasPaid({ store, sql }: PaymentsWork, { id }: Customer): Promise<boolean> {
  const charges = await store.list(
    'charge',
    sql`body ->> 'customer' = ${id} and body ->> 'status' = 'succeeded'`,
  )
  return charges.length > 0
}

export interface DiscountShare {
  discount: string
  amount: number
}

/** Share of each discount in the order given; together never more than the amount. */
export async function discountShares(
  work: PaymentsWork,
  discounts: readonly string[],
  amount: number,
): Promise<DiscountShare[]> {
  let rest = Math.max(amount, 0)
  const shares: DiscountShare[] = []
  for (const id of discounts) {
    const { source } = await work.store.get<Discount>('discount', id)
    const coupon = await work.store.get<Coupon>('coupon', source.coupon)
    const off =
      coupon.percent_off === null ? (coupon.amount_off ?? 0) : Math.round((rest * coupon.percent_off) / 100)
    shares.push({ discount: id, amount: Math.min(off, rest) })
    rest -= Math.min(off, rest)
  }
  return shares
}

/** Takes off what no longer counts: ended discounts, and after an invoice those for one invoice. */
export async function dropSpentDiscounts(
  work: PaymentsWork,
  subscription: Subscription,
  after: 'time' | 'invoice',
): Promise<void> {
  const now = await nowOf(work, subscription.test_clock)
  const kept: string[] = []
  for (const id of subscription.discounts) {
    const discount = await work.store.get<Discount>('discount', id)
    const coupon = await work.store.get<Coupon>('coupon', discount.source.coupon)
    const isSpent =
      after === 'invoice' ? coupon.duration === 'once' : discount.end !== null && discount.end <= now
    if (isSpent) {
      await emitEvent(work, 'customer.discount.deleted', discount, { clock: subscription.test_clock })
    } else kept.push(id)
  }
  subscription.discounts = kept
}
