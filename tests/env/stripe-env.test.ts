import { describe, expect, it } from 'vitest'
import { readStripeEnv } from '@/env/stripe-env'

const nothing = {
  secretKey: undefined,
  webhookSecret: undefined,
  apiUrl: undefined,
  retentionCoupon: undefined,
  isSandbox: false,
}
const complete = { ...nothing, secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' }

describe('payments', () => {
  it('are off where nothing is set', () => {
    expect(readStripeEnv(nothing)).toBeNull()
  })

  it('are Stripe’s where both keys are set', () => {
    expect(readStripeEnv(complete)).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecrets: ['whsec_abc'],
      apiUrl: undefined,
      retentionCoupon: 'stay',
    })
    expect(readStripeEnv({ ...complete, secretKey: 'rk_live_abc' })?.secretKey).toBe('rk_live_abc')
  })

  it('take events signed with either of two secrets', () => {
    const both = { ...complete, webhookSecret: 'whsec_new, whsec_old' }
    expect(readStripeEnv(both)?.webhookSecrets).toEqual(['whsec_new', 'whsec_old'])
  })

  it('may be spoken to elsewhere with a test key', () => {
    expect(readStripeEnv({ ...complete, apiUrl: 'http://127.0.0.1:3000/', isSandbox: true })?.apiUrl).toBe(
      'http://127.0.0.1:3000',
    )
  })

  it.each([
    ['a key without its secret', { ...complete, webhookSecret: undefined }, 'STRIPE_WEBHOOK_SECRET'],
    ['a secret without its key', { ...complete, secretKey: undefined }, 'STRIPE_SECRET_KEY'],
    ['an address without a key', { ...nothing, apiUrl: 'http://127.0.0.1:1' }, 'STRIPE_API_URL'],
    ['a stand-in without a key', { ...nothing, isSandbox: true }, 'SANDBOX_STRIPE'],
    ['a live key elsewhere', { ...complete, secretKey: 'sk_live_a', apiUrl: 'http://x' }, 'live key'],
    ['a live key for the stand-in', { ...complete, secretKey: 'sk_live_a', isSandbox: true }, 'live key'],
    ['what is no key', { ...complete, secretKey: 'pk_test_abc' }, 'STRIPE_SECRET_KEY'],
    ['what is no secret', { ...complete, webhookSecret: 'abc' }, 'STRIPE_WEBHOOK_SECRET'],
    ['a secret and a comma', { ...complete, webhookSecret: 'whsec_a,' }, 'STRIPE_WEBHOOK_SECRET'],
    ['three secrets', { ...complete, webhookSecret: 'whsec_a,whsec_b,whsec_c' }, 'STRIPE_WEBHOOK_SECRET'],
    ['an address with a path', { ...complete, apiUrl: 'http://127.0.0.1/v1' }, 'STRIPE_API_URL'],
  ])('refuse to start with %s', (_what, values, named) => {
    expect(() => readStripeEnv(values)).toThrow(named)
  })
})
