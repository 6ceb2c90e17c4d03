import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import type { Session } from '@supabase/supabase-js'
import { password, setUpSignIn } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'
import { createAuthKeys, signEs256, signHs256 } from '@/sandbox/auth/json-web-token'
import { createSupabaseIdentityProvider } from '@/server/integrations/supabase/supabase-identity-provider'

const { server } = setUpSignIn({ relaxed: true })

let accounts = 0

/** An account, made by the service, signed in by password. */
async function signIn(): Promise<Session> {
  accounts += 1
  const email = `person-${accounts}@example.org`
  await server.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const { data } = await server.newBrowser().auth.signInWithPassword({ email, password })
  if (data.session === null) throw new Error('not signed in')
  return data.session
}

async function call(method: string, path: string, options: { token?: string; body?: unknown } = {}) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

const refresh = (refresh_token: string) =>
  call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
const getUser = (token: string) => call('GET', '/user', { token })

describe('refreshing a session', () => {
  it('rotates the token, and answers the one before it again', async () => {
    const { refresh_token: first, access_token } = await signIn()
    const second = await refresh(first)
    expect(second.status).toBe(200)
    expect(second.body.refresh_token).not.toBe(first)
    server.clock.offsetMs += 60_000
    const again = await refresh(first)
    expect(again.body.refresh_token).toBe(second.body.refresh_token)
    expect((await getUser(access_token)).status).toBe(200)
  })

  it('lets several tabs come with an old token for ten seconds', async () => {
    const { refresh_token: first } = await signIn()
    const second = (await refresh(first)).body.refresh_token
    await refresh(second)
    expect((await refresh(first)).status).toBe(200)
  })

  it('ends the session when an old token comes back later', async () => {
    const { refresh_token: first, access_token } = await signIn()
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    server.clock.offsetMs += 11_000
    const stolen = await refresh(first)
    expect(stolen).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
    expect((await refresh(third)).body.code).toBe('refresh_token_not_found')
    expect((await getUser(access_token)).body.code).toBe('session_not_found')
  })

  it('gives twenty parallel requests one and the same next token', async () => {
    const { refresh_token: first } = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('refuses what it did not issue', async () => {
    const { refresh_token: genuine } = await signIn()
    expect((await refresh('nonsense')).body.code).toBe('validation_failed')
    const bytes = Buffer.from(genuine, 'base64url')
    bytes[17] = 5
    expect((await refresh(bytes.toString('base64url'))).status).toBe(400)
  })
})

describe('signing out', () => {
  it('ends the session at once where it is looked up', async () => {
    const { access_token, refresh_token } = await signIn()
    expect((await call('POST', '/logout?scope=local', { token: access_token })).status).toBe(204)
    expect((await getUser(access_token)).body.code).toBe('session_not_found')
    expect((await refresh(refresh_token)).body.code).toBe('refresh_token_not_found')
  })

  it('of the others keeps this one', async () => {
    const session = await signIn()
    const browser = server.newBrowser()
    const { data } = await browser.auth.signInWithPassword({ email: session.user.email ?? '', password })
    await browser.auth.signOut({ scope: 'others' })
    expect((await getUser(data.session?.access_token ?? '')).status).toBe(200)
    expect((await getUser(session.access_token)).status).toBe(403)
    expect(
      (await call('POST', '/logout?scope=some', { token: data.session?.access_token ?? '' })).status,
    ).toBe(400)
  })
})

describe('a token', () => {
  it('is believed only when we signed it with the right algorithm for the right purpose', async () => {
    server.clock.offsetMs = 0
    const { access_token: genuine } = await signIn()
    const [head = '', payload = '', signature = ''] = genuine.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const { keys } = (await call('GET', '/.well-known/jwks.json')).body
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const foreignJwk = foreign.publicKey.export({ format: 'jwk' })
    const signForeign = (header: object) => {
      const message = `${encode(header)}.${payload}`
      const bytes = sign('sha256', Buffer.from(message), {
        key: foreign.privateKey,
        dsaEncoding: 'ieee-p1363',
      })
      return `${message}.${bytes.toString('base64url')}`
    }
    const confused = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`
    const forgeries = {
      none: `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'none, signature kept': `${encode({ alg: 'none', kid, typ: 'JWT' })}.${payload}.${signature}`,
      'HS256 over the public key': `${confused}.${createHmac('sha256', JSON.stringify(keys[0])).update(confused).digest('base64url')}`,
      'HS256 with the project secret': signHs256(claims, server.secrets.jwtSecret),
      'wrong kid': `${encode({ alg: 'ES256', kid: 'other', typ: 'JWT' })}.${payload}.${signature}`,
      'our key under another name': signEs256(claims, {
        ...createAuthKeys(server.secrets.authPrivateJwk, server.secrets.jwtSecret),
        kid: 'other',
      }),
      'foreign key': signForeign({ alg: 'ES256', kid, typ: 'JWT' }),
      'foreign key brought along': signForeign({ alg: 'ES256', kid, jwk: foreignJwk, typ: 'JWT' }),
      'other person': `${head}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      'two parts': `${head}.${payload}`,
      'project key': server.secrets.anonKey,
    }
    const identity = createSupabaseIdentityProvider({
      url: server.url,
      anonKey: server.secrets.anonKey,
      serviceRoleKey: server.secrets.serviceKey,
    })
    for (const [name, token] of Object.entries(forgeries)) {
      expect((await getUser(token)).body.code, name).toBe('bad_jwt')
      expect(await identity.verifyAccessToken(token), name).toBeNull()
    }
    expect((await getUser(genuine)).status).toBe(200)
    expect(await identity.verifyAccessToken(genuine)).toMatchObject({
      userId: claims.sub,
      emailVerified: true,
    })
    server.clock.offsetMs += 3_601_000
    expect((await getUser(genuine)).body.code).toBe('bad_jwt')
  })

  it('key set holds no private part', async () => {
    const { body } = await call('GET', '/.well-known/jwks.json')
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
  })
})

describe('the service', () => {
  it('lists, reads and deletes accounts, for the service key alone', async () => {
    const { user, access_token } = await signIn()
    const service = server.newService()
    expect((await service.auth.admin.getUserById(user.id)).data.user?.email).toBe(user.email)
    expect((await service.auth.admin.listUsers()).data.users.map(({ id }) => id)).toContain(user.id)
    const path = `/admin/users/${user.id}`
    expect((await call('DELETE', path)).body.code).toBe('no_authorization')
    expect((await call('DELETE', path, { token: server.secrets.anonKey })).body.code).toBe('not_admin')
    expect((await call('DELETE', path, { token: access_token })).body.code).toBe('not_admin')

    const identity = createSupabaseIdentityProvider({
      url: server.url,
      anonKey: server.secrets.anonKey,
      serviceRoleKey: server.secrets.serviceKey,
    })
    await identity.deleteUser(user.id)
    await identity.deleteUser(user.id)
    expect((await getUser(access_token)).body.code).toBe('user_not_found')
    expect((await call('GET', '/admin/users/1', { token: server.secrets.serviceKey })).status).toBe(404)
  })

  it('confirms at once under /auto when relaxed', async () => {
    const browser = server.newBrowser('/auto')
    const { data } = await browser.auth.signUp({ email: 'auto@example.org', password })
    expect(data.session).not.toBeNull()
    const again = await browser.auth.signUp({ email: 'auto@example.org', password })
    expect(again.error?.code).toBe('user_already_exists')
  })
})

describe('the wire', () => {
  it('gives callers without a version the older error shape', async () => {
    const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
    expect(response.headers.get('x-supabase-api-version')).toBeNull()
    const versioned = await call('POST', '/token?grant_type=password', { body: {} })
    expect(versioned.body).toMatchObject({ code: 'validation_failed' })
    expect(versioned.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  it('refuses bodies over a mebibyte, no JSON, wrong types and unknown paths', async () => {
    expect((await call('POST', '/signup', { body: { email: 'x'.repeat(1_100_000) } })).status).toBe(413)
    const many = { data: Array(6_000).fill(1) }
    expect((await call('POST', '/signup', { body: many })).body).toMatchObject({
      code: 'request_entity_too_large',
      message: 'Request body too large (max 5000 fields and list items)',
    })
    const deep = JSON.parse(`{"data":${'['.repeat(70)}${']'.repeat(70)}}`)
    expect((await call('POST', '/signup', { body: deep })).body.code).toBe('bad_json')
    expect((await call('POST', '/signup', { body: { email: 7 } })).status).toBe(400)
    expect((await call('POST', '/signup', { body: [] })).body.code).toBe('bad_json')
    for (const path of ['/nothing', '/__proto__', '/user/constructor']) {
      expect((await fetch(`${server.url}/auth/v1${path}`)).status).toBe(404)
    }
  })

  it('lets pages on this machine in under either name, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${server.url}/auth/v1/token`, { method: 'OPTIONS', headers: { origin } }).then((response) =>
        response.headers.get('access-control-allow-origin'),
      )
    expect(await preflight('http://localhost:3000')).toBe('http://localhost:3000')
    expect(await preflight(server.url)).toBe(server.url)
    expect(await preflight('https://localhost.evil.example')).toBeNull()
    expect(await preflight('null')).toBeNull()
  })
})

describe('a hostile redirect', () => {
  const hostile = [
    'https://evil.example/',
    '//evil.example',
    'https:evil.example',
    'http:\\\\evil.example',
    'http://127.0.0.1\\@evil.example/',
    'http://127.0.0.1@evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://10.0.0.1/',
    'javascript:alert(1)',
    'javascript://127.0.0.1/%0aalert(1)',
    'data:text/html,hello',
    ' http://127.0.0.1:1/',
    'http://127.0.0.1%2eevil.example/',
    'http://[::ffff:10.0.0.1]/',
  ]

  it('is dropped when asked for, and when edited into the link', async () => {
    const { user } = await signIn()
    const email = user.email ?? ''
    for (const target of hostile) {
      await call('POST', `/recover?${new URLSearchParams({ redirect_to: target })}`, { body: { email } })
      const link = new URL((await server.mailsTo(email))[0]?.link ?? '')
      expect(link.searchParams.get('redirect_to'), target).toBe(server.url)
      link.searchParams.set('redirect_to', target)
      const followed = await fetch(link, { redirect: 'manual' })
      expect(new URL(followed.headers.get('location') ?? '').origin, target).toBe(server.url)
    }
  })

  it('leaves our own addresses alone', async () => {
    const { user } = await signIn()
    const email = user.email ?? ''
    const port = new URL(server.url).port
    for (const target of [`${server.url}/auth/callback?next=/create`, `http://localhost:${port}/`]) {
      await call('POST', `/recover?${new URLSearchParams({ redirect_to: target })}`, { body: { email } })
      const link = new URL((await server.mailsTo(email))[0]?.link ?? '')
      expect(link.searchParams.get('redirect_to')).toBe(target)
    }
  })
})
