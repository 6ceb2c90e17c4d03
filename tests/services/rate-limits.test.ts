import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { keyActor } from '@tests/support/key-actor'
import { openTestRedis, startRedisStandIn } from '@tests/support/redis-stand-in'
import { openTestServices, type TestServices } from '@tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '@/contracts/rate-limits'
import { openAdmission } from '@/server/api/admission'
import { openDatabase } from '@/server/db/client'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import { createRedisCallCounter } from '@/server/integrations/redis/redis-call-counter'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import { clearOldCalls } from '@/server/services/limits/clear-old-calls'
import { countCalls } from '@/server/services/limits/count-calls'
import type { CallCounter } from '@/server/services/ports/call-counter'
import type { Actor } from '@/server/services/service-context'

/** One store as two server processes see it. */
interface Store {
  first: CallCounter
  second: CallCounter
  /** Ends the running minute of everything counted under the key. */
  endMinute(key: string): Promise<unknown>
  close(): Promise<void>
}

const noFailure = (error: unknown) => {
  throw error
}

async function openPostgres(): Promise<Store> {
  const services = await openTestServices()
  const pools = [1, 2].map(() => openDatabase(services.database.url, { maxConnections: 10 }))
  const [first, second] = pools.map(({ db }) => createPostgresCallCounter(db))
  if (!first || !second) throw new Error('There are two.')
  return {
    first,
    second,
    endMinute: (key) =>
      services.database.sql`update call_counts set ends_at = clock_timestamp() where key = ${key}`,
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()))
      await services.close()
    },
  }
}

async function openRedis(): Promise<Store> {
  const { url, stop } = await openTestRedis()
  const [first, second] = [createRedisCallCounter(url, noFailure), createRedisCallCounter(url, noFailure)]
  const client = createClient({ url, RESP: 2, disableClientInfo: true, maintNotifications: 'disabled' })
  await client.connect()
  return {
    first,
    second,
    endMinute: async (key) => {
      await client.pExpire(key, 1)
      await sleep(5)
    },
    close: async () => {
      first.close()
      second.close()
      client.destroy()
      await stop()
    },
  }
}

const user = (): Actor => ({ kind: 'user', userId: randomUUID(), email: 'somebody@example.com' })
const keyOf = ({ userId }: Actor) => keyActor(userId)
const callerOf = (actor: Actor | null, addressHash: string | null = randomUUID()) => ({ actor, addressHash })

describe.each([
  ['PostgreSQL', openPostgres],
  ['Redis', openRedis],
])('limits counted in %s', (_, open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  it('count every call of two servers at once exactly once', async () => {
    const key = randomUUID()
    const counts = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 ? store.first : store.second).add(key, 1)),
    )
    expect(counts.map(({ calls }) => calls).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, index) => index + 1),
    )
    for (const { endsInMs } of counts) {
      expect(endsInMs).toBeGreaterThan(0)
      expect(endsInMs).toBeLessThanOrEqual(60_000)
    }
  })

  it('begin again when the minute is over, and not before', async () => {
    const key = randomUUID()
    expect((await store.first.add(key, 3)).calls).toBe(3)
    expect((await store.second.add(key, 2)).calls).toBe(5)
    await store.endMinute(key)
    expect((await store.second.add(key, 1)).calls).toBe(1)
    expect((await store.first.add(key, 1)).calls).toBe(2)
  })

  it.each([
    ['generate', user(), 30],
    ['generate', keyOf(user()), 120],
    ['search', user(), 120],
    ['search', keyOf(user()), 120],
    ['read', user(), 300],
    ['write', user(), 120],
    ['write', null, 30],
    ['pictures', null, 600],
  ] as const)(
    'let just as many calls of class %s through as decided (%#)',
    async (callClass, actor, limit) => {
      const caller = callerOf(actor)
      const rules = { counter: store.first, limits: rateLimits }
      const before = await countCalls(rules, caller, callClass, limit - 1)
      expect(before).toMatchObject({ limit, remaining: 1, admitted: limit - 1 })
      const over = await countCalls({ ...rules, counter: store.second }, caller, callClass, 3)
      expect(over).toMatchObject({ limit, remaining: 0, admitted: 1 })
      const after = await countCalls(rules, caller, callClass, 1)
      expect(after).toMatchObject({ remaining: 0, admitted: 0 })
      expect(after?.resetSeconds).toBeGreaterThanOrEqual(1)
      expect(after?.resetSeconds).toBeLessThanOrEqual(60)
    },
  )

  it('keep a session, the keys of an account, other people and the classes apart, but not two keys', async () => {
    const rules = { counter: store.first, limits: rateLimits }
    const somebody = user()
    const remaining = async (actor: Actor | null, callClass: 'read' | 'write', address?: string) =>
      (await countCalls(rules, callerOf(actor, address), callClass, 1))?.remaining
    expect(await remaining(somebody, 'write')).toBe(119)
    expect(await remaining(somebody, 'read')).toBe(299)
    expect(await remaining(keyOf(somebody), 'write')).toBe(119)
    expect(await remaining(keyOf(somebody), 'write')).toBe(118)
    expect(await remaining(user(), 'write')).toBe(119)
    const address = randomUUID()
    expect(await remaining(null, 'write', address)).toBe(29)
    expect(await remaining(null, 'read', address)).toBe(28)
    expect(await remaining(null, 'read')).toBe(29)
  })

  it('refuse the calls of a batch that are too many, and those alone', async () => {
    const rules = { counter: store.first, limits: { ...rateLimits, read: 2 }, onFailure: noFailure }
    const admission = openAdmission(callerOf(user()), rules)
    await admission.reserve(['read', 'write', 'read', 'read'])
    await admission.take('read')
    await admission.take('write')
    await admission.take('read')
    await expect(admission.take('read')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^That is more than 2 calls in a minute\. Try again in \d+ seconds?\.$/),
    })
    const headers = admission.headers()
    expect(headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' })
    expect(headers['retry-after']).toBe(headers['ratelimit-reset'])
  })

  it('ask for nothing where a limit is switched off', async () => {
    const counter = { add: () => Promise.reject(new Error('Nobody should ask.')) }
    const rules = { counter, limits: { ...rateLimits, read: 0 }, onFailure: noFailure }
    const admission = openAdmission(callerOf(user()), rules)
    await admission.take('read')
    expect(admission.headers()).toEqual({})
  })
})

