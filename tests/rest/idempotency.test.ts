import { randomUUID } from 'node:crypto'
import { keyActor } from '@tests/support/key-actor'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { type OpenDatabase, openDatabase } from '@/server/db/client'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { claimCall } from '@/server/services/idempotency/claim-call'
import { generateMemes } from '@/server/services/memes/generate-memes'
import type { Actor, ServiceContext } from '@/server/services/service-context'

const services = setUp(openTestServices)
/** The database connection of a second server process. */
let elsewhere: OpenDatabase
beforeAll(async () => {
  elsewhere = openDatabase(services.database.url, { maxConnections: 20 })
})
afterEach(async () => {
  expect([...(await services.database.sql`select * from credit_violations`)]).toEqual([])
})
afterAll(async () => {
  await elsewhere.close()
})

interface Sent {
  path?: string
  body?: unknown
  key?: string
  /** Parts of the services that are others in this call. */
  override?: Partial<ServiceContext>
}

const path = '/meme/text-to-meme'
const order = { text: 'the printer knows when I am late', count: 2 }

async function post(actor: Actor | null, { path: to = path, body = order, key, override = {} }: Sent) {
  const response = await handleRestRequest(
    new Request(`http://127.0.0.1/api/v1${to}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    }),
    to,
    {
      requestId: randomUUID(),
      reportError: () => undefined,
      createContext: async () => {
        const context = services.apiContext(actor)
        return { ...context, services: { ...context.services, ...override } }
      },
    },
  )
  const { headers, status } = response
  return { status, headers, replayed: headers.get('idempotency-replayed'), body: await response.json() }
}

/** Credits taken, prompts stored. */
async function spent({ userId }: Actor): Promise<[number, number]> {
  const { sql } = services.database
  const [row] = await sql`select
    (select coalesce(sum(amount), 0)::int from credit_entries where user_id = ${userId} and kind = 'spend') as credits,
    (select count(*)::int from prompts where user_id = ${userId}) as prompts`
  return [row?.credits, row?.prompts]
}

const endLeases = () => services.database.sql`update idempotency_keys set lease_ends_at = now()`

describe('an Idempotency-Key', () => {
  it('replays the first answer to the letter, on any server, without another charge', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const first = await post(user, { key })
    expect([first.status, first.replayed]).toEqual([200, null])
    const again = await post(user, { key, override: { db: elsewhere.db } })
    expect([again.status, again.replayed]).toEqual([200, 'true'])
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
    const otherOrder = { count: order.count, text: order.text }
    expect((await post(user, { key, body: otherOrder })).body).toEqual(first.body)
    expect(await spent(user)).toEqual([1, 1])
  })

  it('makes one prompt and one charge of forty calls at once on two servers', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(user, { key, override: index % 2 ? { db: elsewhere.db } : {} }),
      ),
    )
    expect(await spent(user)).toEqual([1, 1])
    const made = answers.filter(({ status }) => status === 200)
    expect(new Set(made.map(({ body }) => body.promptId)).size).toBe(1)
    expect(made.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    for (const { body, headers, status } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'CONFLICT', '1'])
      expect(body.message).toMatch(/still runs/)
    }
  })

  it('with another body is refused with a sentence', async () => {
    const user = services.newUser()
    const key = randomUUID()
    await post(user, { key })
    const other = await post(user, { key, body: { ...order, count: 3 } })
    expect([other.status, other.headers.get('retry-after')]).toEqual([409, null])
    expect(other.body).toMatchObject({ code: 'CONFLICT', message: expect.stringMatching(/^This .*body/) })
    expect(await spent(user)).toEqual([1, 1])
  })

  it('belongs to one caller and one call', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const apiKey = keyActor(user.userId)
    const other = services.newUser()
    const ids = new Set<string>()
    for (const actor of [user, apiKey, other]) ids.add((await post(actor, { key })).body.promptId)
    ids.add((await post(user, { key, path: '/meme/text-to-gif', body: { text: order.text } })).body.promptId)
    expect(ids.size).toBe(4)
    const replaced = { ...apiKey, keyId: randomUUID() }
    expect((await post(replaced, { key })).replayed).toBe('true')
  })

  it.each(['', 'two words', 'ünïcode'.normalize('NFC'), 'x'.repeat(256), 'tab\there'])(
    'of %j is refused',
    async (key) => {
      const user = services.newUser()
      const { status, body } = await post(user, { key })
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
      expect(body.message).toMatch(/^Idempotency-Key must be/)
      expect(await spent(user)).toEqual([0, 0])
    },
  )

  it.each(['!', `${'x'.repeat(254)}~`])('of %s is taken', async (key) => {
    expect((await post(services.newUser(), { key })).status).toBe(200)
  })

  it('is free again after a refusal: of a wrong body, of words, of missing credits', async () => {
    const user = services.newUser()
    const key = randomUUID()
    expect((await post(user, { key, body: { text: '' } })).status).toBe(400)
    expect((await post(user, { key, body: { text: 'I will kill my neighbour Bob tonight' } })).status).toBe(
      422,
    )
    const { sql } = services.database
    await sql`update user_details set credits = 0 where user_id = ${user.userId}`
    expect((await post(user, { key })).status).toBe(402)
    await sql`update user_details set credits = 20 where user_id = ${user.userId}`
    expect((await post(user, { key })).status).toBe(200)
    expect(await spent(user)).toEqual([1, 1])
  })

  it('runs anew after a failure of ours, and only with the same body', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const broken = { write: () => Promise.reject(new Error('The writer is out of ink.')) }
    const { ports } = services.contextFor()
    const failed = await post(user, { key, override: { ports: { ...ports, captionWriter: broken } } })
    expect(failed.status).toBe(500)
    expect((await post(user, { key, body: { ...order, count: 3 } })).status).toBe(409)
    const again = await post(user, { key })
    expect([again.status, again.replayed]).toEqual([200, null])
    expect(await spent(user)).toEqual([1, 1])
  })

  it('is forgotten after a day', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const first = await post(user, { key })
    await services.database.sql`update idempotency_keys set created_at = now() - interval '24 hours'`
    const next = await post(user, { key, body: { ...order, count: 1 } })
    expect([next.status, next.replayed]).toEqual([200, null])
    expect(next.body.promptId).not.toBe(first.body.promptId)
    expect(await spent(user)).toEqual([2, 2])
  })

  it('means nothing to a call that only reads, nor to a visitor', async () => {
    expect((await post(null, { key: randomUUID() })).status).toBe(401)
    const [stored] = await services.database.sql`select count(*)::int as rows from idempotency_keys
      where user_id not in (select user_id from user_details)`
    expect(stored?.rows).toBe(0)
  })

  it('makes one key of the API, whose text is shown once and stored nowhere', async () => {
    const user = services.newUser()
    const sent = { key: randomUUID(), path: '/api-key/generate-new', body: {} }
    const first = await post(user, sent)
    expect(first.body.key).toMatch(/^qs_live_/)
    await endLeases()
    const again = await post(user, sent)
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
    expect(again.body.message).toMatch(/shown only once/)
    const { sql } = services.database
    expect(await sql`select 1 from api_keys where user_id = ${user.userId}`).toHaveLength(1)
    expect(await sql`select 1 from idempotency_keys where body like '%qs_live_%'`).toHaveLength(0)
  })
})

describe('a server that dies', () => {
  const claim = (context: ServiceContext, key: string) =>
    claimCall(context, { call: 'meme.textToMeme', key, input: order })

  it('after the charge: the next call finds what was paid for and answers with it', async () => {
    const context = await services.openContext()
    const key = randomUUID()
    const claimed = await claim(context, key)
    if (claimed.kind !== 'claimed') throw new Error('Nobody else claims it.')
    const lost = await generateMemes({ ...context, runId: claimed.runId }, TextToMemeInput.parse(order))
    const found = await post(context.actor, { key, override: { db: elsewhere.db } })
    expect([found.status, found.replayed]).toEqual([200, 'true'])
    expect(found.body).toEqual(JSON.parse(JSON.stringify(lost)))
    expect((await post(context.actor, { key })).body).toEqual(found.body)
    expect(await spent(context.actor)).toEqual([1, 1])
  })

  it('after the charge of visuals: the same four come back in their order', async () => {
    const user = services.newUser()
    const sent = { key: randomUUID(), path: '/meme/minimalist-visual', body: { concept: 'a quiet sea' } }
    const first = await post(user, sent)
    await services.database.sql`update idempotency_keys set status = null, body = null, lease_ends_at = now()`
    const found = await post(user, sent)
    expect([found.status, found.replayed]).toEqual([200, 'true'])
    expect(found.body).toEqual(first.body)
    expect(await spent(user)).toEqual([1, 1])
  })

  it('before the charge: the claim holds until its time is over, then the call runs once', async () => {
    const context = await services.openContext()
    const key = randomUUID()
    await claim(context, key)
    expect((await post(context.actor, { key })).status).toBe(409)
    await endLeases()
    const [one, two] = await Promise.all([post(context.actor, { key }), post(context.actor, { key })])
    expect([one.status, two.status].includes(200)).toBe(true)
    expect(await spent(context.actor)).toEqual([1, 1])
  })

  it('with the credits gone meanwhile: the key stays with its run, which may not be over', async () => {
    const context = await services.openContext()
    const key = randomUUID()
    const claimed = await claim(context, key)
    await endLeases()
    const { sql } = services.database
    await sql`update user_details set credits = 0 where user_id = ${context.actor.userId}`
    expect((await post(context.actor, { key })).status).toBe(402)
    await sql`update user_details set credits = 20 where user_id = ${context.actor.userId}`
    const { status, body } = await post(context.actor, { key })
    expect([status, body.promptId]).toEqual([200, claimed.kind === 'claimed' && claimed.runId])
  })

  it('or only stands still: two that run the same call charge once and answer alike', async () => {
    const user = services.newUser()
    const key = randomUUID()
    const { ports } = services.contextFor()
    let standing: ReturnType<typeof post> | undefined
    let goOn = () => {}
    const gate = new Promise<void>((open) => {
      goOn = open
    })
    const started = new Promise<void>((begun) => {
      const slow = {
        write: async (request: Parameters<typeof ports.captionWriter.write>[0]) => {
          begun()
          await gate
          return ports.captionWriter.write(request)
        },
      }
      standing = post(user, { key, override: { ports: { ...ports, captionWriter: slow } } })
    })
    await started
    await endLeases()
    const second = await post(user, { key, override: { db: elsewhere.db } })
    goOn()
    const first = await standing
    expect([second.status, first?.status]).toEqual([200, 200])
    expect(first?.body.promptId).toBe(second.body.promptId)
    expect(first?.body.results).toEqual(second.body.results)
    expect(await spent(user)).toEqual([1, 1])
  })
})
