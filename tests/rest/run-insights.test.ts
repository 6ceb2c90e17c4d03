import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { RunInsights } from '@/contracts/run-insights'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { hashApiKey, newApiKey } from '@/server/services/api-keys/api-key-format'
import { getRunInsights } from '@/server/services/api-keys/get-run-insights'
import { type KeyCall, recordKeyCall } from '@/server/services/api-keys/record-key-call'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)

type KeyActor = KeyCall['actor']

/** A person with a key; `mode` test for one that spends nothing. */
async function keyHolder(mode: 'live' | 'test' = 'live') {
  const user = services.newUser()
  const { sql } = services.database
  await sql`insert into user_details (user_id, email, credits, created_at, updated_at)
    values (${user.userId}, ${user.email}, 20, now(), now()) on conflict do nothing`
  return { user, key: await newKey(user, mode) }
}

async function newKey({ userId }: Actor, mode: 'live' | 'test'): Promise<KeyActor> {
  const keyId = randomUUID()
  await services.database.sql`
    insert into api_keys (id, user_id, mode, key_hash, prefix, last4, created_at, expires_at)
    values (${keyId}, ${userId}, ${mode}, ${hashApiKey(newApiKey(mode))}, 'qs', '0000', now(), now())`
  return keyActor(userId, { keyId, mode })
}

