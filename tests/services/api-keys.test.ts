import { openTestServices, type TestServices, testNow } from '@tests/support/service-context'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isApiKey, newApiKey } from '@/server/services/api-keys/api-key-format'
import { findDefaultApiKey } from '@/server/services/api-keys/find-default-api-key'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'
import { verifyApiKey } from '@/server/services/api-keys/verify-api-key'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services.close())

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
    expect(await verifyApiKey(context.db, key, testNow)).toMatchObject({
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
    expect(await verifyApiKey(context.db, old.key, hoursLater(23))).not.toBeNull()
    expect(await verifyApiKey(context.db, old.key, hoursLater(25))).toBeNull()
    expect(await verifyApiKey(context.db, current.key, hoursLater(1000))).not.toBeNull()
  })

  it('leave one default key when two are made at once', async () => {
    const context = services.contextFor()
    await Promise.all(Array.from({ length: 8 }, () => generateApiKey(context)))
    const open = await services.database
      .sql`select id from api_keys where user_id = ${context.actor.userId} and expires_at is null`
    expect(open).toHaveLength(1)
  })

  it('write down their making, and their last use by the minute', async () => {
    const context = services.contextFor()
    const { key } = await generateApiKey(context)
    await verifyApiKey(context.db, key, testNow)
    await verifyApiKey(context.db, key, new Date(testNow.getTime() + 30_000))
    expect((await findDefaultApiKey(context))?.lastUsedAt).toBe(testNow.toISOString())
    const audit = await services.database
      .sql`select action, actor from audit_log where user_id = ${context.actor.userId}`
    expect([...audit]).toEqual([{ action: 'api-key.created', actor: `user:${context.actor.userId}` }])
  })

  it('are nobody when they were never given out', async () => {
    expect(await verifyApiKey(services.contextFor().db, newApiKey('live'), testNow)).toBeNull()
  })
})
