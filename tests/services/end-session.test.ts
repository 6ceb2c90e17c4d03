import { randomUUID } from 'node:crypto'
import { loadProxy } from '@tests/support/load-proxy'
import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { type SandboxAuthServer, startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSupabaseIdentityProvider } from '@/server/integrations/supabase/supabase-identity-provider'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'
import { endSession } from '@/server/services/sessions/end-session'
import { createEndedSessions } from '@/server/services/sessions/ended-sessions'
import { listSessions } from '@/server/services/sessions/list-sessions'
import { noteSession } from '@/server/services/sessions/note-session'

const startLimitMs = 120_000
const password = 'a long enough password'

const services = setUp(openTestServices)
let auth: SandboxAuthServer
/** Two processes over one database. */
let servers: RestServer[] = []
let proxy: Awaited<ReturnType<typeof loadProxy>>

beforeAll(async () => {
  auth = await startSandboxAuthServer(services.database.sql, { relaxed: true })
  const environment = {
    DATABASE_URL: services.database.url,
    NEXT_PUBLIC_SUPABASE_URL: auth.url,
    NEXT_PUBLIC_SUPABASE_ANON_KEY: auth.secrets.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: auth.secrets.serviceKey,
  }
  servers = await Promise.all([startRestServer(environment), startRestServer(environment)])
  proxy = await loadProxy(environment)
}, startLimitMs)
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.map(killRestServer))
  await auth.close()
})

function identityProvider() {
  return createSupabaseIdentityProvider({
    url: auth.url,
    anonKey: auth.secrets.anonKey,
    serviceRoleKey: auth.secrets.serviceKey,
  })
}

async function newAccount(): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
  return email
}

/** Signed in by password in a browser of its own, and seen here. */
async function signIn(email: string) {
  const browser = auth.newBrowser()
  const { data, error } = await browser.auth.signInWithPassword({ email, password })
  if (!data.session) throw error
  const { access_token: token, refresh_token: refreshToken } = data.session
  const identity = await identityProvider().verifyAccessToken(token)
  if (!identity?.sessionId) throw new Error('not the token of a session')
  const { db } = services.contextFor()
  const askSession = () => identityProvider().askSession(token)
  const seen = { identity, userAgent: 'Test/1', addressHash: null, askSession }
  await noteSession({ db, now: () => new Date() }, seen)
  return { token, refreshToken, identity, sessionId: identity.sessionId, browser }
}

type Session = Awaited<ReturnType<typeof signIn>>

function contextOf({ identity: { userId, email, sessionId } }: Session) {
  return { ...services.contextFor({ kind: 'user', userId, email }, new Date()), sessionId }
}

/** The account of a laptop, where it is open, and a phone, which was lost. */
async function laptopAndPhone() {
  const email = await newAccount()
  const phone = await signIn(email)
  const laptop = await signIn(email)
  const listed = await listSessions(contextOf(laptop))
  const key = listed.find(({ isThisOne }) => !isThisOne)?.key ?? ''
  return { phone, laptop, key }
}

async function call(server: RestServer | undefined, method: string, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server?.api}${path}`, { method, headers })
  await response.arrayBuffer()
  return response.status
}

const refresh = ({ refreshToken }: Session) =>
  fetch(`${auth.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  })

