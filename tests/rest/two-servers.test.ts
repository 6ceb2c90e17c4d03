import { randomUUID } from 'node:crypto'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import type { TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateApiKey } from '@/server/services/api-keys/generate-api-key'

/** Two processes over one database, with the product's own route and wiring; one of them is killed in the middle. */

const readsAMinute = 40
const startLimitMs = 120_000

const services = setUp(openTestServices)
const servers: RestServer[] = []

function startServer(): Promise<RestServer> {
  return startRestServer({ DATABASE_URL: services.database.url, RATE_LIMIT_READ: String(readsAMinute) })
}

beforeAll(async () => {
  servers.push(...(await Promise.all([startServer(), startServer()])))
}, startLimitMs)
afterAll(async () => {
  await Promise.all(servers.map(killRestServer))
})

/** A new account and its key. */
async function newKey(): Promise<{ key: string; userId: string }> {
  const context = await services.openContext(services.newUser(), new Date())
  const { key } = await generateApiKey(context)
  return { key, userId: context.actor.userId }
}

async function post(server: RestServer | undefined, key: string, idempotencyKey: string) {
  const response = await fetch(`${server?.api}/meme/text-to-meme`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ text: 'the lift stopped for everybody but me', count: 2 }),
  })
  const { headers, status } = response
  return { status, replayed: headers.get('idempotency-replayed'), body: await response.json() }
}

async function spent(userId: string): Promise<[number, number]> {
  const { sql } = services.database
  const [row] = await sql`select
    (select coalesce(sum(amount), 0)::int from credit_entries where user_id = ${userId} and kind = 'spend') as credits,
    (select count(*)::int from prompts where user_id = ${userId}) as prompts`
  return [row?.credits, row?.prompts]
}

/** Ends when a statement of the servers waits for a lock. */
async function untilOneWaits(): Promise<void> {
  const { sql } = services.database
  await expect
    .poll(
      async () =>
        (
          await sql`select 1 from pg_stat_activity
            where datname = current_database() and application_name = 'quipsmith' and wait_event_type = 'Lock'`
        ).length,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
}

/** A call that its server does not survive: it is killed while it waits for the rows that `lock` holds. */
async function postAndDie(
  victim: RestServer | undefined,
  { key, idempotencyKey }: { key: string; idempotencyKey: string },
  lock: (held: TransactionSql) => Promise<unknown>,
) {
  if (!victim) throw new Error('There is none.')
  await services.database.sql.begin(async (held) => {
    await lock(held)
    const dying = post(victim, key, idempotencyKey).then(
      () => 'answered',
      () => 'died',
    )
    await untilOneWaits()
    await killRestServer(victim)
    expect(await dying).toBe('died')
  })
}

describe('two servers', () => {
  it('make one prompt and one charge of forty calls with one Idempotency-Key', async () => {
    const { key, userId } = await newKey()
    const idempotencyKey = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => post(servers[index % 2], key, idempotencyKey)),
    )
    expect(await spent(userId)).toEqual([1, 1])
    const made = answers.filter(({ status }) => status === 200)
    expect(made.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    expect(new Set(made.map(({ body }) => body.promptId)).size).toBe(1)
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
  })

  it('share the limits exactly', async () => {
    const { key } = await newKey()
    const answers = await Promise.all(
      Array.from({ length: readsAMinute * 2 }, (_, index) =>
        fetch(`${servers[index % 2]?.api}/account/my-memes`, { headers: { authorization: `Bearer ${key}` } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(readsAMinute)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(readsAMinute)
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  })

  it('charge once when one is killed after the charge, and the other answers with what was paid for', async () => {
    const { key, userId } = await newKey()
    const idempotencyKey = randomUUID()
    // The claim is there once its insert is through; the answer cannot be kept while its row is held.
    const { sql } = services.database
    await sql`create function hold_answer() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock(4711); return new; end $$`
    await sql`create trigger hold_answer before update on idempotency_keys
      for each row when (new.status is not null) execute function hold_answer()`
    await postAndDie(servers[0], { key, idempotencyKey }, (held) => held`select pg_advisory_xact_lock(4711)`)
    await sql`drop trigger hold_answer on idempotency_keys`
    await sql`drop function hold_answer`
    expect(await spent(userId)).toEqual([1, 1])
    const found = await post(servers[1], key, idempotencyKey)
    expect([found.status, found.replayed, found.body.results?.length]).toEqual([200, 'true', 2])
    expect((await post(servers[1], key, idempotencyKey)).body).toEqual(found.body)
    expect(await spent(userId)).toEqual([1, 1])
  })

  it(
    'charge once when one is killed before the charge, after the claim has run out',
    async () => {
      const { key, userId } = await newKey()
      const idempotencyKey = randomUUID()
      const survivor = await startServer()
      servers.push(survivor)
      await post(survivor, key, randomUUID())
      await postAndDie(
        servers[1],
        { key, idempotencyKey },
        (held) => held`select 1 from credit_periods where user_id = ${userId} for update`,
      )
      expect(await spent(userId)).toEqual([1, 1])
      expect((await post(survivor, key, idempotencyKey)).status).toBe(409)
      await services.database.sql`update idempotency_keys set lease_ends_at = now()`
      const run = await post(survivor, key, idempotencyKey)
      expect([run.status, run.replayed]).toEqual([200, null])
      expect(await spent(userId)).toEqual([2, 2])
    },
    startLimitMs,
  )
})
