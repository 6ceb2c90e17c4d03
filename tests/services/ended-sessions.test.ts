import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { callTool, connectMcp } from '@tests/support/mcp-client'
import { setUpSessions } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'
import { AppError } from '@/contracts/errors'
import { appRouter, createCaller } from '@/server/api/root'
import type { ProcedureMeta } from '@/server/api/trpc'
import { createSupabaseIdentityProvider } from '@/server/integrations/supabase/supabase-identity-provider'
import type { SessionVerdict } from '@/server/services/ports/identity-provider'
import type { VerdictAge } from '@/server/services/service-context'
import { createSessionVerdicts } from '@/server/services/sessions/session-verdicts'

const password = 'a long enough password'

const { services, auth, server } = setUpSessions()

/** Signed in by password in a browser of its own. */
async function signIn() {
  const email = `${randomUUID()}@example.org`
  await auth.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const browser = auth.newBrowser()
  const { data, error } = await browser.auth.signInWithPassword({ email, password })
  if (!data.session) throw error
  // The account is there: to open one, the sign-in service would be asked anyway.
  await services.database.sql`insert into user_details (user_id, email, credits, created_at, updated_at)
    values (${data.session.user.id}, ${email}, 20, now(), now())`
  return { browser, token: data.session.access_token, refreshToken: data.session.refresh_token }
}