describe('a store that does not answer', () => {
  it('lets calls pass and says so: PostgreSQL', async () => {
    const gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', { maxConnections: 1 })
    const failures: unknown[] = []
    const admission = openAdmission(callerOf(user()), {
      counter: createPostgresCallCounter(gone.db),
      limits: { ...rateLimits, read: 1 },
      onFailure: (error) => failures.push(error),
    })
    await admission.take('read')
    await admission.take('read')
    await gone.close()
    expect(failures).toHaveLength(2)
    expect(admission.headers()).toEqual({})
  })

  it('lets calls pass and counts again when it is back: Redis', async () => {
    const standIn = await startRedisStandIn()
    const failures: unknown[] = []
    const counter = createRedisCallCounter(standIn.url, () => undefined)
    const somebody = callerOf(user())
    const rules = {
      counter,
      limits: { ...rateLimits, write: 1 },
      onFailure: (error: unknown) => failures.push(error),
    }
    const takes = async () => {
      const outcomes = await Promise.allSettled(
        [1, 2].map(() => openAdmission(somebody, rules).take('write')),
      )
      return outcomes.map(({ status }) => status).toSorted()
    }
    expect(await takes()).toEqual(['fulfilled', 'rejected'])
    await standIn.stop()
    expect(await takes()).toEqual(['fulfilled', 'fulfilled'])
    expect(failures).toHaveLength(2)
    await standIn.start()
    await expect.poll(takes, { timeout: 20_000 }).toEqual(['fulfilled', 'rejected'])
    counter.close()
    await standIn.stop()
  })
})

describe('old rows', () => {
  let services: TestServices
  beforeAll(async () => {
    services = await openTestServices()
  })
  afterAll(() => services.close())

  it('of minutes that are over and of answers older than a day are cleared, the others stay', async () => {
    const { db } = services.contextFor()
    const { sql } = services.database
    const { userId } = user()
    await sql`insert into call_counts values ('old', 1, now() - interval '1 s'), ('new', 1, now() + interval '9 s')`
    await sql`insert into user_details (user_id, email, credits, created_at, updated_at)
      values (${userId}, 'somebody@example.com', 20, now(), now())`
    for (const age of ['25 hours', '23 hours']) {
      await sql`insert into idempotency_keys (user_id, caller, call, key, run_id, input_hash, lease_ends_at, created_at)
        values (${userId}, 'user', 'result.star', ${age}, gen_random_uuid(), '', now(), now() - ${age}::interval)`
    }
    await clearOldCalls(db)
    expect((await sql`select key from call_counts`).map(({ key }) => key)).toEqual(['new'])
    expect((await sql`select key from idempotency_keys`).map(({ key }) => key)).toEqual(['23 hours'])
  })

  it('of keys are cleared after four hundred days', async () => {
    const { sql } = services.database
    const context = await services.openContext()
    await generateApiKey(context)
    for (const age of [401, 399, 0]) {
      await sql`insert into api_key_usage select user_id, (now() at time zone 'utc')::date - ${age}::int, id,
        ${`age ${age}`}, 1, 0, 0, '{}' from api_keys where user_id = ${context.actor.userId}`
    }
    await clearOldCalls(context.db)
    const left =
      await sql`select endpoint from api_key_usage where user_id = ${context.actor.userId} order by day`
    expect(left.map(({ endpoint }) => endpoint)).toEqual(['age 399', 'age 0'])
  })

  it('of counts are no part of the log that a crash is recovered from', async () => {
    const [table] = await services.database
      .sql`select relpersistence from pg_class where relname = 'call_counts'`
    expect(table?.relpersistence).toBe('u')
  })
})
