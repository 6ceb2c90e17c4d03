import { openTestBilling } from '@tests/support/billing'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { getAccount } from '@/server/services/accounts/get-account'
import { getStats } from '@/server/services/accounts/get-stats'
import { getUserDetails } from '@/server/services/accounts/get-user-details'
import { openAccount } from '@/server/services/accounts/open-account'
import { getSubscriptionState } from '@/server/services/billing/get-subscription-state'
import { getCredits } from '@/server/services/credits/get-credits'
import { getUsedCredits } from '@/server/services/credits/get-used-credits'
import { listCreditEntries } from '@/server/services/credits/list-credit-entries'
import type { Payments } from '@/server/services/ports/payments'
import type { ServiceContext } from '@/server/services/service-context'

const billing = setUp(openTestBilling)

const page = { page: 1, pageSize: 50, sort: 'created_at' } as const
const reads: Record<string, (context: ServiceContext) => Promise<unknown>> = {
  getAccount,
  getUserDetails,
  getSubscriptionState,
  getCredits,
  getUsedCredits,
  getStats,
  listCreditEntries: (context) => listCreditEntries(context, page),
}

/** A paying account whose paid period is over, which is what makes `openAccount` ask and write. */
async function staleAccount() {
  const asked: string[] = []
  const through: Partial<Payments> = {
    listSubscriptions: (customerId) => {
      asked.push('payments')
      return billing.payments.listSubscriptions(customerId)
    },
  }
  const payer = await billing.newPayer(through)
  await billing.subscribe(payer, 'starter_monthly')
  const { end } = await billing.credits(payer)
  const { actor } = payer.context
  if (actor.kind !== 'user') throw new Error('A payer is a person.')
  const identity = {
    ...actor,
    email: 'moved@example.org',
    emailVerified: true,
    sessionId: null,
    level: 'aal1',
    method: 'password',
  } as const
  const context: ServiceContext = {
    ...payer.context,
    now: () => new Date(end.getTime() + 60_000),
    // The token names the address before the last one, so the sign-in service would be asked.
    actor: { ...actor, email: 'before@example.org' },
    askSession: async () => {
      asked.push('sign-in')
      return { kind: 'standing', identity }
    },
  }
  asked.length = 0
  return { context, asked }
}

/** Runs a read where PostgreSQL refuses every write. */
function reading(context: ServiceContext, read: (context: ServiceContext) => Promise<unknown>) {
  return context.db.transaction((db) => read({ ...context, db }), { accessMode: 'read only' })
}

describe('reading an account', () => {
  it.each(Object.keys(reads))('%s writes nothing and asks no service outside', async (name) => {
    const { context, asked } = await staleAccount()
    await reading(context, reads[name] ?? getAccount)
    expect(asked).toEqual([])
  })

  it('refuses a person whose account was never opened', async () => {
    const context = billing.services.contextFor()
    await expect(getAccount(context)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('opening an account', () => {
  it('creates it with its free credits and their period', async () => {
    const context = billing.services.contextFor()
    await openAccount(context)
    expect(await getAccount(context)).toMatchObject({ credits: 20, plan: null })
    expect(await getCredits(context)).toMatchObject({ total: 20, used: 0 })
    const { items } = await listCreditEntries(context, page)
    expect(items).toMatchObject([{ kind: 'grant', amount: 20 }])
  })

  it('asks the sign-in service and the payments about a stale account, and writes', async () => {
    const { context, asked } = await staleAccount()
    await expect(reading(context, openAccount)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('read-only transaction') },
    })
    asked.length = 0
    await openAccount(context)
    expect(asked).toEqual(['sign-in', 'payments'])
    expect((await getAccount(context)).email).toBe('moved@example.org')
  })
})