async function call(method: string, path: string, token: string, body?: unknown) {
  const response = await fetch(`${server.api}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

const refresh = async (refreshToken: string): Promise<{ refresh_token: string }> => {
  const url = `${auth.url}/auth/v1/token?grant_type=refresh_token`
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ refresh_token: refreshToken }) })
  return response.json()
}

describe('the token of a session that a reused refresh token ended', () => {
  it('exports, generates and deletes nothing, on REST and MCP', async () => {
    const { token, refreshToken } = await signIn()
    const second = await refresh(refreshToken)
    await refresh(second.refresh_token)
    auth.clock.offsetMs += 11_000
    await refresh(refreshToken)
    auth.clock.offsetMs -= 11_000

    const sentence = { text: 'my meeting could have been an email' }
    expect(await call('GET', '/account/export', token)).toBe(401)
    expect(await call('POST', '/meme/text-to-meme', token, sentence)).toBe(401)
    expect(await call('DELETE', `/result/${randomUUID()}`, token)).toBe(401)
    expect(await call('POST', '/result/delete-many', token, { ids: [randomUUID()] })).toBe(401)
    const model = await connectMcp(new URL(server.api.replace('/v1', '/mcp')), token)
    const refused = await callTool(model, 'make_memes', sentence)
    expect(refused).toMatchObject({ isError: true, meta: { code: 'UNAUTHORIZED' } })
    await model.close()
  })

  it('did all of that while the session stood', async () => {
    const { token } = await signIn()
    expect(await call('POST', '/meme/text-to-meme', token, { text: 'my meeting again' })).toBe(200)
    expect(await call('DELETE', `/result/${randomUUID()}`, token)).toBe(404)
    expect(await call('GET', '/account/export', token)).toBe(200)
  })
})

/** A typed caller whose session gets `verdict`; tells which ages were asked for. */
function callerWith(verdict: SessionVerdict) {
  const { actor, ...rest } = services.contextFor()
  const asked: VerdictAge[] = []
  const askSession = async (age: VerdictAge) => {
    asked.push(age)
    return verdict
  }
  const caller = createCaller({ actor, requestId: randomUUID(), services: { ...rest, askSession } })
  const run = (name: string) => {
    const [router = '', procedure = ''] = name.split('.')
    type Procedures = Record<string, Record<string, (input: unknown) => Promise<unknown>>>
    return (caller as unknown as Procedures)[router]?.[procedure]?.({})
  }
  return { run, asked }
}

describe('a session that has ended', () => {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta } }>,
  ).map(([name, { _def }]) => [name, _def.meta?.callClass ?? ''] as const)
  const plain = new Set(['read', 'search'])

  it.each(procedures.filter(([, callClass]) => !plain.has(callClass)))(
    'is refused by %s, before its input is looked at',
    async (name) => {
      const { run, asked } = callerWith({ kind: 'ended' })
      await expect(run(name)).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' })
      expect(asked).toHaveLength(1)
    },
  )

  it('is refused also when the verdict speaks of somebody else', async () => {
    const identity = {
      ...services.newUser(),
      emailVerified: true,
      sessionId: null,
      level: 'aal1',
      method: 'otp',
    } as const
    const { run } = callerWith({ kind: 'standing', identity })
    await expect(run('result.star')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('is refused by a search too, on the word of an earlier verdict', async () => {
    const { run, asked } = callerWith({ kind: 'ended' })
    await expect(run('search.templates')).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(asked).toEqual(['known'])
  })
})

const standing: SessionVerdict = {
  kind: 'standing',
  identity: {
    userId: randomUUID(),
    email: 'x@example.org',
    emailVerified: true,
    sessionId: null,
    level: 'aal1',
    method: 'otp',
  },
}
const ended: SessionVerdict = { kind: 'ended' }

/** Verdicts over a service that answers what `says` holds, on a clock of the test's. */
function verdictsOf(says: SessionVerdict | Error) {
  const service = { says, questions: 0, nowMs: 1 }
  const ask = async () => {
    service.questions += 1
    const answer = service.says
    await Promise.resolve()
    if (answer instanceof Error) throw answer
    return answer
  }
  const verdicts = createSessionVerdicts(ask, () => service.nowMs)
  return { service, ask: (age: VerdictAge = 'recent', token = 'a token') => verdicts.ask(token, age) }
}

const silent = new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer.')
const minuteMs = 60_000

describe('the verdict on a session', () => {
  it('is asked for once by calls that come together, and again within a minute', async () => {
    const { service, ask } = verdictsOf(standing)
    expect(await Promise.all(Array.from({ length: 50 }, () => ask()))).toEqual(Array(50).fill(standing))
    expect(service.questions).toBe(1)
    service.says = ended
    expect(await ask()).toEqual(standing)
    service.nowMs += minuteMs - 1
    expect(await ask()).toEqual(ended)
    expect(service.questions).toBe(2)
  })

  it('is not shared between tokens', async () => {
    const { service, ask } = verdictsOf(standing)
    await ask('recent', 'one')
    service.says = ended
    expect(await ask('recent', 'another')).toEqual(ended)
    expect(await ask('recent', 'one')).toEqual(standing)
  })

  it('is asked for each time by what must be sure, and others hear of it', async () => {
    const { service, ask } = verdictsOf(standing)
    await ask()
    service.says = ended
    expect(await ask('fresh')).toEqual(ended)
    expect(await ask()).toEqual(ended)
    expect(service.questions).toBe(2)
  })

  it('is five minutes old at most for plain reads, and newer where others asked', async () => {
    const { service, ask } = verdictsOf(standing)
    await ask('known')
    service.says = ended
    service.nowMs += 5 * minuteMs - 1
    expect(await ask('known')).toEqual(standing)
    service.nowMs += 1
    expect(await ask('known')).toEqual(ended)
    service.says = standing
    await ask('fresh')
    expect(await ask('known')).toEqual(standing)
    expect(service.questions).toBe(3)
  })

  it('is the last one for five minutes while the service is silent, but never for what must be sure', async () => {
    const { service, ask } = verdictsOf(standing)
    await ask()
    service.says = silent
    service.nowMs += 4 * minuteMs
    expect(await ask()).toEqual(standing)
    expect(await ask()).toEqual(standing)
    expect(service.questions).toBe(2)
    await expect(ask('fresh')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    service.nowMs += 2 * minuteMs
    await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    service.says = standing
    expect(await ask()).toEqual(standing)
  })

  it('is unknown for a session that the silent service never judged', async () => {
    const { ask } = verdictsOf(silent)
    await expect(ask()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })

  it('is remembered for ten thousand tokens and no more', async () => {
    const { service, ask } = verdictsOf(standing)
    for (let token = 0; token <= 10_000; token += 1) await ask('recent', `${token}`)
    await ask('recent', '10000')
    expect(service.questions).toBe(10_001)
    await ask('recent', '0')
    expect(service.questions).toBe(10_002)
  })
})

describe('a sign-in service in trouble', () => {
  it.each([500, 502, 503, 429])('that answers %i says nothing about the session', async (status) => {
    const { token } = await signIn()
    const broken = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"no"}')
    })
    await new Promise<void>((listening) => broken.listen(0, '127.0.0.1', listening))
    const address = broken.address()
    const port = typeof address === 'object' ? address?.port : 0
    const url = `http://127.0.0.1:${port}`
    const identity = createSupabaseIdentityProvider({ url, anonKey: 'x', serviceRoleKey: 'x' })
    await expect(identity.askSession(token)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    broken.close()
  })
})
