import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from '@tests/support/database'
import { loadProxy } from '@tests/support/load-proxy'
import { type SandboxAuthServer, startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Claims, createAuthKeys, signEs256 } from '@/sandbox/auth/json-web-token'
import { ensureSandboxSecrets, rotateAuthKey } from '@/sandbox/sandbox-secrets'
import { createTokenVerifier, type VerifyAccessToken } from '@/server/integrations/supabase/access-token'

const origin = 'http://127.0.0.1:3000'
const password = 'a long enough password'

let database: TestDatabase
let auth: SandboxAuthServer
let genuine: string
let claims: Claims
let verify: VerifyAccessToken
let proxy: Awaited<ReturnType<typeof loadProxy>>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await startSandboxAuthServer(database.sql, { relaxed: true })
  const email = `${randomUUID()}@example.org`
  await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const { data } = await auth.newBrowser().auth.signInWithPassword({ email, password })
  genuine = data.session?.access_token ?? ''
  claims = JSON.parse(Buffer.from(genuine.split('.')[1] ?? '', 'base64url').toString())
  verify = createTokenVerifier({ url: auth.url, anonKey: auth.secrets.anonKey })
  proxy = await loadProxy({
    DATABASE_URL: database.url,
    NEXT_PUBLIC_SUPABASE_URL: auth.url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: auth.secrets.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: auth.secrets.serviceKey,
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await auth.close()
  await database.close()
})

/** Signed with the project's own key. */
function signed(changed: Claims): string {
  return signEs256(
    { ...claims, ...changed },
    createAuthKeys(auth.secrets.authPrivateJwk, auth.secrets.jwtSecret),
  )
}

/** The genuine token's claims and signature below another header. */
function withHeader(change: Record<string, unknown>): string {
  const [head = '', payload = '', signature = ''] = genuine.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  return `${encode({ ...header, ...change })}.${payload}.${signature}`
}

/** Tokens that are nobody's, by what is wrong with them. */
const strange: Record<string, () => string> = {
  'alg none': () => withHeader({ alg: 'none' }),
  'alg none without a signature': () => `${encode({ alg: 'none' })}.${encode(claims)}.`,
  'alg es256': () => withHeader({ alg: 'es256' }),
  'alg RS256': () => withHeader({ alg: 'RS256' }),
  'alg HS256': () => withHeader({ alg: 'HS256' }),
  'alg HS512': () => withHeader({ alg: 'HS512' }),
  'alg __proto__': () => withHeader({ alg: '__proto__' }),
  'alg of a number': () => withHeader({ alg: 7 }),
  'no alg': () => withHeader({ alg: undefined }),
  'kid of a number': () => withHeader({ kid: 7 }),
  'unknown kid': () => withHeader({ kid: 'other' }),
  'no kid, over the shared secret': () => {
    const message = `${encode({ alg: 'HS256' })}.${encode(claims)}`
    return `${message}.${createHmac('sha256', auth.secrets.jwtSecret).update(message).digest('base64url')}`
  },
  'a key of its own': () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const head = { alg: 'ES256', kid: createAuthKeys(auth.secrets.authPrivateJwk, '').kid }
    const message = `${encode({ ...head, jwk: publicKey.export({ format: 'jwk' }) })}.${encode(claims)}`
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    return `${message}.${sign('sha256', Buffer.from(message), key).toString('base64url')}`
  },
  'a header that is no JSON': () => `${Buffer.from('{').toString('base64url')}.${encode(claims)}.x`,
  'claims that are no object': () => `${genuine.split('.')[0]}.${encode([1])}.x`,
  'claims that are null': () => `${genuine.split('.')[0]}.${encode(null)}.x`,
  'signs outside base64': () => 'é.é.é',
  'one part': () => 'token',
  'dots alone': () => '..',
}

