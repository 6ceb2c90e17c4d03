import type Stripe from 'stripe'

type CouponTerms = Pick<
  Stripe.Coupon,
  'percent_off' | 'amount_off' | 'currency' | 'duration' | 'duration_in_months'
>

/** A coupon in a sentence: `50 % off for 3 months.` */
export function describeCoupon(coupon: CouponTerms): string {
  const amount =
    coupon.percent_off === null
      ? money(coupon.amount_off ?? 0, coupon.currency ?? 'usd')
      : `${coupon.percent_off} %`
  return `${amount} off ${lasting(coupon)}.`
}

function lasting({ duration, duration_in_months: months }: CouponTerms): string {
  if (duration === 'forever') return 'for as long as you stay'
  if (duration === 'repeating' && months !== null)
    return months === 1 ? 'for a month' : `for ${months} months`
  return 'your next invoice'
}

/** @param amount in the smallest unit of the currency */
function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
