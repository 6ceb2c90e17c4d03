import { describe, expect, it } from 'vitest'
import { UpdateWatermarkInput } from '@/contracts/account'
import { ApplyDiscountInput, CheckoutSessionInput, PortalLinkInput } from '@/contracts/subscription'

const good = { priceId: 'price_1' }

describe('what a checkout takes', () => {
  it('is a price, and one of it where nothing else is said', () => {
    expect(CheckoutSessionInput.parse(good)).toEqual({ priceId: 'price_1', quantity: 1 })
  })
  it.each([0, -1, 1.5, 101, 1e9, Number.NaN, '2', null])('is not %j of it', (quantity) => {
    expect(CheckoutSessionInput.safeParse({ ...good, quantity }).success).toBe(false)
  })
  it('is no amount, customer or address of the caller’s choice', () => {
    for (const field of ['amount', 'unit_amount', 'customer', 'customerId', 'userId', 'successUrl', 'mode'])
      expect(CheckoutSessionInput.safeParse({ ...good, [field]: 'x' }).success, field).toBe(false)
  })
  it('is metadata under names that we know, and none that say who pays', () => {
    const metadata = { plan: 'creator', from: 'pricing', utm_source: 'news' }
    expect(CheckoutSessionInput.parse({ ...good, metadata }).metadata).toEqual(metadata)
    for (const name of ['user_id', 'referral', 'credits', '__proto__x', 'x'.repeat(41)])
      expect(CheckoutSessionInput.safeParse({ ...good, metadata: { [name]: 'x' } }).success, name).toBe(false)
    expect(CheckoutSessionInput.safeParse({ ...good, metadata: { plan: 'x'.repeat(501) } }).success).toBe(
      false,
    )
    expect(CheckoutSessionInput.safeParse({ ...good, metadata: { plan: 5 } }).success).toBe(false)
  })
  it('may be told who sent the customer, or nothing', () => {
    expect(CheckoutSessionInput.parse({ ...good, referral: 'a-friend' }).referral).toBe('a-friend')
    expect(PortalLinkInput.parse({ referral: null })).toEqual({ referral: null })
    expect(PortalLinkInput.safeParse({ customer: 'cus_1' }).success).toBe(false)
  })
})

it('a discount is a code or none, never an amount', () => {
  expect(ApplyDiscountInput.parse({})).toEqual({})
  expect(ApplyDiscountInput.safeParse({ code: '' }).success).toBe(false)
  expect(ApplyDiscountInput.safeParse({ percentOff: 100 }).success).toBe(false)
})

it('a watermark has at most 40 characters, and may be none', () => {
  expect(UpdateWatermarkInput.parse({ watermark_text: ' memes.example ' }).watermark_text).toBe(
    'memes.example',
  )
  expect(UpdateWatermarkInput.parse({ watermark_text: '' }).watermark_text).toBe('')
  expect(UpdateWatermarkInput.safeParse({ watermark_text: 'x'.repeat(41) }).success).toBe(false)
  expect(UpdateWatermarkInput.safeParse({}).success).toBe(false)
})
