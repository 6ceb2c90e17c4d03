import { randomUUID } from 'node:crypto'
import { setUpSessions } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'
import { createCaller } from '@/server/api/root'
import { createPostgresCallCounter } from '@/server/integrations/postgres/postgres-call-counter'
import { createSupabaseIdentityProvider } from '@/server/integrations/supabase/supabase-identity-provider'
import { getAccount } from '@/server/services/accounts/get-account'
import { isDisposableAddress } from '@/server/services/accounts/is-disposable-address'
import { openAccount } from '@/server/services/accounts/open-account'
import { getCredits } from '@/server/services/credits/get-credits'
import { countSignUp } from '@/server/services/limits/count-sign-up'
import type { SessionVerdict } from '@/server/services/ports/identity-provider'
import type { ServiceContext } from '@/server/services/service-context'
import { forgetOtherSessions } from '@/server/services/sessions/forget-sessions'
import { listSessions } from '@/server/services/sessions/list-sessions'
import { noteSession } from '@/server/services/sessions/note-session'

const password = 'a long enough password'

const { services, auth, server } = setUpSessions()

/** A new account, signed in by password in its own browser. */
async function signIn(email = `${randomUUID()}@example.org`) {
  await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const browser = auth.newBrowser()
  const { data, error } = await browser.auth.signInWithPassword({ email, password })
  if (!data.session) throw error
  return { browser, email, userId: data.session.user.id, token: data.session.access_token }
}

function identityProvider() {
  return createSupabaseIdentityProvider({
    url: auth.url,
    anonKey: auth.secrets.anonKey,
    serviceRoleKey: auth.secrets.serviceKey,
  })
}

async function call(method: string, path: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'user-agent': 'Test/1', 'x-forwarded-for': '192.0.2.7' }
  const response = await fetch(`${server.api}${path}`, { method, headers })
  return { status: response.status, body: await response.json() }
}

async function actionsOf(userId: string): Promise<string[]> {
  const rows = await services.database.sql`select action from audit_log where user_id = ${userId} order by id`
  return rows.map(({ action }) => action)
}

