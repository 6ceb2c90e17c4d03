import { describe, expect, it } from 'vitest'
import {
  choosePlan,
  entitlement,
  hasRights,
  isLive,
  isStale,
  type PlanState,
  type RevokedSpan,
} from '@/core/credits/entitlement'
import { ownCreditsOfPlan, planCredits } from '@/core/credits/plan-credits'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const now = day('2026-11-20')

const plan = (change: Partial<PlanState> = {}): PlanState => ({
  id: 'sub_1',
  status: 'active',
  interval: 'month',
  intervalCount: 1,
  quantity: 1,
  metadata: { limitedMonthlyCredits: 'true', monthlyCredits: '250' },
  billingCycleAnchor: day('2026-11-05'),
  periodStart: day('2026-11-05'),
  periodEnd: day('2026-12-05'),
  endedAt: null,
  createdAt: day('2026-11-05'),
  ...change,
})

interface Change {
  ownCredits?: number
  isDisputed?: boolean
  revokedSpans?: RevokedSpan[]
  now?: Date
}
const given = (state: PlanState | null, change: Change = {}) =>
  entitlement({ ownCredits: 20, plan: state, isDisputed: false, revokedSpans: [], now, ...change })

const free = {
  start: day('2026-11-01'),
  end: day('2026-12-01'),
  allowance: 20,
  source: 'free',
  isRevoked: false,
}
const paid = { start: day('2026-11-05'), end: day('2026-12-05'), source: 'sub_1', isRevoked: false }

describe('without a subscription', () => {
  it('the user has the own credits each calendar month', () => {
    expect(given(null)).toEqual(free)
    expect(given(null, { ownCredits: 7 }).allowance).toBe(7)
    expect(given(null, { ownCredits: 0 }).allowance).toBe(0)
  })
  it('never has less than none', () => {
    expect(given(null, { ownCredits: -5 }).allowance).toBe(0)
  })
})

describe('with a plan that limits credits', () => {
  it('the user has its number for each seat, in the paid period', () => {
    expect(given(plan())).toEqual({ ...paid, allowance: 250 })
    expect(given(plan({ quantity: 3 })).allowance).toBe(750)
  })
  it('the own credits do not count', () => {
    expect(given(plan(), { ownCredits: 9000 }).allowance).toBe(250)
  })
  it.each([
    ['250', 250],
    ['0', 0],
    ['1.9', 1],
    [' 30 ', 30],
    ['lots', 100],
    ['', 100],
    ['NaN', 100],
    ['-1', 100],
    [undefined, 100],
  ])('whose number is %j it is %i', (monthlyCredits, credits) => {
    expect(given(plan({ metadata: { limitedMonthlyCredits: 'true', monthlyCredits } })).allowance).toBe(
      credits,
    )
  })
  it('no number is more than the database holds', () => {
    const metadata = { limitedMonthlyCredits: 'true', monthlyCredits: '99999999999999' }
    expect(given(plan({ metadata, quantity: 100 })).allowance).toBeLessThan(2 ** 31)
  })
})

describe('with a plan that does not limit credits', () => {
  it.each(['false', 'TRUE', 'True', '1', '', undefined])(
    'because it says %j, the own credits count',
    (limited) => {
      const metadata = { limitedMonthlyCredits: limited, monthlyCredits: '9' }
      expect(planCredits(metadata)).toBeNull()
      expect(given(plan({ metadata }), { ownCredits: 5000 })).toEqual({ ...paid, allowance: 5000 })
    },
  )
  it('the own credits are set to its number for each seat, where it is a plan of ours', () => {
    const studio = { limitedMonthlyCredits: 'false', monthlyCredits: '5000' }
    expect(ownCreditsOfPlan(studio, 1)).toBe(5000)
    expect(ownCreditsOfPlan(studio, 2)).toBe(10_000)
    expect(ownCreditsOfPlan({ limitedMonthlyCredits: 'false' }, 1)).toBe(5000)
    expect(ownCreditsOfPlan({ limitedMonthlyCredits: 'true', monthlyCredits: '100' }, 1)).toBeNull()
    expect(ownCreditsOfPlan({}, 1)).toBeNull()
  })
})

describe('the status', () => {
  it.each(['active', 'trialing'])('%s gives all', (status) => {
    expect(given(plan({ status }))).toEqual({ ...paid, allowance: 250 })
  })
  it('past_due keeps features, and gives the unpaid period what a free account has at most', () => {
    const state = plan({ status: 'past_due' })
    expect(hasRights(state, { isDisputed: false, now })).toBe(true)
    expect(given(state)).toEqual({ ...paid, allowance: 20, source: 'free' })
    const small = { limitedMonthlyCredits: 'true', monthlyCredits: '5' }
    expect(given(plan({ status: 'past_due', metadata: small })).allowance).toBe(5)
    const studio = { limitedMonthlyCredits: 'false', monthlyCredits: '5000' }
    expect(given(plan({ status: 'past_due', metadata: studio }), { ownCredits: 5000 }).allowance).toBe(20)
  })
  it.each(['unpaid', 'paused', 'incomplete', 'canceled', 'incomplete_expired', 'something new'])(
    '%s gives nothing',
    (status) => {
      expect(hasRights(plan({ status }), { isDisputed: false, now })).toBe(false)
      expect(given(plan({ status }))).toEqual(free)
    },
  )
  it('does not count once the subscription has ended', () => {
    expect(given(plan({ endedAt: now }))).toEqual(free)
    expect(given(plan({ endedAt: day('2026-11-21') })).allowance).toBe(250)
  })
  it('tells whether a second plan may be bought', () => {
    const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']
    for (const status of live) expect(isLive({ status }), status).toBe(true)
    for (const status of ['canceled', 'incomplete_expired']) expect(isLive({ status }), status).toBe(false)
  })
})

