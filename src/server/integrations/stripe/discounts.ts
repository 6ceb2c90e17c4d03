import Stripe from 'stripe'
import { AppError } from '@/contracts/errors'
import type { Discount, Payments } from '@/server/services/ports/payments'
import { describeCoupon } from './describe-coupon'
import { idOf } from './read-subscription'
import { asked, askedFor } from './stripe-failure'

/** Coupons and promotion codes of Stripe. @param retentionCoupon id of the coupon that keeps somebody */
export function createStripeDiscounts(
  stripe: Stripe,
  retentionCoupon: string,
): Pick<Payments, 'findRetentionOffer' | 'findDiscount' | 'applyDiscount'> {
  return {
    async findRetentionOffer() {
      const coupon = await askedFor(() => stripe.coupons.retrieve(retentionCoupon))
      if (!coupon?.valid) return null
      return { kind: 'coupon', id: coupon.id, description: describeCoupon(coupon) }
    },
    findDiscount: (code) => asked(() => findDiscount(stripe, code)),
    applyDiscount: (subscriptionId, discount, key) =>
      asked(() => applyDiscount(stripe, subscriptionId, discount, key)),
  }
}

async function findDiscount(stripe: Stripe, code: string): Promise<Discount | null> {
  const { data } = await stripe.promotionCodes.list({ code, active: true, limit: 1 })
  const [found] = data
  const couponId = found?.promotion.coupon
  if (!found || !couponId) return null
  const coupon = await askedFor(() => stripe.coupons.retrieve(idOf(couponId)))
  if (!coupon?.valid) return null
  return { kind: 'promotionCode', id: found.id, description: describeCoupon(coupon) }
}

async function applyDiscount(
  stripe: Stripe,
  subscriptionId: string,
  { kind, id }: Discount,
  key: string,
): Promise<void> {
  const { discounts } = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['discounts'] })
  const there = discounts.filter((discount) => typeof discount !== 'string')
  const isThere = there.some(({ source, promotion_code: code }) =>
    kind === 'coupon' ? source.coupon && idOf(source.coupon) === id : code && idOf(code) === id,
  )
  // A call before this one came as far as here.
  if (isThere) return
  const added = kind === 'coupon' ? { coupon: id } : { promotion_code: id }
  try {
    await stripe.subscriptions.update(
      subscriptionId,
      { discounts: [...there.map((discount) => ({ discount: discount.id })), added] },
      { idempotencyKey: key },
    )
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    throw new AppError('BAD_REQUEST', 'This discount cannot be used with your plan.', { cause: error })
  }
}
