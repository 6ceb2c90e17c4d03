import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { CreateApiKeyInput } from '@/contracts/api-key'
import type { Database } from '@/server/db/client'
import { isApiKey, newApiKey } from '@/server/services/api-keys/api-key-format'
import { createApiKey } from '@/server/services/api-keys/create-api-key'
import { findDefaultApiKey } from '@/server/services/api-keys/find-default-api-key'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import { getRunInsights } from '@/server/services/api-keys/get-run-insights'
import { createLastUses } from '@/server/services/api-keys/last-uses'
import { listApiKeys } from '@/server/services/api-keys/list-api-keys'
import { recordKeyCall } from '@/server/services/api-keys/record-key-call'
import { revokeAllApiKeys, revokeApiKey } from '@/server/services/api-keys/revoke-api-keys'
import { verifyApiKey } from '@/server/services/api-keys/verify-api-key'
import type { ServiceContext } from '@/server/services/service-context'

const services = setUp(openTestServices)

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

const named = (values: Record<string, unknown>) => CreateApiKeyInput.parse(values)

async function auditOf({ actor }: ServiceContext): Promise<string[]> {
  const rows = await services.database
    .sql`select action from audit_log where user_id = ${actor.userId} order by id`
  return rows.map(({ action }) => action)
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
    const context = await services.openContext()
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
    const context = await services.openContext()
    const old = await generateApiKey(context)
    const current = await generateApiKey(context)
    expect(await verify(context.db, old.key, hoursLater(23))).not.toBeNull()
    expect(await verify(context.db, old.key, hoursLater(25))).toBeNull()
    expect(await verify(context.db, current.key, hoursLater(1000))).not.toBeNull()
  })

  it('for trying out stand beside those that are paid with, each kind with its own day of overlap', async () => {
    const context = await services.openContext()
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

  it('are two at most of a kind after ten rotations at once: the default one and the last that it replaced', async () => {
    const context = await services.openContext()
    const trial = await generateApiKey(context, { mode: 'test' })
    const made = await Promise.all(Array.from({ length: 10 }, () => generateApiKey(context)))
    const actors = await Promise.all(made.map(({ key }) => verify(context.db, key, testNow)))
    expect(actors.filter((actor) => actor !== null)).toHaveLength(2)
    const { keys } = await listApiKeys(context)
    const live = keys.filter(({ mode }) => mode === 'live')
    expect(live.map(({ expiresAt }) => expiresAt).sort()).toEqual([hoursLater(24).toISOString(), null])
    expect(await verify(context.db, trial.key, testNow)).not.toBeNull()
  })

  it('have one default key in the database, whatever anybody tries', async () => {
    const context = await services.openContext()
    await generateApiKey(context)
    const second = services.database.sql`
      insert into api_keys (id, user_id, mode, key_hash, prefix, last4, created_at)
      select gen_random_uuid(), user_id, mode, 'other', prefix, last4, now() from api_keys
      where user_id = ${context.actor.userId}`
    await expect(second).rejects.toThrow('api_keys_one_default')
  })

  it('make no keys, because one that leaked would become a better one', async () => {
    const context = await services.openContext()
    await generateApiKey(context)
    for (const mode of ['live', 'test'] as const) {
      const key = keyActor(context.actor.userId, { mode })
      await expect(generateApiKey(await services.openContext(key))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    }
  })

  it('write down their last use by the minute', async () => {
    const context = await services.openContext()
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
    const context = await services.openContext()
    const { key } = await generateApiKey(context)
    const statements: string[] = []
    const counted = drizzle(services.database.sql, {
      logger: { logQuery: (query) => statements.push(query) },
    })
    const lastUses = createLastUses(counted, unexpected)
    // With the key's row locked, the write may wait, but callers must not.
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
    const context = await services.openContext()
    const { key } = await generateApiKey(context)
    const failures: unknown[] = []
    const broken = drizzle(postgres('postgres://nobody@127.0.0.1:1/nothing'))
    const lastUses = createLastUses(broken, (error) => failures.push(error))
    expect(await verifyApiKey({ db: context.db, lastUses }, key, testNow)).not.toBeNull()
    await lastUses.written()
    expect(failures).toHaveLength(1)
  })

  it('write down their making', async () => {
    const context = await services.openContext()
    await generateApiKey(context)
    const audit = await services.database
      .sql`select action, actor from audit_log where user_id = ${context.actor.userId}`
    expect([...audit]).toEqual([{ action: 'api-key.created', actor: `user:${context.actor.userId}` }])
  })

  it('have names and scopes of their own beside the default one, which stays', async () => {
    const context = await services.openContext()
    const standard = await generateApiKey(context)
    const reader = await createApiKey(context, named({ name: 'Dashboard', scopes: ['read'] }))
    const bot = await createApiKey(context, named({ name: 'Bot', mode: 'test' }))
    expect(reader.key).toMatch(/^qs_live_/)
    expect(bot.key).toMatch(/^qs_test_/)
    expect(await verify(context.db, standard.key, testNow)).toMatchObject({ scopes: ['read', 'generate'] })
    expect(await verify(context.db, reader.key, testNow)).toMatchObject({ mode: 'live', scopes: ['read'] })
    expect(await verify(context.db, bot.key, testNow)).toMatchObject({
      mode: 'test',
      scopes: ['read', 'generate'],
    })
    expect(await findDefaultApiKey(context)).toMatchObject({ last4: standard.key.slice(-4) })
    await generateApiKey(context)
    expect(await verify(context.db, reader.key, hoursLater(1000))).not.toBeNull()
  })

  it('are listed while they work, without what would open the account', async () => {
    const context = await services.openContext()
    const first = await generateApiKey(context)
    const { key, ...bot } = await createApiKey(context, named({ name: 'Bot' }))
    await generateApiKey(context)
    await verify(context.db, key, testNow)
    const { keys } = await listApiKeys(context)
    expect(keys).toHaveLength(3)
    expect(keys.find(({ id }) => id === bot.id)).toEqual({ ...bot, lastUsedAt: testNow.toISOString() })
    expect(keys.find(({ last4 }) => last4 === first.key.slice(-4))).toMatchObject({
      name: null,
      expiresAt: hoursLater(24).toISOString(),
    })
    expect(JSON.stringify(keys)).not.toContain(key.slice(12, -4))
    expect((await listApiKeys(await services.openContext(context.actor, hoursLater(25)))).keys).toHaveLength(
      2,
    )
    expect((await listApiKeys(await services.openContext())).keys).toEqual([])
  })

  it('end with the next call once they are revoked, whatever the clock says, and revoking again is nothing', async () => {
    const context = await services.openContext()
    const { key, id } = await createApiKey(context, named({ name: 'Leaked' }))
    const other = await createApiKey(context, named({ name: 'Kept' }))
    expect(await revokeApiKey(context, { keyId: id })).toEqual({ revoked: true })
    for (const hours of [-1, 0, 1]) expect(await verify(context.db, key, hoursLater(hours))).toBeNull()
    expect(await revokeApiKey(context, { keyId: id })).toEqual({ revoked: true })
    expect((await listApiKeys(context)).keys.map(({ name }) => name)).toEqual(['Kept'])
    expect(await verify(context.db, other.key, testNow)).not.toBeNull()
    expect(await auditOf(context)).toEqual(['api-key.created', 'api-key.created', 'api-key.revoked'])
  })

  it('that were replaced end before their day is over when their owner says so', async () => {
    const context = await services.openContext()
    const old = await generateApiKey(context)
    const current = await generateApiKey(context)
    const replaced = (await listApiKeys(context)).keys.find(({ expiresAt }) => expiresAt !== null)
    await revokeApiKey(context, { keyId: replaced?.id ?? '' })
    expect(await verify(context.db, old.key, testNow)).toBeNull()
    expect(await verify(context.db, current.key, testNow)).not.toBeNull()
  })

  it('leave room for a new default key when the default one is revoked', async () => {
    const context = await services.openContext()
    const { key } = await generateApiKey(context)
    const [only] = (await listApiKeys(context)).keys
    await revokeApiKey(context, { keyId: only?.id ?? '' })
    expect(await findDefaultApiKey(context)).toBeNull()
    const next = await generateApiKey(context)
    expect(await verify(context.db, key, testNow)).toBeNull()
    expect(await findDefaultApiKey(context)).toMatchObject({ last4: next.key.slice(-4) })
  })

  it('of somebody else are not there', async () => {
    const owner = await services.openContext()
    const { id, key } = await createApiKey(owner, named({ name: 'Mine' }))
    const absent = { code: 'NOT_FOUND' }
    await expect(revokeApiKey(await services.openContext(), { keyId: id })).rejects.toMatchObject(absent)
    await expect(revokeApiKey(owner, { keyId: randomUUID() })).rejects.toMatchObject(absent)
    expect(await verify(owner.db, key, testNow)).not.toBeNull()
  })

  it('with names are twenty at most, also when thirty are made at once, and a revoked one makes room', async () => {
    const context = await services.openContext()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => createApiKey(context, named({ name: `Key ${index}` }))),
    )
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused).toHaveLength(10)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'CONFLICT' })
    await generateApiKey(context)
    const { keys } = await listApiKeys(context)
    expect(keys).toHaveLength(21)
    await revokeApiKey(context, { keyId: keys.find(({ name }) => name !== null)?.id ?? '' })
    await createApiKey(context, named({ name: 'The twenty-first' }))
  })

  it('all end at once when their owner says so, the default ones and those in their overlap too', async () => {
    const context = await services.openContext()
    const stranger = await generateApiKey(await services.openContext())
    const made = [
      await generateApiKey(context),
      await generateApiKey(context),
      await generateApiKey(context, { mode: 'test' }),
      await createApiKey(context, named({ name: 'Bot' })),
    ]
    await revokeAllApiKeys(context)
    for (const { key } of made) expect(await verify(context.db, key, testNow)).toBeNull()
    expect((await listApiKeys(context)).keys).toEqual([])
    expect(await verify(context.db, stranger.key, testNow)).not.toBeNull()
    expect((await auditOf(context)).at(-1)).toBe('api-keys.all-revoked')
  })

  it('keep what was counted with them when they are revoked', async () => {
    const context = await services.openContext()
    const { id } = await createApiKey(context, named({ name: 'Bot' }))
    const actor = keyActor(context.actor.userId, { keyId: id })
    const call = { actor, endpoint: 'GET /search', failed: false, durationMs: 5, creditsUsed: 0, at: testNow }
    await recordKeyCall(context.db, call)
    await revokeApiKey(context, { keyId: id })
    expect((await getRunInsights(context)).runs).toBe(1)
  })

  it('are named in 1 to 60 characters as a reader counts them, and may do at least one thing', () => {
    const accepts = (input: unknown) => CreateApiKeyInput.safeParse(input).success
    const family = '👨‍👩‍👧‍👦'
    expect(CreateApiKeyInput.parse({ name: '  Bot ' })).toEqual({
      name: 'Bot',
      mode: 'live',
      scopes: ['read', 'generate'],
    })
    expect(
      CreateApiKeyInput.parse({ name: 'x', scopes: ['generate', 'read', 'read'].slice(0, 2) }).scopes,
    ).toEqual(['read', 'generate'])
    expect(accepts({ name: family.repeat(30) })).toBe(true)
    expect(accepts({ name: 'कि'.repeat(60) })).toBe(true)
    expect(accepts({ name: 'कि'.repeat(61) })).toBe(false)
    expect(accepts({ name: 'x'.repeat(61) })).toBe(false)
    expect(accepts({ name: `x${'\u0300'.repeat(10_000)}` })).toBe(false)
    for (const wrong of [{}, { name: ' ' }, { name: 'x', scopes: [] }, { name: 'x', scopes: ['admin'] }]) {
      expect(accepts(wrong)).toBe(false)
    }
    expect(accepts({ name: 'x', userId: randomUUID() })).toBe(false)
  })

  it('make, list and revoke no keys themselves', async () => {
    const context = await services.openContext()
    const { id } = await createApiKey(context, named({ name: 'Bot' }))
    const byKey = await services.openContext(keyActor(context.actor.userId, { keyId: id }))
    const forbidden = { code: 'FORBIDDEN' }
    await expect(createApiKey(byKey, named({ name: 'Better' }))).rejects.toMatchObject(forbidden)
    await expect(listApiKeys(byKey)).rejects.toMatchObject(forbidden)
    await expect(revokeApiKey(byKey, { keyId: id })).rejects.toMatchObject(forbidden)
    await expect(revokeAllApiKeys(byKey)).rejects.toMatchObject(forbidden)
  })

  it('are nobody when they were never given out', async () => {
    expect(await verify(services.contextFor().db, newApiKey('live'), testNow)).toBeNull()
  })
})
