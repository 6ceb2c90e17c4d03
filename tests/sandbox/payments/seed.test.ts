import { execFile } from 'node:child_process'
import { bareEnvironment } from '@tests/support/product'
import { sandboxPaymentsKey } from '@tests/support/sandbox-payments-server'
import { setUpPayments } from '@tests/support/set-up-sandbox'
import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { seedAccount } from '@/sandbox/payments/seed/seed-account'

const { database, server, stripe } = setUpPayments()

const count = async () => (await database.sql`select count(*)::int from sandbox_payments.objects`)[0]?.count

it('an empty account gets the plans, and a second run changes nothing', async () => {
  expect(await seedAccount(stripe)).toContain('product Starter made')
  const { data } = await stripe.prices.list({ active: true, expand: ['data.product'], limit: 100 })
  const plans = data.map(({ unit_amount: cents, recurring, lookup_key: key, product }) => {
    const { name, metadata } = product as Stripe.Product
    const { limitedMonthlyCredits, monthlyCredits, customWatermark } = metadata
    return [key, name, cents, recurring?.interval, limitedMonthlyCredits, monthlyCredits, customWatermark]
  })
  expect(plans.reverse()).toEqual([
    ['starter_monthly', 'Starter', 900, 'month', 'true', '100', 'false'],
    ['starter_yearly', 'Starter', 9000, 'year', 'true', '100', 'false'],
    ['creator_monthly', 'Creator', 1900, 'month', 'true', '500', 'true'],
    ['creator_yearly', 'Creator', 19_000, 'year', 'true', '500', 'true'],
    ['studio_monthly', 'Studio', 4900, 'month', 'false', '5000', 'true'],
    ['studio_yearly', 'Studio', 49_000, 'year', 'false', '5000', 'true'],
  ])
  const coupon = await stripe.coupons.retrieve('stay')
  expect(coupon).toMatchObject({ percent_off: 30, duration: 'repeating', duration_in_months: 3, valid: true })
  const before = await count()
  expect(await seedAccount(stripe)).toEqual([])
  expect(await count()).toBe(before)
})

it('a price that somebody changed is made anew under its key, and the old one is closed', async () => {
  await seedAccount(stripe)
  const [old] = (await stripe.prices.list({ lookup_keys: ['creator_monthly'] })).data
  const other = await stripe.prices.create({
    product: 'quipsmith_creator',
    currency: 'usd',
    unit_amount: 1,
    recurring: { interval: 'month' },
    lookup_key: 'creator_monthly',
    transfer_lookup_key: true,
  })
  await stripe.products.update('quipsmith_creator', { name: 'Misnamed', metadata: { monthlyCredits: '1' } })
  const report = await seedAccount(stripe)
  expect(report).toEqual([
    'product Creator brought up to date',
    'price Creator month made',
    'portal configuration brought up to date',
  ])
  const [fresh] = (await stripe.prices.list({ lookup_keys: ['creator_monthly'] })).data
  expect(fresh).toMatchObject({ unit_amount: 1900, active: true })
  expect([old?.id, other.id]).not.toContain(fresh?.id)
  expect((await stripe.prices.retrieve(other.id)).active).toBe(false)
  expect((await stripe.products.retrieve('quipsmith_creator')).metadata.monthlyCredits).toBe('500')
})

/** `npm run stripe:seed` in an environment with nothing else configured. */
function runCommand(env: Record<string, string>): Promise<{ failed: boolean; said: string }> {
  const args = ['--import', 'tsx', 'scripts/seed-stripe.ts']
  return new Promise((done) => {
    execFile(process.execPath, args, { env: bareEnvironment(env) }, (error, stdout, stderr) =>
      done({ failed: error !== null, said: stdout + stderr }),
    )
  })
}

it('is a command for any account, which says what is missing and sends no live key elsewhere', async () => {
  await seedAccount(stripe)
  const address = { STRIPE_API_URL: server.url }
  const ran = await runCommand({ ...address, STRIPE_SECRET_KEY: sandboxPaymentsKey })
  expect(ran).toEqual({ failed: false, said: 'Everything is there already.\n' })
  const keyless = await runCommand({})
  expect(keyless).toEqual({ failed: true, said: expect.stringContaining('STRIPE_SECRET_KEY is not set') })
  const live = await runCommand({ ...address, STRIPE_SECRET_KEY: 'sk_live_x' })
  expect(live).toEqual({ failed: true, said: expect.stringContaining('live key') })
})
