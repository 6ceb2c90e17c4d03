import { randomUUID } from 'node:crypto'
import { deathPoints, runAndDie } from '@tests/support/dying-run'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { handleRestRequest } from '@/server/rest/handle-rest-request'

const services = setUp(openTestServices)

async function count(userId: string) {
  const [row] = await services.database.sql`select
    (select coalesce(sum(used), 0)::int from credit_periods where user_id = ${userId}) as used,
    (select count(*)::int from credit_entries where user_id = ${userId} and kind = 'spend') as spends,
    (select count(*)::int from prompts where user_id = ${userId}) as prompts,
    (select count(*)::int from results where user_id = ${userId}) as memes`
  return row
}

/** The same call, as a client sends it that heard nothing. */
async function again(userId: string, key: string) {
  const { actor: _other, ...rest } = services.contextFor()
  const response = await handleRestRequest(
    new Request('http://127.0.0.1/api/v1/meme/text-to-meme', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ text: 'the lift stopped for everybody but me', maxDimension: 256, count: 2 }),
    }),
    '/meme/text-to-meme',
    {
      requestId: randomUUID(),
      reportError: (error) => {
        throw error
      },
      createContext: async () => ({
        actor: { kind: 'user', userId, email: `${userId}@example.com` },
        requestId: randomUUID(),
        services: { ...rest, now: () => new Date() },
      }),
    },
  )
  return { status: response.status, body: await response.json() }
}

const nothing = { used: 0, spends: 0, prompts: 0, memes: 0 }
const one = { used: 1, spends: 1, prompts: 1, memes: 2 }

describe('a server that is killed', () => {
  it.each(deathPoints)('%s has taken a credit for memes that are there, or neither', async (point) => {
    const userId = randomUUID()
    const key = randomUUID()
    const { url, sql } = services.database
    expect(await runAndDie({ url, userId, key }, point)).toBe('SIGKILL')
    const isDone = point === 'after the commit' || point === 'before the answer leaves'
    expect(await count(userId)).toEqual(isDone ? one : nothing)
    // Its claim on the call runs out.
    await sql`update idempotency_keys set lease_ends_at = now() - interval '1 second' where user_id = ${userId}`
    const { status, body } = await again(userId, key)
    expect([status, body.results?.length]).toEqual([200, 2])
    expect(await count(userId)).toEqual(one)
    expect((await again(userId, key)).body.results).toEqual(body.results)
    expect(await count(userId)).toEqual(one)
    expect([...(await sql`select * from credit_violations`)]).toEqual([])
  })
})
