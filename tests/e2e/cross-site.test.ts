import { createAccount } from '@tests/support/accounts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { appRouter } from '@/server/api/root'

const product = inject('product')
const foreign = 'https://elsewhere.example'

const mutations = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>,
)
  .filter(([, { _def }]) => _def.type === 'mutation')
  .map(([name]) => name)

/** The session cookie that a signed-in browser adds to every call. */
let cookie: string

beforeAll(async () => {
  const { cookies } = await createAccount(product)
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})

function call(path: string, init: RequestInit): Promise<Response> {
  const headers = { cookie, ...(init.headers as Record<string, string>) }
  return fetch(`${product.baseUrl}${path}`, { ...init, headers, redirect: 'manual' })
}

/** The state that an attack would change: the account, its contents and its key. */
async function state(): Promise<unknown> {
  const read = async (name: string) => {
    const answer = await call(`/api/trpc/${name}`, { headers: { 'x-trpc-source': 'web' } })
    return { status: answer.status, body: await answer.json() }
  }
  return Promise.all(
    ['account.userDetails', 'account.usedCredits', 'account.stats', 'apiKey.getDefault'].map(read),
  )
}

function multipart(): RequestInit {
  const body = new FormData()
  body.set('email', 'attacker@example.org')
  return { method: 'POST', body }
}

describe('a page of another site, with the cookie of somebody who is signed in', () => {
  test('there are calls that change something', () => {
    expect(mutations).toContain('account.close')
    expect(mutations.length).toBeGreaterThan(10)
  })

  test('gets no form through to any of them, and nothing changes', async () => {
    const before = await state()
    for (const name of mutations) {
      const path = `/api/trpc/${name}`
      const headers = { origin: foreign }
      const answers = await Promise.all([
        call(path, { ...multipart(), headers }),
        call(path, {
          method: 'POST',
          body: new Uint8Array(2),
          headers: { ...headers, 'content-type': 'application/octet-stream' },
        }),
        call(path, {
          method: 'POST',
          body: '{}',
          headers: { ...headers, 'content-type': 'application/json', 'x-trpc-source': 'web' },
        }),
        call(path, { ...multipart(), headers: { 'sec-fetch-site': 'cross-site', 'x-trpc-source': 'web' } }),
        call(path, multipart()),
      ])
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 403, 403, 403, 403, 403])
    }
    expect(await state()).toEqual(before)
  })

  test('cannot make any of them happen by a link', async () => {
    const before = await state()
    for (const name of mutations) {
      const link = await call(`/api/trpc/${name}?input=%7B%7D`, { headers: { origin: foreign } })
      expect([name, link.status]).toEqual([name, 403])
      const own = await call(`/api/trpc/${name}?input=%7B%7D`, { headers: { 'x-trpc-source': 'web' } })
      expect([name, own.status]).toEqual([name, 405])
    }
    expect(await state()).toEqual(before)
  })

  test.each([
    '/auth/password',
    '/auth/email',
    '/auth/sign-out-elsewhere',
    '/auth/sign-up-check',
    '/auth/sign-out',
  ])('gets nowhere with the form at %s', async (path) => {
    const before = await state()
    const crossSite = await call(path, { ...multipart(), headers: { origin: foreign } })
    expect(crossSite.status).toBe(403)
    const json = { 'content-type': 'application/json', 'x-trpc-source': 'web', origin: foreign }
    expect((await call(path, { method: 'POST', body: '{}', headers: json })).status).toBe(403)
    expect((await call(path, { method: 'GET' })).status).toBe(405)
    expect(await state()).toEqual(before)
  })

  test('is nobody to the API of programs', async () => {
    const answer = await call('/api/v1/account/user-details', {})
    expect(answer.status).toBe(401)
  })
})