describe('a payment that was taken back', () => {
  const span = { subscriptionId: 'sub_1', start: day('2026-11-05'), end: day('2026-12-05') }
  it('revokes the period that it paid for', () => {
    expect(given(plan(), { revokedSpans: [span] })).toEqual({ ...paid, allowance: 0, isRevoked: true })
  })
  it('revokes no other period, and none of another subscription', () => {
    const before = { ...span, start: day('2026-10-05'), end: day('2026-11-05') }
    const after = { ...span, start: day('2026-12-05'), end: day('2027-01-05') }
    const other = { ...span, subscriptionId: 'sub_0' }
    expect(given(plan(), { revokedSpans: [before, after, other] })).toEqual({ ...paid, allowance: 250 })
  })
  it('leaves nothing in the month of the payment where the plan has ended, and the free credits after it', () => {
    const ended = plan({ status: 'canceled' })
    expect(given(ended, { revokedSpans: [span] })).toEqual({ ...free, allowance: 0, isRevoked: true })
    expect(given(ended, { revokedSpans: [span], now: day('2026-12-01') })).toMatchObject({
      allowance: 20,
      isRevoked: false,
    })
  })
  it('by a dispute, freezes the plan', () => {
    expect(hasRights(plan(), { isDisputed: true, now })).toBe(false)
    expect(given(plan(), { isDisputed: true })).toEqual(free)
  })
})

describe('a plan that is paid by the year', () => {
  const yearly = (change: Partial<PlanState> = {}) =>
    plan({
      interval: 'year',
      billingCycleAnchor: day('2026-01-31'),
      periodStart: day('2026-01-31'),
      periodEnd: day('2027-01-31'),
      ...change,
    })
  it.each([
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-02-27', '2026-01-31', '2026-02-28'],
    ['2026-02-28', '2026-02-28', '2026-03-31'],
    ['2026-03-30', '2026-02-28', '2026-03-31'],
    ['2026-04-30', '2026-04-30', '2026-05-31'],
    ['2026-12-31', '2026-12-31', '2027-01-31'],
  ])('gives its credits by the month: on %s from %s to %s', (at, start, end) => {
    expect(given(yearly(), { now: day(at) })).toMatchObject({
      start: day(start),
      end: day(end),
      allowance: 250,
    })
  })
  it('cuts a year into twelve months without a gap', () => {
    let at = day('2026-01-31')
    let months = 0
    while (at < day('2027-01-31')) {
      const { start, end } = given(yearly(), { now: at })
      expect(start).toEqual(at)
      at = end
      months += 1
    }
    expect([months, at]).toEqual([12, day('2027-01-31')])
  })
  it('gives no new month after what is paid for, nor one before it', () => {
    expect(given(yearly(), { now: day('2027-03-05') }).end).toEqual(day('2027-01-31'))
    expect(given(yearly(), { now: day('2025-12-05') }).start).toEqual(day('2026-01-31'))
  })
  it('and each quarter is cut as well', () => {
    const quarterly = yearly({ interval: 'month', intervalCount: 3, periodEnd: day('2026-04-30') })
    expect(given(quarterly, { now: day('2026-03-15') })).toMatchObject({
      start: day('2026-02-28'),
      end: day('2026-03-31'),
    })
  })
  it('is revoked in all its months', () => {
    const span = { subscriptionId: 'sub_1', start: day('2026-01-31'), end: day('2027-01-31') }
    for (const at of ['2026-02-01', '2026-07-01', '2027-01-30'])
      expect(given(yearly(), { now: day(at), revokedSpans: [span] }).isRevoked, at).toBe(true)
  })
})

describe('of several subscriptions', () => {
  const one = (id: string, status: string, created: string) => ({ id, status, createdAt: day(created) })
  it('a usable one counts before a dead one, then the newest', () => {
    expect(choosePlan([])).toBeNull()
    const old = one('a', 'active', '2026-01-01')
    const dead = one('b', 'canceled', '2026-11-01')
    const unpaid = one('c', 'unpaid', '2026-10-01')
    expect(choosePlan([dead, unpaid, old])).toBe(old)
    expect(choosePlan([dead, unpaid])).toBe(unpaid)
    const newer = one('d', 'active', '2026-02-01')
    expect(choosePlan([old, newer])).toBe(newer)
    expect(choosePlan([newer, old])).toBe(newer)
  })
  it('of one moment always the same one counts', () => {
    const [a, b] = [one('a', 'active', '2026-01-01'), one('b', 'active', '2026-01-01')]
    expect(choosePlan([a, b])).toBe(choosePlan([b, a]))
  })
})

it('is stale once the paid period is over and somebody should have told us what came of it', () => {
  expect(isStale(plan(), day('2026-12-04'))).toBe(false)
  expect(isStale(plan(), day('2026-12-05'))).toBe(true)
  expect(isStale(plan({ status: 'canceled' }), day('2026-12-06'))).toBe(false)
})
