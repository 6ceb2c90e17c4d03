import { billingSeed, PaperPayments, type PaperPlan } from '@tests/support/paper-payments'
import { reverseSpend } from '@tests/support/reverse-spend'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { expect, it } from 'vitest'
import { choosePlan, entitlement, hasRights } from '@/core/credits/entitlement'
import { ownCreditsOfPlan } from '@/core/credits/plan-credits'
import { createRandom } from '@/core/random/seeded-random'
import { getAccount } from '@/server/services/accounts/get-account'
import { openAccount } from '@/server/services/accounts/open-account'
import { ensureCustomer } from '@/server/services/billing/ensure-customer'
import { findBilling } from '@/server/services/billing/find-billing'
import { handlePaymentEvent } from '@/server/services/billing/handle-payment-event'
import { syncCustomer } from '@/server/services/billing/sync-customer'
import { getCreditPeriod, type OpenPeriod } from '@/server/services/credits/open-credit-period'
import { spendCredits } from '@/server/services/credits/spend-credits'
import type { PaymentEvent } from '@/server/services/ports/payments'
import type { ServiceContext } from '@/server/services/service-context'

const userCount = 50
const rounds = 200
const movesPerRound = 50
const hourMs = 3_600_000

const plans: PaperPlan[] = [
  {
    priceId: 'starter',
    metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '100', customWatermark: 'false' },
  },
  {
    priceId: 'creator',
    metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '500', customWatermark: 'true' },
  },
  {
    priceId: 'studio',
    metadata: { limitedMonthlyCredits: 'false', monthlyCredits: '5000', customWatermark: 'true' },
  },
]

const services = setUp(openTestServices)

interface Player {
  context: ServiceContext
  userId: string
  customerId: string
  /** Credits spent so far, by the answers of the calls. */
  spent: number
}