describe('a token that was signed out', () => {
  it('makes no key, over the real wiring', async () => {
    const { browser, token, userId } = await signIn()
    expect((await call('GET', '/account/user-details', token)).status).toBe(200)
    await browser.auth.signOut()
    const refused = await call('POST', '/api-key/generate-new', token)
    expect(refused).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    const [keys] = await services.database
      .sql`select count(*)::int as count from api_keys where user_id = ${userId}`
    expect(keys?.count).toBe(0)
  })

  it.each([
    'account.applyDiscount',
    'account.close',
    'apiKey.generateNew',
    'subscription.checkoutSession',
    'subscription.portalLink',
  ])('gets nowhere with %s', async (name) => {
    const { actor, ...rest } = services.contextFor()
    let asked = 0
    const askSession = async (): Promise<SessionVerdict> => {
      asked += 1
      return { kind: 'ended' }
    }
    const caller = createCaller({ actor, requestId: '', services: { ...rest, askSession } })
    const [router = '', procedure = ''] = name.split('.')
    const run = (caller as unknown as Record<string, Record<string, () => Promise<unknown>>>)[router]?.[
      procedure
    ]
    await expect(run?.()).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' })
    expect(asked).toBe(1)
  })

  it('opens no account, nor moves one to the address that it still names', async () => {
    const { actor, ...context } = services.contextFor()
    if (actor.kind !== 'user') throw new Error('not a person')
    const openedAddress = async (opened: ServiceContext) => {
      await openAccount(opened)
      return (await getAccount(opened)).email
    }
    const says = (verdict: SessionVerdict) => ({ ...context, actor, askSession: async () => verdict })
    const gone = says({ kind: 'ended' })
    await expect(openAccount(gone)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const now = 'moved@example.org'
    const identity = {
      ...actor,
      email: now,
      emailVerified: true,
      sessionId: null,
      level: 'aal1',
      method: 'password',
    } as const
    const standing = says({ kind: 'standing', identity })
    expect(await openedAddress(standing)).toBe(now)
    expect(await openedAddress(standing)).toBe(now)
    expect(await actionsOf(actor.userId)).toEqual([])
    const later = { ...identity, email: 'moved-again@example.org' }
    const moved = says({ kind: 'standing', identity: later })
    expect(await openedAddress(moved)).toBe(later.email)
    expect(await actionsOf(actor.userId)).toEqual(['email.changed'])
  })
})

describe('asking who somebody is', () => {
  it('finds out what the token alone does not tell', async () => {
    const { browser, token, userId } = await signIn()
    const identity = identityProvider()
    expect(await identity.askSession(token)).toMatchObject({
      kind: 'standing',
      identity: { userId, method: 'password' },
    })
    await browser.auth.signOut()
    expect(await identity.verifyAccessToken(token)).toMatchObject({ userId })
    expect(await identity.askSession(token)).toEqual({ kind: 'ended' })
  })

  it('says that nobody answered rather than that nobody is signed in', async () => {
    const { token } = await signIn()
    const nowhere = createSupabaseIdentityProvider({
      url: 'http://127.0.0.1:1',
      anonKey: 'x',
      serviceRoleKey: 'x',
    })
    await expect(nowhere.askSession(token)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})

describe('a session', () => {
  it('is a sign-in the first time it is here, and a row in the list after that', async () => {
    const { token, userId, browser } = await signIn()
    await call('GET', '/account/used-credits', token)
    await call('GET', '/account/used-credits', token)
    await expect.poll(() => actionsOf(userId)).toEqual(['session.opened'])
    const [row] = await services.database.sql`select * from seen_sessions where user_id = ${userId}`
    expect(row).toMatchObject({ method: 'password', user_agent: 'Test/1' })
    expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/)
    const [audit] = await services.database.sql`select * from audit_log where user_id = ${userId}`
    expect(audit?.address_hash).toBe(row?.address_hash)

    const actor = { kind: 'user', userId, email: 'x@example.org' } as const
    const context = { ...services.contextFor(actor, new Date()), sessionId: row?.session_id }
    const [mine, ...others] = await listSessions(context)
    expect(mine).toMatchObject({ method: 'password', userAgent: 'Test/1', isThisOne: true })
    expect(JSON.stringify(mine)).not.toContain(row?.session_id)
    expect(others).toEqual([])
    await browser.auth.signOut()
  })

  it('that is over does not come back to the list by its token', async () => {
    const { browser, token, userId } = await signIn()
    const identity = await identityProvider().verifyAccessToken(token)
    if (!identity) throw new Error('no identity')
    const seen = {
      identity,
      userAgent: 'x'.repeat(1000),
      addressHash: null,
      askSession: () => identityProvider().askSession(token),
    }
    const { db } = services.contextFor()
    const note = () => noteSession({ db, now: () => new Date() }, seen)
    await Promise.all([note(), note(), note()])
    expect(await actionsOf(userId)).toEqual(['session.opened'])
    await browser.auth.signOut()
    await forgetOtherSessions(db, userId, null)
    await note()
    const [left] = await services.database
      .sql`select count(*)::int as count from seen_sessions where user_id = ${userId}`
    expect(left?.count).toBe(0)
  })

  it('of somebody else is not shown, nor one that was not here for a month', async () => {
    const now = new Date()
    const actor = services.newUser()
    const context = services.contextFor(actor, now)
    const { sql } = services.database
    const longAgo = new Date(now.getTime() - 31 * 24 * 3_600_000)
    for (const [userId, lastSeen] of [
      [actor.userId, now],
      [actor.userId, longAgo],
      [services.newUser().userId, now],
    ] as const) {
      await sql`insert into seen_sessions values
        (${randomUUID()}, ${userId}, 'otp', null, null, ${longAgo}, ${lastSeen})`
    }
    expect(await listSessions(context)).toHaveLength(1)
  })
})

describe('a throw-away address', () => {
  it.each([
    ['somebody@mailinator.com', true],
    ['somebody@MAILINATOR.com', true],
    ['somebody@inbox.mailinator.com', true],
    ['"a@b"@guerrillamail.com', true],
    ['somebody@example.org', false],
    ['mailinator.com@example.org', false],
    ['somebody@notmailinator.com.example.org', false],
    ['somebody@com', false],
    ['', false],
  ])('%s: %s', (address, disposable) => expect(isDisposableAddress(address)).toBe(disposable))
})

describe('an account with a throw-away address', () => {
  it('has no free credits, and any other has', async () => {
    const disposable = { ...services.newUser(), email: `${randomUUID()}@mailinator.com` }
    expect((await getCredits(await services.openContext(disposable))).remaining).toBe(0)
    expect((await getCredits(await services.openContext())).remaining).toBe(20)
  })
})

describe('accounts that are begun from one address', () => {
  it('are twenty in an hour, also when fifty come at once', async () => {
    const { db } = services.contextFor()
    const rules = { counter: createPostgresCallCounter(db), limits: { signUp: 20 } }
    const waits = await Promise.all(Array.from({ length: 50 }, () => countSignUp(rules, 'here')))
    expect(waits.filter((wait) => wait === null)).toHaveLength(20)
    const refused = waits.filter((wait) => wait !== null)
    expect(Math.min(...refused)).toBeGreaterThan(60)
    expect(Math.max(...refused)).toBeLessThanOrEqual(3600)
    expect(await countSignUp(rules, 'there')).toBeNull()
    expect(await countSignUp({ ...rules, limits: { signUp: 0 } }, 'here')).toBeNull()
  })
})