/** Calls of the REST face; what is told of a call is written down before the next one. */
async function call(actor: Actor | null, method: string, path: string, body?: unknown, headers = {}) {
  const address = new URL(`http://127.0.0.1/api/v1${path}`)
  const told: KeyCall[] = []
  const response = await handleRestRequest(
    new Request(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
    address.pathname.slice('/api/v1'.length),
    {
      requestId: randomUUID(),
      reportError: () => undefined,
      createContext: async () => {
        const { actor: _other, ...rest } = services.contextFor()
        const onKeyCall = (keyCall: KeyCall) => told.push(keyCall)
        return { actor, requestId: randomUUID(), services: rest, onKeyCall }
      },
    },
  )
  for (const keyCall of told) await recordKeyCall(services.contextFor().db, keyCall)
  return { status: response.status, body: await response.json() }
}

const insightsOf = async (actor: Actor) => {
  const { body } = await call(actor, 'GET', '/api-key/run-insights')
  expect(RunInsights.parse(body)).toEqual(body)
  return body as RunInsights
}

describe('run insights', () => {
  it('are zeros on thirty days for who called nothing', async () => {
    const { perDay, ...rest } = await insightsOf(services.newUser())
    expect(rest).toEqual({ runs: 0, errors: 0, creditsUsed: 0, p50Ms: null, p95Ms: null, perEndpoint: [] })
    expect(perDay).toHaveLength(30)
    expect(perDay[29]).toEqual({ date: '2026-11-21', runs: 0, errors: 0, creditsUsed: 0 })
  })

  it('count calls with a key by endpoint, with their errors and their credits', async () => {
    const { user, key } = await keyHolder()
    const order = { text: 'monday mornings', count: 1 }
    await call(key, 'POST', '/meme/text-to-meme', order)
    await call(key, 'POST', '/meme/text-to-gif', { text: 'the build is green', imageCount: 1 })
    await call(key, 'POST', '/meme/text-to-meme', { text: '' })
    await call(key, 'POST', '/meme/text-to-meme', { text: 'I will kill my neighbour Bob tonight' })
    await call(key, 'DELETE', `/result/${randomUUID()}`)
    await call(key, 'DELETE', `/result/${randomUUID()}`)
    await call(key, 'GET', '/no/such/call')
    await call(user, 'POST', '/meme/text-to-meme', order)
    const { perDay, perEndpoint, ...all } = await insightsOf(user)
    expect(all).toMatchObject({ runs: 6, errors: 4, creditsUsed: 3 })
    expect(perDay.at(-1)).toEqual({ date: '2026-11-21', runs: 6, errors: 4, creditsUsed: 3 })
    expect(perEndpoint.map(({ p50Ms: _p50, p95Ms: _p95, ...counts }) => counts)).toEqual([
      { endpoint: 'POST /meme/text-to-meme', runs: 3, errors: 2, creditsUsed: 1 },
      { endpoint: 'DELETE /result/{id}', runs: 2, errors: 2, creditsUsed: 0 },
      { endpoint: 'POST /meme/text-to-gif', runs: 1, errors: 0, creditsUsed: 2 },
    ])
  })

  it('count what an Idempotency-Key replays as a call that cost nothing', async () => {
    const { user, key } = await keyHolder()
    const headers = { 'idempotency-key': randomUUID() }
    for (const _ of [1, 2])
      await call(key, 'POST', '/meme/text-to-meme', { text: 'monday', count: 1 }, headers)
    expect(await insightsOf(user)).toMatchObject({ runs: 2, errors: 0, creditsUsed: 1 })
  })

  it('are nobody’s trouble: a call is answered when it cannot be counted', async () => {
    const { key } = await keyHolder()
    const failures: unknown[] = []
    const response = await handleRestRequest(
      new Request('http://127.0.0.1/api/v1/account/stats'),
      '/account/stats',
      {
        requestId: randomUUID(),
        reportError: (error) => failures.push(error),
        createContext: async () => {
          const { actor: _other, ...rest } = services.contextFor()
          const onKeyCall = () => {
            throw new Error('Nobody counts.')
          }
          return { actor: key, requestId: randomUUID(), services: rest, onKeyCall }
        },
      },
    )
    expect(response.status).toBe(200)
    expect(failures).toHaveLength(1)
  })

  it('count no credits for a test key', async () => {
    const { key } = await keyHolder('test')
    await call(key, 'POST', '/meme/text-to-meme', { text: 'monday', count: 1 })
    expect(await insightsOf(key)).toMatchObject({ runs: 1, creditsUsed: 0 })
  })

  it('lose no call of hundreds that end together, and tell how long they took', async () => {
    const { user, key } = await keyHolder()
    const { db } = services.contextFor()
    const one = { actor: key, endpoint: 'GET /search', creditsUsed: 1, at: testNow }
    await Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        recordKeyCall(db, { ...one, failed: index % 4 === 0, durationMs: index < 360 ? 100 : 3000 }),
      ),
    )
    const timed = await services.database.sql`
      select sum(calls)::int as calls from api_key_usage, unnest(latencies) as calls where user_id = ${user.userId}`
    expect([...timed]).toEqual([{ calls: 400 }])
    const { p50Ms, p95Ms, ...counts } = await getRunInsights(await services.openContext(user))
    expect(counts).toMatchObject({ runs: 400, errors: 100, creditsUsed: 400 })
    expect(p50Ms).toBeGreaterThan(100 / 1.2)
    expect(p50Ms).toBeLessThan(100 * 1.2)
    expect(p95Ms).toBeGreaterThan(3000 / 1.2)
    expect(p95Ms).toBeLessThan(3000 * 1.2)
  })

  it('go on through a new key, for thirty days of UTC, and are nobody else’s', async () => {
    const { user, key } = await keyHolder()
    const { db } = services.contextFor()
    const next = await newKey(user, 'live')
    const record = (actor: KeyActor, time: string) =>
      recordKeyCall(db, {
        actor,
        endpoint: 'GET /search',
        failed: false,
        durationMs: 50,
        creditsUsed: 0,
        at: new Date(time),
      })
    await record(key, '2026-10-22T23:59:59Z')
    await record(key, '2026-10-23T00:00:00Z')
    await record(next, '2026-11-21T00:00:00Z')
    await record(next, '2026-11-20T23:59:59Z')
    const { runs, perDay, perEndpoint } = await getRunInsights(await services.openContext(user))
    expect(runs).toBe(3)
    expect(perDay.filter((day) => day.runs > 0).map(({ date }) => date)).toEqual([
      '2026-10-23',
      '2026-11-20',
      '2026-11-21',
    ])
    expect(perEndpoint).toMatchObject([{ endpoint: 'GET /search', runs: 3 }])
    expect((await getRunInsights(await services.openContext())).runs).toBe(0)
  })
})