it(`${rounds * movesPerRound} moves by ${userCount} users, with events repeated, lost and mixed up, end in the state of a fresh sync and in balance (seed ${billingSeed})`, async () => {
  const random = createRandom(billingSeed)
  const paper = new PaperPayments(new Date('2026-10-20T08:00:00Z'))
  const players = await Promise.all(Array.from({ length: userCount }, () => newPlayer(paper)))
  const spends: { key: string; player: Player; cost: number }[] = []
  const periods = new Map<Player, Promise<OpenPeriod>>()
  let told = 0
  /** The players who spend in this round, several at once. */
  let busy: Player[] = []
  let waiting: PaymentEvent[] = []
  const delivered = new Set<string>()
  const deliver = async (event: PaymentEvent) => {
    const [someone] = players
    if (!someone) return
    await handlePaymentEvent(someone.context, { rawBody: event.id, signature: null })
    delivered.add(event.id)
  }

  const openPeriodOf = async (player: Player) => {
    const { context } = player
    await openAccount(context)
    return getCreditPeriod(context)
  }
  const spend = async (player: Player, cost: number, key: string) => {
    const { context, userId } = player
    // Several of one moment hold the same period, as runs do that take some seconds.
    const opened = periods.get(player) ?? openPeriodOf(player)
    periods.set(player, opened)
    const period = await opened
    const outcome = await spendCredits(context.db, {
      userId,
      period,
      cost,
      reason: 'text-to-meme',
      idempotencyKey: key,
      siteUrl: '',
    }).catch((error: { code?: string; cause?: { code?: string } }) => {
      if (error.code === 'INSUFFICIENT_CREDITS' || error.cause?.code === '23505') return null
      throw error
    })
    if (!outcome) return
    player.spent += cost
    expect(outcome.allowance - outcome.used).toBeGreaterThanOrEqual(0)
    spends.push({ key, player, cost })
  }
  const reverse = async () => {
    if (spends.length === 0) return
    const { key, player, cost } = random.pick(spends)
    const [row] = await services.database
      .sql`select id from credit_entries where user_id = ${player.userId} and idempotency_key = ${key}`
    const id = Number(row?.id)
    const times = random.int(4) === 0 ? 3 : 1
    const back = await Promise.all(Array.from({ length: times }, () => reverseSpend(player.context.db, id)))
    expect(back.filter(Boolean).length).toBeLessThan(2)
    if (back.some(Boolean)) player.spent -= cost
  }
  const pays = ({ customerId }: Player) => {
    const chance = random.next()
    if (chance < 0.3) paper.begin(customerId, random.pick(plans), random.int(4) === 0 ? 'year' : 'month')
    else if (chance < 0.5) paper.renew(customerId, random.int(3) > 0)
    else if (chance < 0.68) {
      const { priceId, metadata } = random.pick(plans)
      paper.change(customerId, { priceId, metadata, productId: `product_of_${priceId}` })
    } else if (chance < 0.78) paper.change(customerId, { cancelAt: random.int(2) ? paper.now : null })
    else if (chance < 0.86)
      paper.change(customerId, { status: random.pick(['active', 'unpaid', 'paused', 'past_due']) })
    else if (chance < 0.94) {
      const live = paper.live(customerId)
      if (live) paper.cancelSubscription(live.id)
    } else if (chance < 0.98) paper.refund(customerId)
    else paper.dispute(customerId)
  }
  const move = async () => {
    const chance = random.next()
    if (chance < 0.66) return spend(random.pick(busy), 1 + random.int(9), `key ${random.int(4000)}`)
    if (chance < 0.82) return reverse()
    const player = random.pick(players)
    if (chance < 0.98) return pays(player)
    return syncCustomer(player.context, player.userId)
  }

  for (let round = 0; round < rounds; round++) {
    paper.now = new Date(paper.now.getTime() + random.int(12) * hourMs)
    periods.clear()
    busy = random.shuffle(players).slice(0, 8)
    await Promise.all(Array.from({ length: movesPerRound }, move))
    for (const event of paper.told.slice(told)) {
      if (random.int(10) < 2) continue
      waiting.push(event, ...(random.int(10) < 3 ? [event] : []))
    }
    told = paper.told.length
    waiting = random.shuffle(waiting)
    await Promise.all(waiting.splice(0, random.int(waiting.length + 1)).map(deliver))
  }
  await Promise.all(waiting.splice(0).map(deliver))
  // A dispute that was heard cancels, and that is told of in turn.
  for (const event of paper.told.slice(told)) if (random.int(2)) await deliver(event)

  let asTold = 0
  for (const { userId, customerId } of players) {
    const events = paper.told.filter(
      ({ subject }) => subject.kind === 'customer' && subject.customerId === customerId,
    )
    const last = events.at(-1)
    if (!last || !delivered.has(last.id)) continue
    expect(await rowsOf(userId), 'whose last event was delivered').toEqual(await truthOf(paper, customerId))
    asTold += 1
  }
  expect(asTold).toBeGreaterThan(userCount / 4)

  for (const player of players) {
    const { context, userId, customerId } = player
    await syncCustomer(context, userId)
    expect(await rowsOf(userId)).toEqual(await truthOf(paper, customerId))
    await openAccount(context)
    const { allowance, used, start, end } = await getCreditPeriod(context)
    const fresh = await freshEntitlement(paper, player)
    // A paid period that nobody renewed, and that was over before the free one began, gives nothing a second time.
    if (fresh.end <= start) expect(allowance).toBeLessThanOrEqual(Math.max(20, used))
    else
      expect({ userId, allowance, end }).toEqual({
        userId,
        allowance: fresh.isRevoked ? used : Math.max(fresh.allowance, used),
        end: fresh.end,
      })
    const [sum] = await services.database
      .sql`select coalesce(sum(used), 0)::int as used from credit_periods where user_id = ${userId}`
    expect({ userId, used: sum?.used }).toEqual({ userId, used: player.spent })
  }
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
  const kinds = await services.database.sql`select kind, count(*)::int as n from credit_entries group by 1`
  for (const { kind, n } of kinds) expect([kind, n > 200]).toEqual([kind, true])
  const [revoked] = await services.database
    .sql`select count(*)::int as n from credit_periods where revoked_at is not null`
  expect(revoked?.n).toBeGreaterThan(5)
}, 180_000)

async function newPlayer(paper: PaperPayments): Promise<Player> {
  const base = await services.openContext()
  const context = { ...base, now: () => paper.now, ports: { ...base.ports, payments: paper } }
  await openAccount(context)
  const customerId = await ensureCustomer(context, await getAccount(context))
  return { context, userId: context.actor.userId, customerId, spent: 0 }
}

/** Stored subscription rows in a stable order. */
async function rowsOf(userId: string) {
  const rows = await services.database
    .sql`select id, status, price_id, metadata, period_start, period_end, cancel_at,
    ended_at from subscriptions where user_id = ${userId} order by id`
  return [...rows]
}

/** The same by what the provider tells. */
async function truthOf(paper: PaperPayments, customerId: string) {
  const snapshots = await paper.listSubscriptions(customerId)
  return snapshots
    .map((one) => ({
      id: one.id,
      status: one.status,
      price_id: one.priceId,
      metadata: one.metadata,
      period_start: one.periodStart,
      period_end: one.periodEnd,
      cancel_at: one.cancelAt,
      ended_at: one.endedAt,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Entitlement computed from scratch: from the provider's state and the refunds and disputes received so far. */
async function freshEntitlement(paper: PaperPayments, { context, userId, customerId }: Player) {
  const { isDisputed, revokedSpans } = await findBilling(context.db, userId)
  const plan = choosePlan(await paper.listSubscriptions(customerId))
  const paying = plan && hasRights(plan, { isDisputed, now: paper.now }) ? plan : null
  const ownCredits = (paying && ownCreditsOfPlan(paying.metadata, paying.quantity)) ?? 20
  return entitlement({ ownCredits, plan, isDisputed, revokedSpans, now: paper.now })
}
