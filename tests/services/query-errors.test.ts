import { inspect } from 'node:util'
import { liveKey } from '@tests/support/rest-credentials'
import { killRestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { type SQL, sql as statement } from 'drizzle-orm'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '@/server/db/client'
import { images } from '@/server/db/schema/images'

const services = setUp(openTestServices)
let db: Database
beforeAll(async () => {
  db = services.contextFor().db
})

const secret = 'my boss is a walrus'

/** All that a log or a report could make of an error. */
function everythingIn(error: unknown): string {
  const parts: string[] = []
  for (let one = error; one instanceof Error; one = one.cause)
    parts.push(
      String(one),
      one.stack ?? '',
      JSON.stringify(one),
      inspect(one, { depth: 9, showHidden: true }),
    )
  return parts.join('\n')
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('the query did not fail'),
    (error: unknown) => error,
  )
}

describe('a failed query', () => {
  const failures: Record<string, () => SQL> = {
    'a value of the wrong type': () => statement`select ${secret}::text::uuid`,
    'a number out of range': () => statement`select ${`1${secret}`}::text::int`,
    'JSON that is none': () => statement`select ${`{"a": ${secret}`}::text::jsonb`,
    'a value of no list': () =>
      statement`insert into images (id, created_at) values (${`${secret}"quoted"`}, ${secret}::text::timestamptz)`,
    'a row that is there': () =>
      statement`insert into contact_messages values
        ('5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11', ${secret}, ${secret}, 'other', ${secret}, false, now()),
        ('5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11', ${secret}, ${secret}, 'other', ${secret}, false, now())`,
    'a row that may not be there': () =>
      statement`insert into user_details (user_id, email, credits, created_at, updated_at)
        values (gen_random_uuid(), ${secret}, null, now(), now())`,
    'a table that is not there': () => statement`select * from nowhere where name = ${secret}`,
    'an object that cannot be sent': () => statement`select ${Symbol.for(secret)}`,
  }

  it.each(Object.entries(failures))('holds no value of it: %s', async (_, query) => {
    const ways = [
      () => db.execute(query()),
      () => db.transaction((transaction) => transaction.execute(query())),
    ]
    for (const way of ways) {
      const said = everythingIn(await failureOf(way()))
      expect(said).not.toContain(secret)
      expect(said.length).toBeGreaterThan(100)
    }
  })

  it('says which statement failed, why, and where it was called', async () => {
    const error = await failureOf(
      db.insert(images).values({ id: 'x', userId: secret, createdAt: new Date() }),
    )
    expect(error).toMatchObject({
      message: expect.stringContaining('Failed query: insert into "images"'),
      stack: expect.stringContaining('query-errors.test.ts'),
      cause: { code: '22P02', message: 'invalid input syntax for type uuid: "…"' },
    })
  })

  it('writes nothing of what somebody typed to the log of a server', async () => {
    const { token } = await liveKey(services)
    await services.database.sql`alter table prompts add constraint quiet check (text not like '%walrus%')`
    const server = await startRestServer({ DATABASE_URL: services.database.url })
    onTestFinished(() => killRestServer(server))
    const answer = await fetch(`${server.api}/meme/text-to-meme`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: secret }),
    })
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('walrus')])
    await expect.poll(() => server.log.join('\n')).toContain('violates check constraint "quiet"')
    expect(server.log.join('\n')).not.toContain('walrus')
  })
})
