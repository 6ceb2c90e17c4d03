import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedIn } from '@tests/support/rest-credentials'
import { killRestServer, startRestServer } from '@tests/support/rest-server'
import { startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sessionCookieName } from '@/contracts/session-cookie'
import { isFromOurPages } from '@/server/api/is-from-our-pages'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)

function call(actor: Actor | null, method: string, path: string): Promise<Response> {
  const headers = { origin: 'https://elsewhere.example' }
  return handleRestRequest(new Request(`http://127.0.0.1/api/v1${path}`, { method, headers }), path, {
    requestId: 'request-7',
    reportError: (error) => {
      throw error
    },
    createContext: async () => services.apiContext(actor),
  })
}

describe('a page of another origin', () => {
  it.each([
    ['/meme/text-to-meme', 'POST'],
    ['/account/my-memes', 'GET'],
    ['/result/5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11', 'GET, PATCH, DELETE'],
  ])('is told before it calls %s that it may', async (path, methods) => {
    const response = await call(null, 'OPTIONS', path)
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, token',
      'access-control-max-age': '86400',
      allow: methods,
    })
  })

  it('reads the answer and what stands beside it, and the refusals too', async () => {
    const answers = await Promise.all([
      call(services.newUser(), 'GET', '/account/my-memes'),
      call(null, 'GET', '/account/my-memes'),
      call(null, 'GET', '/nowhere'),
      call(null, 'OPTIONS', '/nowhere'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 404])
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-expose-headers')).toBe(
        'RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id, Idempotency-Replayed',
      )
      expect(headers.has('access-control-allow-credentials')).toBe(false)
      expect(headers.get('x-request-id')).toBe('request-7')
    }
  })

  it('gets nowhere with the session cookie that the browser adds', async () => {
    const auth = await startSandboxAuthServer(services.database.sql, { relaxed: true })
    const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-cross-origin-'))
    const server = await startRestServer({
      DATABASE_URL: services.database.url,
      QUIPSMITH_DATA_DIR: dataDirectory,
      NEXT_PUBLIC_SUPABASE_URL: auth.url,
      NEXT_PUBLIC_SUPABASE_ANON_KEY: auth.secrets.anonKey,
      SUPABASE_SERVICE_ROLE_KEY: auth.secrets.serviceKey,
    })
    onTestFinished(async () => {
      await killRestServer(server)
      await auth.close()
      await rm(dataDirectory, { recursive: true, force: true })
    })
    const { token } = await signedIn(auth)
    const session = Buffer.from(JSON.stringify({ access_token: token, refresh_token: 'x' }))
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.api}/account/user-details`, { headers })).status
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await status({ cookie: `${sessionCookieName}=base64-${session.toString('base64url')}` })).toBe(401)
    expect(await status({ cookie: `${sessionCookieName}=${token}` })).toBe(401)
  })
})

describe('a call with the cookie', () => {
  const own = { 'x-trpc-source': 'web', host: 'memes.example' }
  it.each([
    [own, true],
    [{ ...own, origin: 'https://memes.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ host: 'memes.example', origin: 'https://memes.example' }, false],
    [{ ...own, origin: 'https://elsewhere.example' }, false],
    [{ ...own, origin: 'https://memes.example.evil.example' }, false],
    [{ ...own, origin: 'null' }, false],
    [{ ...own, 'sec-fetch-site': 'cross-site' }, false],
    [{ ...own, 'sec-fetch-site': 'same-site' }, false],
    [{ ...own, 'sec-fetch-site': 'none' }, false],
  ])('with %o is one of our pages: %s', (headers, ours) => {
    expect(isFromOurPages(new Headers(headers as Record<string, string>))).toBe(ours)
  })
})
