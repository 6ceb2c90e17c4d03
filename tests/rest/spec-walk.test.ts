import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Credential, liveKey, signedIn, testKey } from '@tests/support/rest-credentials'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { type SandboxAuthServer, startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import {
  type SandboxPaymentsServer,
  sandboxPaymentsKey,
  startSandboxPaymentsServer,
} from '@tests/support/sandbox-payments-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CheckoutSession, CheckoutSessionInput } from '@/contracts/subscription'
import { seedSandbox } from '@/sandbox/payments/seed/seed-sandbox'
import { made, type SpecifiedCall, specifiedCalls } from './specified-calls'

/** Every call of spec §7 over HTTP, on a server process with the product's own wiring. */

const services = setUp(openTestServices)
let auth: SandboxAuthServer
let payments: SandboxPaymentsServer
let priceId: string
let server: RestServer
let dataDirectory: string
let calls: SpecifiedCall[]

beforeAll(async () => {
  auth = await startSandboxAuthServer(services.database.sql)
  payments = await startSandboxPaymentsServer(services.database.sql)
  await seedSandbox(payments.context)
  const { data } = await payments.newStripe().prices.list({ lookup_keys: ['creator_monthly'] })
  priceId = data[0]?.id ?? ''
  dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-walk-'))
  calls = specifiedCalls(await pictureBase64(320, 240))
  server = await startRestServer({
    DATABASE_URL: services.database.url,
    NEXT_PUBLIC_SUPABASE_URL: auth.url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: auth.secrets.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: auth.secrets.serviceKey,
    STRIPE_SECRET_KEY: sandboxPaymentsKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody_tells',
    STRIPE_API_URL: payments.url,
    QUIPSMITH_DATA_DIR: dataDirectory,
    // A visitor who tries every call is one address.
    RATE_LIMIT_ANONYMOUS: '0',
  })
}, 180_000)
afterAll(async () => {
  if (server) await killRestServer(server)
  await payments.close()
  await auth.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** Sends a call as the specification says: JSON, and a bearer token when there is one. */
async function send(
  { method, path, sends }: Pick<SpecifiedCall, 'method' | 'path' | 'sends'>,
  headers: Record<string, string>,
): Promise<Answer> {
  const address = new URL(`${server.api}${path}`)
  const isRead = method === 'GET'
  if (isRead)
    for (const [name, value] of Object.entries(sends ?? {})) address.searchParams.set(name, `${value}`)
  const response = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(isRead || !sends ? {} : { body: JSON.stringify(sends) }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

const bearer = ({ token }: Credential) => ({ authorization: `Bearer ${token}` })

/** The call with what was made in the place of the names that stand for it. */
function filled<Call extends { path: string; sends?: unknown }>(
  call: Call,
  ids: Record<string, string>,
): Call {
  const text = JSON.stringify({ path: call.path, sends: call.sends })
  return { ...call, ...JSON.parse(text.replace(/\{(\w+Id)\}/g, (_, name: string) => ids[name] ?? '')) }
}

async function usedCredits(credential: Credential): Promise<unknown> {
  const { body } = await send({ method: 'GET', path: '/account/used-credits' }, bearer(credential))
  return body.usedCreditCount
}

/** Finishes a checkout as the page of the provider does, and comes back. */
async function pay(sessionId: string, credential: Credential): Promise<void> {
  const paid = await fetch(`${payments.url}/sandbox/checkout/${sessionId}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sandboxPaymentsKey}` },
    body: JSON.stringify({ card: '4242424242424242' }),
  })
  expect(paid.status).toBe(200)
  const synced = await send(
    { method: 'POST', path: '/subscription/sync', sends: { sessionId } },
    bearer(credential),
  )
  expect([synced.status, synced.body.credits]).toMatchObject([200, { total: 500, used: 0 }])
}

function noteIds(ids: Record<string, string>, body: Record<string, unknown>): void {
  const { promptId, results, visuals } = body as {
    promptId?: string
    results?: { id: string }[]
    visuals?: { visualId: string }[]
  }
  if (promptId && results?.[0]) Object.assign(ids, { promptId, resultId: results[0].id })
  if (visuals?.[0]) ids.visualId = visuals[0].visualId
}

describe.each([
  ['the signed-in', () => signedIn(auth), { isKey: false, costs: 7 }],
  ['the holder of a live key', () => liveKey(services), { isKey: true, costs: 7 }],
  ['the holder of a test key', () => testKey(services), { isKey: true, costs: 0 }],
] as const)('%s', (_who, enter, { isKey, costs }) => {
  it('can make every call of the specification and is answered as decided', async () => {
    const credential = await enter()
    const ids: Record<string, string> = { priceId }
    for (const call of calls) {
      // A plan begins another period.
      if (call.answers === CheckoutSession) expect(await usedCredits(credential)).toBe(costs)
      const { status, body } = await send(filled(call, ids), bearer(credential))
      const told = `${call.method} ${call.path}: ${JSON.stringify(body).slice(0, 300)}`
      const expected = isKey ? (call.withKey ?? 200) : 200
      expect(status, told).toBe(expected)
      if (status === 200) expect(call.answers.parse(body), told).toEqual(body)
      else
        expect(body, told).toEqual({
          message: expect.stringMatching(/^[A-Z].*\.$/),
          code: expect.any(String),
          requestId: expect.any(String),
        })
      noteIds(ids, body)
      if (typeof body.sessionId === 'string') await pay(body.sessionId, credential)
    }
  })
})

describe('a visitor', () => {
  it('is refused every call with the word that clients look for', async () => {
    const ids = Object.fromEntries(Object.keys(made).map((name) => [name, crypto.randomUUID()]))
    for (const call of calls) {
      const { status, headers, body } = await send(filled(call, ids), {})
      expect([call.path, status, body.code, body.message]).toEqual([
        call.path,
        401,
        'UNAUTHORIZED',
        'Unauthorized',
      ])
      expect(headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it('with a session that ended is refused too', async () => {
    const { token } = await signedIn(auth)
    const broken = `${token.slice(0, -4)}AAAA`
    const { status, body } = await send(
      { method: 'GET', path: '/account/user-details' },
      { authorization: `Bearer ${broken}` },
    )
    expect([status, body.message]).toEqual([401, 'Unauthorized'])
  })
})

describe('what the specification leaves out', () => {
  it.each([
    ['/account/my-memes', 10],
    ['/account/my-prompts', 10],
    ['/account/my-templates', 10],
    ['/account/my-visuals', 12],
    ['/account/saved-visuals', 12],
    ['/result/paged', 10],
  ])('is page 1 of %s, %i at a time', async (path, pageSize) => {
    const { body } = await send({ method: 'GET', path }, bearer(await liveKey(services)))
    expect(body).toEqual({ items: [], page: 1, pageSize, total: 0, before: null })
  })

  it('is the order in which things were made, or for paged results the order in which they changed', async () => {
    const person = bearer(await liveKey(services))
    const run = async () =>
      (await send({ method: 'POST', path: '/meme/text-to-meme', sends: { text: 'a long meeting' } }, person))
        .body
    const older = (await run()) as { results: { id: string }[] }
    const newer = (await run()) as { results: { id: string }[] }
    const changed = older.results[2]?.id
    const header = { text: 'Again', fontSize: 24, fontColor: '#1B1B22', fontFamily: 'Anton' }
    await send({ method: 'PATCH', path: `/result/${changed}`, sends: { header } }, person)
    const first = async (path: string) => {
      const { body } = await send({ method: 'GET', path }, person)
      return (body.items as { id: string }[])[0]?.id
    }
    expect(await first('/account/my-memes')).toBe(newer.results[0]?.id)
    expect(await first('/result/paged')).toBe(changed)
    expect(await first('/account/my-memes?sort=updated_at')).toBe(changed)
    expect(await first('/result/paged?sort=created_at')).toBe(newer.results[0]?.id)
  })

  it('is one of a price', () => {
    expect(CheckoutSessionInput.parse({ priceId: 'price_1' }).quantity).toBe(1)
  })

  it('is the style of a picture, which is its own', async () => {
    const person = bearer(await liveKey(services))
    const { status, body } = await send(
      { method: 'GET', path: '/meme/style', sends: { image: 'nope-yep' } },
      person,
    )
    expect([status, body.image, body.styles]).toEqual([200, 'nope-yep', expect.arrayContaining([body.style])])
  })
})

describe('the search', () => {
  it('takes the token in a header of its own, of a session and of a key', async () => {
    const search = { method: 'GET', path: '/search', sends: { searchQuery: 'monday' } } as const
    for (const { token } of [await signedIn(auth), await liveKey(services), await testKey(services)]) {
      for (const header of [token, `Bearer ${token}`]) {
        const { status, body } = await send(search, { token: header })
        expect(status).toBe(200)
        expect(body.memeTemplates).not.toHaveLength(0)
      }
    }
    expect((await send(search, { token: 'nonsense' })).status).toBe(401)
    expect((await send(search, { token: '' })).status).toBe(401)
  })
})
