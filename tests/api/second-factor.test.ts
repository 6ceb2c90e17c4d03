import { randomUUID } from 'node:crypto'
import { callerFor, callProcedure } from '@tests/support/call-procedure'
import { callTool, connectMcp } from '@tests/support/mcp-client'
import { setUpSessions } from '@tests/support/set-up-sandbox'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { AppError } from '@/contracts/errors'
import { appRouter, createCaller } from '@/server/api/root'
import type { SessionVerdict } from '@/server/services/ports/identity-provider'

const password = 'a long enough password'
const refusal = { message: expect.stringContaining('two-step sign-in') }

const { services, auth, server } = setUpSessions()

/** A typed caller on whose session the sign-in service says `verdict`. */
function callerWith(verdict: SessionVerdict | AppError) {
  const askSession = async () => {
    if (verdict instanceof AppError) throw verdict
    return verdict
  }
  const caller = callerFor({ ...services.contextFor(), askSession })
  return (name: string, input: unknown = {}) => callProcedure(caller, name, input)
}

/** An account with an authenticator app, with a token of each assurance level. */
async function newPersonWithApp() {
  const email = `${randomUUID()}@example.org`
  await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const browser = auth.newBrowser()
  const { data } = await browser.auth.signInWithPassword({ email, password })
  const userId = data.user?.id ?? ''
  await services.database.sql`insert into user_details (user_id, email, credits, created_at, updated_at)
    values (${userId}, ${email}, 20, now(), now())`
  const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const code = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? '') }).generate()
  await browser.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })
  const half = await auth.newBrowser().auth.signInWithPassword({ email, password })
  return {
    fullToken: (await browser.auth.getSession()).data.session?.access_token ?? '',
    halfToken: half.data.session?.access_token ?? '',
  }
}

async function call(method: string, path: string, token: string, body?: unknown) {
  const response = await fetch(`${server.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null }
}

describe('a session whose account has a second factor, and that has not shown it', () => {
  const identity = {
    userId: '',
    email: '',
    emailVerified: true,
    sessionId: null,
    level: 'aal1',
    method: 'password',
  } as const

  it.each(Object.keys(appRouter._def.procedures))('is refused by %s', async (name) => {
    const { actor, ...rest } = services.contextFor()
    const due: SessionVerdict = { kind: 'secondFactorDue', identity: { ...identity, userId: actor.userId } }
    const caller = createCaller({
      actor,
      requestId: randomUUID(),
      services: { ...rest, askSession: async () => due },
    })
    const [router = '', procedure = ''] = name.split('.')
    type Procedures = Record<string, Record<string, (input: unknown) => Promise<unknown>>>
    const run = (caller as unknown as Procedures)[router]?.[procedure]
    await expect(run?.({})).rejects.toMatchObject({ code: 'UNAUTHORIZED', ...refusal })
  })

  it.each([
    ['GET', '/account/my-memes'],
    ['GET', '/account/user-details'],
    ['GET', '/account/stats'],
    ['GET', '/search?query=late'],
    ['GET', '/account/export'],
    ['POST', '/meme/text-to-meme', { text: 'my meeting could have been an email' }],
    ['DELETE', `/result/${randomUUID()}`],
    ['DELETE', '/account/close'],
  ])('gets nothing done over REST: %s %s', async (method, path, body = undefined as unknown) => {
    const { halfToken, fullToken } = await newPersonWithApp()
    const refused = await call(method, path, halfToken, body)
    expect(refused).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED', ...refusal } })
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_user_authentication')
    expect((await call(method, path, fullToken, body)).status).not.toBe(401)
  })

  it('uses no tool of MCP', async () => {
    const { halfToken } = await newPersonWithApp()
    const model = await connectMcp(new URL(server.api.replace('/v1', '/mcp')), halfToken)
    for (const [tool, input] of [
      ['make_memes', { text: 'my meeting could have been an email' }],
      ['list_my_memes', {}],
    ] as const) {
      const refused = await callTool(model, tool, input)
      expect(refused).toMatchObject({ isError: true, meta: { code: 'SECOND_FACTOR_REQUIRED' } })
    }
    await model.close()
  })

  it('sees no answer that was kept for who repeats a call', async () => {
    const { halfToken, fullToken } = await newPersonWithApp()
    const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'idempotency-key': 'once' })
    const make = (token: string) =>
      fetch(`${server.api}/meme/text-to-meme`, {
        method: 'POST',
        headers: headers(token),
        body: JSON.stringify({ text: 'my meeting could have been an email' }),
      })
    expect((await make(fullToken)).status).toBe(200)
    expect((await make(halfToken)).status).toBe(401)
  })

  it('does not stop the keys of the account', async () => {
    const { fullToken } = await newPersonWithApp()
    const made = await call('POST', '/api-key/generate-new', fullToken, {})
    expect((await call('GET', '/account/my-memes', made.body.key)).status).toBe(200)
  })
})

describe('an account without a second factor', () => {
  it('is asked for none', async () => {
    const email = `${randomUUID()}@example.org`
    await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
    const browser = auth.newBrowser()
    const { data } = await browser.auth.signInWithPassword({ email, password })
    await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun and left' })
    expect((await call('GET', '/account/my-memes', data.session?.access_token ?? '')).status).toBe(200)
  })

  it('reads on while the sign-in service is silent, and writes not', async () => {
    const run = callerWith(new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer.'))
    await expect(run('account.myMemes')).resolves.toMatchObject({ items: [] })
    await expect(run('result.star', { id: randomUUID() })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })
})