describe('an access token', () => {
  it('is believed as it was issued', async () => {
    expect(await verify(genuine)).toMatchObject({ userId: claims.sub, method: 'password' })
    expect(await verify(signed({}))).toMatchObject({ userId: claims.sub })
  })

  it.each(Object.keys(strange))('with %s is nobody’s', async (name) => {
    expect(await verify(strange[name]?.() ?? '')).toBeNull()
  })

  it('with a critical header is nobody’s, although the key is right', async () => {
    const keys = createAuthKeys(auth.secrets.authPrivateJwk, auth.secrets.jwtSecret)
    const message = `${encode({ alg: 'ES256', kid: keys.kid, crit: ['b64'], b64: true })}.${encode(claims)}`
    const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' } as const
    const token = `${message}.${sign('sha256', Buffer.from(message), key).toString('base64url')}`
    expect(await verify(token)).toBeNull()
  })

  const hourSeconds = 3600
  it.each<[string, (nowSeconds: number) => Claims]>([
    ['is not valid yet', (now) => ({ nbf: now + hourSeconds })],
    ['has an nbf that is no number', () => ({ nbf: 'now' })],
    ['was issued in the future', (now) => ({ iat: now + hourSeconds })],
    ['does not say when it was issued', () => ({ iat: undefined })],
    ['has expired', (now) => ({ exp: now - 1 })],
    ['says in words when it expires', () => ({ exp: '9999999999' })],
    ['never expires', () => ({ exp: undefined })],
    ['was issued by another project', () => ({ iss: 'https://other.example/auth/v1' })],
    ['names no issuer', () => ({ iss: undefined })],
    ['is for another audience', () => ({ aud: 'other' })],
    ['is for another role', () => ({ role: 'service_role' })],
    ['is of an anonymous sign-in', () => ({ is_anonymous: true })],
  ])('that %s is nobody’s, although the key is right', async (_what, change) => {
    expect(await verify(signed(change(Math.floor(Date.now() / 1000))))).toBeNull()
  })

  it('may be ahead of our clock by a few seconds', async () => {
    const soon = Math.floor(Date.now() / 1000) + 10
    expect(await verify(signed({ iat: soon, nbf: soon }))).not.toBeNull()
  })

  it('names the configured issuer where the project stands behind another address', async () => {
    const issuer = 'https://auth.memes.example/auth/v1'
    const behind = createTokenVerifier({ url: auth.url, anonKey: auth.secrets.anonKey, issuer })
    expect(await behind(signed({ iss: issuer }))).not.toBeNull()
    expect(await behind(genuine)).toBeNull()
  })

  it('is neither good nor bad while its keys cannot be fetched', async () => {
    const nowhere = createTokenVerifier({
      url: 'http://127.0.0.1:1',
      anonKey: 'x',
      issuer: `${auth.url}/auth/v1`,
    })
    await expect(nowhere(genuine)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})

function cookieOf(accessToken: string): string {
  const session = {
    access_token: accessToken,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: 99_999_999_999,
    user: { id: 'x' },
  }
  return `sb-quipsmith-auth-token=base64-${encode(session)}`
}

function visit(path: string, accessToken: string) {
  const headers = { host: '127.0.0.1:3000', cookie: `${cookieOf(accessToken)}; sb-quipsmith-theme=x` }
  return proxy(new NextRequest(`${origin}${path}`, { headers }))
}

const publicPages = ['/contact', '/login', '/pricing', '/s/abc', '/templates/x', '/auth/reset', '/nowhere']
const appPages = ['/create', '/library', '/account', '/account/api', '/edit/abc', '/templates/new']

describe('a cookie with a token that is none of ours', () => {
  it.each(Object.keys(strange))('with %s is a visitor’s on every page, and is cleared', async (name) => {
    const token = strange[name]?.() ?? ''
    for (const path of [...publicPages, ...appPages]) {
      const response = await visit(path, token)
      expect(response.status, path).toBe(appPages.includes(path) ? 307 : 200)
      const cleared = response.headers.getSetCookie()
      expect(cleared, path).toEqual([
        expect.stringMatching(/^sb-quipsmith-auth-token=; Path=\/; Expires=Thu, 01 Jan 1970/),
      ])
      // The cookies that reach the page.
      const handedOn = response.headers.get('x-middleware-request-cookie')
      if (response.status === 200) expect(handedOn, path).toBe('sb-quipsmith-theme=x')
    }
  })

  it('differs from one that is', async () => {
    const response = await visit('/create', genuine)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await visit('/login', genuine)).status).toBe(307)
  })
})

it('tokens of the key before a rotation stay good, as do those of the new one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quipsmith-rotation-'))
  const before = await ensureSandboxSecrets(dataDir)
  const rotated = await startSandboxAuthServer(database.sql, {
    secrets: await rotateAuthKey(dataDir, new Date()),
  })
  const verifyRotated = createTokenVerifier({ url: rotated.url, anonKey: rotated.secrets.anonKey })
  const ours = { ...claims, iss: `${rotated.url}/auth/v1` }
  const { authPrivateJwk: current, jwtSecret } = rotated.secrets
  for (const key of [before.authPrivateJwk, current]) {
    expect(await verifyRotated(signEs256(ours, createAuthKeys(key, jwtSecret)))).not.toBeNull()
  }
  expect(
    await verifyRotated(signEs256(ours, createAuthKeys(auth.secrets.authPrivateJwk, jwtSecret))),
  ).toBeNull()
  await rotated.close()
  await rm(dataDir, { recursive: true })
})
