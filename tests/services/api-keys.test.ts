import { randomUUID } from 'node:crypto'
import { openTestServices, type TestServices, testNow } from '@tests/support/service-context'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '@/server/db/client'
import { isApiKey, newApiKey } from '@/server/services/api-keys/api-key-format'
import { findDefaultApiKey } from '@/server/services/api-keys/find-default-api-key'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import { createLastUses } from '@/server/services/api-keys/last-uses'
import { verifyApiKey } from '@/server/services/api-keys/verify-api-key'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.close())

const unexpected = (error: unknown) => {
  throw error
}
/** Verifies as a server process does that has just begun. */
async function verify(db: Database, key: string, at: Date) {
  const lastUses = createLastUses(db, unexpected)
  const actor = await verifyApiKey({ db, lastUses }, key, at)
  await lastUses.written()
  return actor
}

const hoursLater = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000)

describe('API keys', () => {
  it('have the decided form, and a typo is noticed without the database', () => {
    const key = newApiKey('live')
    expect(key).toMatch(/^qs_live_[0-9A-Za-z]{38}$/)
    expect(isApiKey(key)).toBe(true)
    const swapped = key.slice(0, 10) + (key[10] === 'x' ? 'y' : 'x') + key.slice(11)
    expect(isApiKey(swapped)).toBe(false)
    expect(isApiKey(`${key} `)).toBe(false)
  })

  it('open their owner’s account, and nothing in the database shows them', async () => {
    const context = services.contextFor()
    const { key, prefix } = await generateApiKey(context)
    expect(await verify(context.db, key, testNow)).toMatchObject({
      kind: 'apiKey',
      userId: context.actor.userId,
      mode: 'live',
    })
    expect(await findDefaultApiKey(context)).toMatchObject({ prefix, last4: key.slice(-4) })
    const [row] = await services.database
      .sql`select k::text as text from api_keys k where user_id = ${context.actor.userId}`
    expect(row?.text).not.toContain(key.slice(12, -4))
  })

  it('go on working for a day after a new one was made, and not longer', async () => {
    const context = services.contextFor()
    const old = await generateApiKey(context)
    const current = await generateApiKey(context)
    expect(await verify(context.db, old.key, hoursLater(23))).not.toBeNull()
    expect(await verify(context.db, old.key, hoursLater(25))).toBeNull()
    expect(await verify(context.db, current.key, hoursLater(1000))).not.toBeNull()
  })

  it('for trying out stand beside those that are paid with, each kind with its own day of overlap', async () => {
    const context = services.contextFor()
    const live = await generateApiKey(context)
    const trial = await generateApiKey(context, { mode: 'test' })
    expect(trial.key).toMatch(/^qs_test_/)
    expect(await verify(context.db, trial.key, testNow)).toMatchObject({ mode: 'test' })
    expect(await verify(context.db, live.key, hoursLater(1000))).not.toBeNull()
    expect(await findDefaultApiKey(context)).toMatchObject({ prefix: live.prefix })
    expect(await findDefaultApiKey(context, { mode: 'test' })).toMatchObject({ prefix: trial.prefix })
    const next = await generateApiKey(context, { mode: 'test' })
    expect(await verify(context.db, trial.key, hoursLater(25))).toBeNull()
    expect(await findDefaultApiKey(context, { mode: 'test' })).toMatchObject({ prefix: next.prefix })
  })

  it('leave one default key when two are made at once', async () => {
    const context = services.contextFor()
    await Promise.all(Array.from({ length: 8 }, () => generateApiKey(context)))
    const open = await services.database
      .sql`select id from api_keys where user_id = ${context.actor.userId} and expires_at is null`
    expect(open).toHaveLength(1)
  })

  it('have one default key in the database, whatever anybody tries', async () => {
    const context = services.contextFor()
    await generateApiKey(context)
    const second = services.database.sql`
      insert into api_keys (id, user_id, mode, key_hash, prefix, last4, created_at)
      select gen_random_uuid(), user_id, mode, 'other', prefix, last4, now() from api_keys
      where user_id = ${context.actor.userId}`
    await expect(second).rejects.toThrow('api_keys_one_default')
  })

  it('make no keys, because one that leaked would become a better one', async () => {
    const context = services.contextFor()
    await generateApiKey(context)
    for (const mode of ['live', 'test'] as const) {
      const key = { kind: 'apiKey', userId: context.actor.userId, keyId: randomUUID(), mode } as const
      await expect(generateApiKey(services.contextFor(key))).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
  })

  it('write down their last use by the minute', async () => {
    const context = services.contextFor()
    const { key } = await generateApiKey(context)
    const secondsLater = (seconds: number) => new Date(testNow.getTime() + seconds * 1000)
    const lastUsedAfter = async (seconds: number) => {
      await verify(context.db, key, secondsLater(seconds))
      return (await findDefaultApiKey(context))?.lastUsedAt
    }
    expect(await lastUsedAfter(0)).toBe(testNow.toISOString())
    expect(await lastUsedAfter(59)).toBe(testNow.toISOString())
    expect(await lastUsedAfter(60)).toBe(secondsLater(60).toISOString())
  })

  it('cost one write a minute however often they are used, and no call waits for it', async () => {
    const context = services.contextFor()
    const { key } = await generateApiKey(context)
    const statements: string[] = []
    const counted = drizzle(services.database.sql, {
      logger: { logQuery: (query) => statements.push(query) },
    })
    const lastUses = createLastUses(counted, unexpected)
    // Somebody holds the key's row: the write has to wait or to pass, the callers do not.
    await services.database.sql.begin(async (holder) => {
      await holder`select from api_keys where user_id = ${context.actor.userId} for update`
      const uses = Array.from({ length: 50 }, () => verifyApiKey({ db: context.db, lastUses }, key, testNow))
      expect((await Promise.all(uses)).every((actor) => actor?.kind === 'apiKey')).toBe(true)
    })
    await lastUses.written()
    await verifyApiKey({ db: context.db, lastUses }, key, hoursLater(1))
    await lastUses.written()
    expect((await findDefaultApiKey(context))?.lastUsedAt).toBe(hoursLater(1).toISOString())
    await verifyApiKey({ db: context.db, lastUses }, key, hoursLater(1))
    await lastUses.written()
    expect(statements.length).toBeLessThan(10)
  })

  it('are verified also when their use cannot be written down', async () => {
    const context = services.contextFor()
    const { key } = await generateApiKey(context)
    const failures: unknown[] = []
    const broken = drizzle(postgres('postgres://nobody@127.0.0.1:1/nothing'))
    const lastUses = createLastUses(broken, (error) => failures.push(error))
    expect(await verifyApiKey({ db: context.db, lastUses }, key, testNow)).not.toBeNull()
    await lastUses.written()
    expect(failures).toHaveLength(1)
  })

  it('write down their making', async () => {
    const context = services.contextFor()
    await generateApiKey(context)
    const audit = await services.database
      .sql`select action, actor from audit_log where user_id = ${context.actor.userId}`
    expect([...audit]).toEqual([{ action: 'api-key.created', actor: `user:${context.actor.userId}` }])
  })

  it('are nobody when they were never given out', async () => {
    expect(await verify(services.contextFor().db, newApiKey('live'), testNow)).toBeNull()
  })
})