describe('a session that was signed out from another device', () => {
  it('reads and writes nothing from the next call on, in any process, and its owner stays', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    for (const server of servers) {
      expect(await call(server, 'GET', '/account/used-credits', phone.token)).toBe(200)
      expect(await call(server, 'DELETE', `/result/${randomUUID()}`, phone.token)).toBe(404)
    }
    await endSession(contextOf(laptop), key)
    for (const server of servers) {
      expect(await call(server, 'GET', '/account/used-credits', phone.token)).toBe(401)
      expect(await call(server, 'DELETE', `/result/${randomUUID()}`, phone.token)).toBe(401)
      expect(await call(server, 'GET', '/account/used-credits', laptop.token)).toBe(200)
    }
  })

  it('is ended at the sign-in service by its next call, so it cannot be refreshed', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    await endSession(contextOf(laptop), key)
    expect(await call(servers[0], 'GET', '/account/used-credits', phone.token)).toBe(401)
    expect(await identityProvider().askSession(phone.token)).toEqual({ kind: 'ended' })
    expect((await refresh(phone)).status).toBe(400)
    expect((await refresh(laptop)).status).toBe(200)
  })

  it('gains nothing from a token that it refreshed first', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    await endSession(contextOf(laptop), key)
    const { access_token: token } = await (await refresh(phone)).json()
    expect(await call(servers[0], 'GET', '/account/used-credits', token)).toBe(401)
    expect(await identityProvider().askSession(token)).toEqual({ kind: 'ended' })
  })

  it('leaves the list for good, and the audit log says so', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    await endSession(contextOf(laptop), key)
    await call(servers[0], 'GET', '/account/used-credits', phone.token)
    expect(await listSessions(contextOf(laptop))).toMatchObject([{ isThisOne: true }])
    const rows = await services.database.sql`
      select action from audit_log where user_id = ${laptop.identity.userId} order by id`
    expect(rows.map(({ action }) => action)).toEqual([
      'session.opened',
      'session.opened',
      'session.other-ended',
    ])
  })

  it('reads the sign-in page, which leads only standing sessions on', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    await endSession(contextOf(laptop), key)
    await call(servers[0], 'GET', '/account/used-credits', phone.token)
    const visit = ({ token }: Session) => {
      const session = {
        access_token: token,
        refresh_token: 'x',
        expires_at: 99_999_999_999,
        user: { id: 'x' },
      }
      const value = Buffer.from(JSON.stringify(session)).toString('base64url')
      const headers = { host: '127.0.0.1:3000', cookie: `sb-quipsmith-auth-token=base64-${value}` }
      return proxy(new NextRequest('http://127.0.0.1:3000/login', { headers }))
    }
    const read = await visit(phone)
    expect(read.status).toBe(200)
    expect(read.headers.getSetCookie()).toEqual([expect.stringMatching(/^sb-quipsmith-auth-token=;/)])
    expect((await visit(laptop)).status).toBe(307)
  })

  it('stays refused while the sign-in service is silent, and is ended there once it answers', async () => {
    const { phone, laptop, key } = await laptopAndPhone()
    await endSession(contextOf(laptop), key)
    const failures: unknown[] = []
    const silent = createSupabaseIdentityProvider({
      url: 'http://127.0.0.1:1',
      anonKey: 'x',
      serviceRoleKey: 'x',
    })
    const ended = createEndedSessions(database(), silent, (error) => failures.push(error))
    expect(await ended.includes(phone.identity, phone.token)).toBe(true)
    expect(await ended.includes(phone.identity, phone.token)).toBe(true)
    expect(failures).toHaveLength(1)
    const heard = createEndedSessions(database(), identityProvider(), (error) => failures.push(error))
    expect(await heard.includes(phone.identity, phone.token)).toBe(true)
    expect(await identityProvider().askSession(phone.token)).toEqual({ kind: 'ended' })
    expect(failures).toHaveLength(1)
  })
})

const database = () => services.contextFor().db

describe('signing out one session', () => {
  it.each([
    ['of somebody else', async () => (await laptopAndPhone()).key],
    ['that does not exist', async () => 'x'.repeat(16)],
    ['with an empty name', async () => ''],
  ])('%s is not found, and ends nothing', async (_name, keyOf) => {
    const { laptop, phone } = await laptopAndPhone()
    await expect(endSession(contextOf(laptop), await keyOf())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await call(servers[0], 'GET', '/account/used-credits', phone.token)).toBe(200)
    const [row] = await services.database.sql`
      select count(*)::int as count from seen_sessions where ended_at is not null
      and user_id = ${laptop.identity.userId}`
    expect(row?.count).toBe(0)
  })

  it('that asks is not found: it has a sign-out of its own', async () => {
    const { laptop } = await laptopAndPhone()
    const own = (await listSessions(contextOf(laptop))).find(({ isThisOne }) => isThisOne)
    await expect(endSession(contextOf(laptop), own?.key ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await call(servers[0], 'GET', '/account/used-credits', laptop.token)).toBe(200)
  })

  it('twice at once ends it once', async () => {
    const { laptop, key } = await laptopAndPhone()
    const outcomes = await Promise.allSettled([
      endSession(contextOf(laptop), key),
      endSession(contextOf(laptop), key),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

it('a token without a session is looked up nowhere', async () => {
  const identity: VerifiedIdentity = {
    userId: randomUUID(),
    email: 'x@example.org',
    emailVerified: true,
    sessionId: null,
    level: 'aal1',
    method: 'unknown',
  }
  const ended = createEndedSessions(database(), identityProvider(), () => undefined)
  expect(await ended.includes(identity, 'x')).toBe(false)
})
