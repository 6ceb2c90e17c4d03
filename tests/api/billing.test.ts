import { randomUUID } from 'node:crypto'
import { openTestBilling, type Payer } from '@tests/support/billing'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { createCaller } from '@/server/api/root'
import type { ServiceContext } from '@/server/services/service-context'

const billing = setUp(openTestBilling)

/** Answers pass the contracts on their way. */
function callerOf({ context }: Payer, askSession?: ServiceContext['askSession']) {
  const { actor, ...services } = context
  return createCaller({
    actor,
    requestId: randomUUID(),
    services: { ...services, ...(askSession ? { askSession } : {}) },
  })
}

describe('the calls of billing', () => {
  it('answer as their contracts say, before and after somebody pays', async () => {
    const payer = await billing.newPayer()
    const { account, subscription } = callerOf(payer)
    expect(await subscription.state()).toMatchObject({ subscription: null, inactive: null, hasPortal: false })
    expect((await subscription.plans()).plans).toHaveLength(3)
    await billing.spend(payer, 2)
    const sessionId = await billing.subscribe(payer, 'creator_monthly')
    expect(await subscription.sync({ sessionId })).toMatchObject({
      subscription: { status: 'active', prices: [{ product: { name: 'Creator' } }] },
      credits: { total: 500, used: 0, remaining: 500 },
      hasPortal: true,
      retentionOffer: { description: '30 % off for 3 months.' },
    })
    expect((await subscription.invoices()).invoices).toHaveLength(1)
    expect((await account.userDetails()).subscription).toMatchObject({ status: 'active' })
    expect(await account.watermark({ watermark_text: 'memes.example' })).toEqual({
      watermark_text: 'memes.example',
    })
    expect((await account.creditEntries({})).items.map(({ kind }) => kind)).toEqual([
      'grant',
      'spend',
      'grant',
    ])
    expect(await account.applyDiscount({})).toMatchObject({ applied: true })
    expect((await subscription.portalLink({})).url).toContain('http')
    expect(await account.close()).toEqual({ closed: true })
    await expect(account.userDetails()).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Unauthorized',
    })
    expect(await account.close()).toEqual({ closed: true })
  })

  it('that touch money or end an account are refused to a session that was signed out', async () => {
    const payer = await billing.newPayer()
    const { account, subscription } = callerOf(payer, async () => ({ kind: 'ended' }))
    const priceId = await billing.priceId('starter_monthly')
    const refused = { code: 'UNAUTHORIZED', message: 'Unauthorized' }
    await expect(subscription.checkoutSession({ priceId })).rejects.toMatchObject(refused)
    await expect(subscription.portalLink({})).rejects.toMatchObject(refused)
    await expect(subscription.invoices()).rejects.toMatchObject(refused)
    await expect(account.applyDiscount({})).rejects.toMatchObject(refused)
    await expect(account.close()).rejects.toMatchObject(refused)
    expect(await callerOf(payer).account.userDetails()).toMatchObject({ id: payer.userId })
  })
})
