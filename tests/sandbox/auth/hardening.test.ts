import { createHmac } from 'node:crypto'
import { isAuthWeakPasswordError } from '@supabase/supabase-js'
import { startSandboxAuthServer } from '@tests/support/sandbox-auth-server'
import { password, setUpSignIn } from '@tests/support/set-up-sandbox'
import { getRounds } from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { createAuthKeys, signEs256, signHs256 } from '@/sandbox/auth/json-web-token'
import { createPasswordHasher } from '@/sandbox/auth/password-hasher'

const { database, server } = setUpSignIn()

let people = 0

async function newPerson(): Promise<string> {
  people += 1
  const email = `someone-${people}@example.org`
  const { error } = await server.newService().auth.admin.createUser({ email, password, email_confirm: true })
  expect(error).toBeNull()
  return email
}

interface Call {
  token?: string
  body?: unknown
  address?: string
}

async function call(method: string, path: string, { token, body, address }: Call = {}) {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'x-test-address': address }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  return { status: response.status, headers: response.headers, body: json, text }
}

const signIn = (email: string, typed = password, address = 'somewhere') =>
  call('POST', '/token?grant_type=password', { body: { email, password: typed }, address })

/** The token of a mail's link, whichever page it leads to. */
function linkToken(link: string | null | undefined): string {
  const query = new URL(link ?? 'http://no-link.invalid').searchParams
  return query.get('token_hash') ?? query.get('token') ?? ''
}

describe('a new password', () => {
  it('is refused when everybody would try it first, with the class that clients know', async () => {
    const { error } = await server.newBrowser().auth.signUp({ email: 'c@example.org', password: 'password1' })
    expect(isAuthWeakPasswordError(error) && error.reasons).toEqual(['pwned'])
  })

  it('may be 72 bytes of any letters and no byte more', async () => {
    const { auth } = server.newBrowser()
    const emoji = `${'no composition rules here, only length counts, and emoji '}😀😀`
    expect((await auth.signUp({ email: 'long@example.org', password: emoji })).error).toBeNull()
    const [row] = await database.sql`
      select password_hash from sandbox_auth.users where email = 'long@example.org'`
    expect(row?.password_hash).toMatch(/^\$2[aby]\$\d\d\$/)
    const cut = await auth.signUp({ email: 'longer@example.org', password: 'b'.repeat(73) })
    expect(cut.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('needs the current one, and then ends the other sessions', async () => {
    const email = await newPerson()
    const { access_token: token } = (await signIn(email)).body
    const other = (await signIn(email)).body
    const change = (body: Record<string, string>) => call('PUT', '/user', { token, body })
    const next = 'another horse, another battery'
    expect((await change({ password: next })).body.code).toBe('current_password_required')
    const wrong = await change({ password: next, current_password: 'not the one' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } })
    expect((await signIn(email)).status).toBe(200)

    expect((await change({ password: next, current_password: password })).status).toBe(200)
    expect((await call('GET', '/user', { token })).status).toBe(200)
    expect((await call('GET', '/user', { token: other.access_token })).body.code).toBe('session_not_found')
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
    expect((await signIn(email, next)).status).toBe(200)
  })

  it('cannot be guessed through the change of it', async () => {
    const email = await newPerson()
    const { access_token: token } = (await signIn(email)).body
    const guess = () =>
      call('PUT', '/user', { token, body: { password: 'a new one to use', current_password: 'guess' } })
    for (let tries = 0; tries < 10; tries++)
      expect((await guess()).body.code).toBe('current_password_invalid')
    expect((await guess()).status).toBe(429)
  })

  it('clears the mails that are still out', async () => {
    const email = await newPerson()
    const { access_token: token } = (await signIn(email)).body
    await call('POST', '/recover', { body: { email } })
    const body = { password: 'a completely new one', current_password: password }
    expect((await call('PUT', '/user', { token, body })).status).toBe(200)
    const token_hash = linkToken((await server.mailsTo(email))[0]?.link)
    const used = await call('POST', '/verify', { body: { type: 'recovery', token_hash } })
    expect(used.body.code).toBe('otp_expired')
  })
})

describe('an address that somebody else signed up with first', () => {
  it('keeps no password of theirs once its owner has confirmed it', async () => {
    const email = 'victim@example.org'
    const { auth } = server.newBrowser()
    await auth.signUp({ email, password: 'set by a stranger' })
    server.clock.offsetMs += 61_000
    await auth.signUp({ email, password: 'set by the owner' })
    const token_hash = linkToken((await server.mailsTo(email))[0]?.link)
    expect((await call('POST', '/verify', { body: { type: 'email', token_hash } })).status).toBe(200)
    expect((await signIn(email, 'set by a stranger')).body.code).toBe('invalid_credentials')
    expect((await signIn(email, 'set by the owner')).status).toBe(200)
  })

  it.each(['/otp', '/recover'])('nor where the owner comes by %s', async (path) => {
    const email = `owner-by${path.slice(1)}@example.org`
    await server.newBrowser().auth.signUp({ email, password: 'set by a stranger' })
    server.clock.offsetMs += 61_000
    await call('POST', path, { body: { email } })
    const [mail] = await server.mailsTo(email)
    const type = path === '/otp' ? 'email' : 'recovery'
    const proved = await call('POST', '/verify', { body: { type, email, token: mail?.otp } })
    expect(proved.status).toBe(200)
    expect((await signIn(email, 'set by a stranger')).body.code).toBe('invalid_credentials')
  })
})

describe('limits', () => {
  it('let ten of fifty parallel guesses through, and say when to come back', async () => {
    const email = await newPerson()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => signIn(email, 'not the one', `from-${index}`)),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(40)
    for (const { headers, body } of refused) {
      expect(body.code).toBe('over_request_rate_limit')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
    }
    expect((await signIn(email)).status).toBe(429)
    server.clock.offsetMs += 15 * 60_000 + 1000
    expect((await signIn(email)).status).toBe(200)
  }, 120_000)

  it('let the owner in where they signed in before, while strangers guess from everywhere', async () => {
    const email = await newPerson()
    const home = 'the home of the owner'
    expect((await signIn(email, password, home)).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signIn(email, 'not the one', `stranger-${index}`)),
    )
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect((await signIn(email, password, 'somewhere new')).status).toBe(429)
    expect((await signIn(email, password, home)).status).toBe(200)
    expect((await signIn(email, 'not the one', 'stranger-0')).status).toBe(429)
  }, 120_000)

  it('count wrong passwords from a known address too', async () => {
    const email = await newPerson()
    const home = 'a shared desk'
    expect((await signIn(email, password, home)).status).toBe(200)
    for (let tries = 0; tries < 10; tries++) {
      expect((await signIn(email, 'not the one', home)).status).toBe(400)
    }
    expect((await signIn(email, password, home)).status).toBe(429)
    server.clock.offsetMs += 15 * 60_000 + 1000
    expect((await signIn(email, password, home)).status).toBe(200)
  }, 120_000)

  it('let strangers guess a hundred times a day, however slowly they go about it', async () => {
    const email = await newPerson()
    let guesses = 0
    for (let window = 0; window < 12; window++) {
      const answers = await Promise.all(
        Array.from({ length: 11 }, (_, index) => signIn(email, 'not the one', `${window}-${index}`)),
      )
      guesses += answers.filter(({ status }) => status === 400).length
      server.clock.offsetMs += 15 * 60_000 + 1000
    }
    expect(guesses).toBe(100)
  }, 120_000)

  it('count one address that tries many accounts, and its own account buys it no more', async () => {
    const own = await newPerson()
    const address = 'a sprayer'
    let refusedAfter = 0
    for (let tries = 0; tries < 60 && refusedAfter === 0; tries++) {
      if (tries % 9 === 8) await signIn(own, password, address)
      const { status } = await signIn(`target-${tries}@example.org`, 'not the one', address)
      if (status === 429) refusedAfter = tries
    }
    expect(refusedAfter).toBeGreaterThanOrEqual(45)
    expect(refusedAfter).toBeLessThanOrEqual(50)
  }, 120_000)

  it('count calls by address, each endpoint for itself, and let others in', async () => {
    const limited = await startSandboxAuthServer(database.sql, { callsPerAddress: 3 })
    const ask = (path: string, address: string) =>
      fetch(`${limited.url}/auth/v1${path}`, {
        method: 'POST',
        headers: { 'x-test-address': address, 'x-supabase-api-version': '2024-01-01' },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password }),
      })
    for (let calls = 0; calls < 3; calls++) expect((await ask('/recover', 'here')).status).toBe(200)
    const refused = await ask('/recover', 'here')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('/signup', 'here')).status).toBe(200)
    expect((await ask('/recover', 'there')).status).toBe(200)
    limited.clock.offsetMs += 5 * 60_000 + 1000
    expect((await ask('/recover', 'here')).status).toBe(200)
    await limited.close()
  })
})

describe('an unknown address', () => {
  it('is compared with a hash that costs as much as a real one', async () => {
    const passwords = createPasswordHasher()
    expect(getRounds(await passwords.hash(password))).toBe(10)
    expect(getRounds(passwords.nobodyHash)).toBe(10)
    expect(await passwords.matches(password, null)).toBe(false)
  })

  it('answers every mailing call as a known one does', async () => {
    const known = await newPerson()
    const unknown = 'never-seen@example.org'
    for (const [path, extra] of [
      ['/recover', {}],
      ['/otp', {}],
      ['/resend', { type: 'signup' }],
    ] as const) {
      const answers = [known, unknown].map((email) => call('POST', path, { body: { email, ...extra } }))
      const [first, second] = await Promise.all(answers)
      expect(second?.status, path).toBe(first?.status)
      expect(second?.text, path).toBe(first?.text)
    }
  })
})

describe('a link for those who have an account already', () => {
  it('is promised to everybody, mailed to those alone, and asked for as often', async () => {
    const known = await newPerson()
    const unknown = 'nobody-with-an-account@example.org'
    const ask = (email: string) => call('POST', '/otp', { body: { email, create_user: false } })
    for (const email of [known, unknown]) {
      expect(await ask(email), email).toMatchObject({ status: 200, text: '{}' })
      expect(await ask(email), email).toMatchObject({
        status: 429,
        body: { code: 'over_email_send_rate_limit' },
      })
    }
    expect(await server.mailsTo(known)).toHaveLength(1)
    expect(await server.mailsTo(unknown)).toEqual([])
  })
})

describe('a code', () => {
  it('of another address proves nothing, and an older mail is dead', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    await call('POST', '/otp', { body: { email: first } })
    await call('POST', '/otp', { body: { email: second } })
    const code = (await server.mailsTo(first))[0]
    const swapped = await call('POST', '/verify', {
      body: { type: 'email', email: second, token: code?.otp },
    })
    expect(swapped.body.code).toBe('otp_expired')
    server.clock.offsetMs += 61_000
    await call('POST', '/otp', { body: { email: first } })
    const old = await call('POST', '/verify', {
      body: { type: 'magiclink', token_hash: linkToken(code?.link) },
    })
    expect(old.body.code).toBe('otp_expired')
  })

  it('is used up by one of twenty parallel calls', async () => {
    const email = await newPerson()
    await call('POST', '/otp', { body: { email } })
    const token_hash = linkToken((await server.mailsTo(email))[0]?.link)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/verify', { body: { type: 'magiclink', token_hash } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('by telephone is none of ours', async () => {
    const verify = (phone: string) =>
      call('POST', '/verify', { body: { type: 'sms', phone, token: '123456' } })
    expect(await verify('12015550123')).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
    expect((await verify('12015550123-x')).body.message).toBe('Invalid phone number format (E.164 required)')
  })
})

describe('a token made with what an attacker may have', () => {
  it('is refused: other audience, no end, a person under the shared secret, a key name on it', async () => {
    const { access_token } = (await signIn(await newPerson())).body
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString())
    const keys = createAuthKeys(server.secrets.authPrivateJwk, server.secrets.jwtSecret)
    const { exp: _exp, ...endless } = claims
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const named = `${encode({ alg: 'HS256', kid: keys.kid, typ: 'JWT' })}.${encode({ role: 'service_role' })}`
    const mac = createHmac('sha256', server.secrets.jwtSecret).update(named).digest('base64url')
    const tokens = {
      'other audience': signEs256({ ...claims, aud: 'somebody else' }, keys),
      'no end': signEs256(endless, keys),
      'a person by the shared secret': signHs256(claims, server.secrets.jwtSecret),
      'HS256 with a key name': `${named}.${mac}`,
    }
    for (const [name, token] of Object.entries(tokens)) {
      expect((await call('GET', '/user', { token })).body.code, name).toBe('bad_jwt')
      expect((await call('GET', '/admin/users', { token })).body.code, name).toBe('bad_jwt')
    }
  })

  it('of the project may be made without an end, for both names of the service', async () => {
    for (const role of ['service_role', 'supabase_admin']) {
      const token = signHs256({ role, sub: '1234567890' }, server.secrets.jwtSecret)
      expect((await call('GET', '/admin/users', { token })).status, role).toBe(200)
    }
    const anon = signHs256({ role: 'anon' }, server.secrets.jwtSecret)
    expect((await call('GET', '/admin/users', { token: anon })).body.code).toBe('not_admin')
  })
})

describe('the service', () => {
  it('invites: a mail whose link lets somebody in without a password', async () => {
    const email = 'invited@example.org'
    const { data, error } = await server.newService().auth.admin.inviteUserByEmail(email)
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    const [mail] = await server.mailsTo(email)
    expect(mail?.type).toBe('invite')
    const proved = await server
      .newBrowser()
      .auth.verifyOtp({ type: 'invite', token_hash: linkToken(mail?.link) })
    expect(proved.data.user?.email).toBe(email)
    const again = await server.newService().auth.admin.inviteUserByEmail(email)
    expect(again.error?.code).toBe('email_exists')
  })

  it('makes links without a mail, of every kind', async () => {
    const { admin } = server.newService().auth
    const email = 'linked@example.org'
    const signedUp = await admin.generateLink({
      type: 'signup',
      email,
      password,
      options: { data: { a: 1 } },
    })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.user?.user_metadata).toEqual({ a: 1 })
    expect(signedUp.data.properties?.action_link).toMatch(
      /\/auth\/v1\/verify\?token=.*type=signup.*redirect_to=/,
    )
    const hashed = signedUp.data.properties?.hashed_token ?? ''
    const proved = await server.newBrowser().auth.verifyOtp({ type: 'email', token_hash: hashed })
    expect(proved.data.session).not.toBeNull()

    for (const type of ['magiclink', 'recovery'] as const) {
      const { data } = await admin.generateLink({ type, email })
      const token = data.properties?.email_otp ?? ''
      const { error } = await server.newBrowser().auth.verifyOtp({ email, token, type: 'email' })
      expect(error, type).toBeNull()
    }
    const newEmail = 'linked-elsewhere@example.org'
    const halves = await Promise.all(
      (['email_change_current', 'email_change_new'] as const).map((type) =>
        admin.generateLink({ type, email, newEmail }),
      ),
    )
    expect(halves[0]?.data.user?.new_email).toBe(newEmail)
    for (const { data } of halves) {
      const token_hash = data.properties?.hashed_token ?? ''
      await server.newBrowser().auth.verifyOtp({ type: 'email_change', token_hash })
    }
    const moved = await admin.getUserById(proved.data.user?.id ?? '')
    expect(moved.data.user?.email).toBe(newEmail)
    expect(moved.data.user?.identities?.[0]?.identity_data?.email).toBe(newEmail)

    const unknown = await admin.generateLink({ type: 'recovery', email: 'nobody-known@example.org' })
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await server.mailsTo(email)).length).toBe(0)
  })

  it('forgets a softly deleted person but for the id, and frees the address', async () => {
    const email = await newPerson()
    const { user, access_token: token } = (await signIn(email)).body
    const { admin } = server.newService().auth
    expect((await admin.deleteUser(user.id, true)).error).toBeNull()
    const { data } = await admin.getUserById(user.id)
    expect(data.user?.email).not.toContain('@')
    expect(data.user?.deleted_at).toBeTruthy()
    expect((await call('GET', '/user', { token })).body.code).toBe('session_not_found')
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
    const anew = await admin.createUser({ email, password, email_confirm: true })
    expect(anew.error).toBeNull()
    expect((await admin.deleteUser(user.id)).error).toBeNull()
    expect((await admin.getUserById(user.id)).error?.code).toBe('user_not_found')
  })

  it('shuts somebody out at once', async () => {
    const email = await newPerson()
    const { user, access_token: token, refresh_token } = (await signIn(email)).body
    await server.newService().auth.admin.updateUserById(user.id, { ban_duration: '24h' })
    expect((await call('GET', '/user', { token })).body.code).toBe('user_banned')
    expect((await signIn(email)).body.code).toBe('user_banned')
    const refreshed = await call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
    expect(refreshed.body.code).toBe('user_banned')
  })
})

describe('what is switched off', () => {
  it('says so, and asks who calls first', async () => {
    const { access_token: token } = (await signIn(await newPerson())).body
    const sso = await call('POST', '/sso', { body: { domain: 'example.org' } })
    expect(sso).toMatchObject({ status: 404, body: { message: 'SAML 2.0 is disabled' } })
    const body = { factor_type: 'phone' }
    expect((await call('POST', '/factors', { body })).body.code).toBe('no_authorization')
    expect((await call('POST', '/factors', { body, token })).status).toBe(422)
    expect((await call('POST', '/admin/users/a/b', { body: {} })).status).toBe(404)
  })
})

describe('a mistake of the caller', () => {
  it.each([
    ['a zero character', { email: 'a@example.org', password, data: { a: 'x\0y' } }],
    ['half a letter', { email: 'a@example.org', password, data: { '\ud800': 1 } }],
    ['no text at all', { email: { a: 1 }, password }],
    [
      'depth',
      `{"email":"a@example.org","password":"${password}","data":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}`,
    ],
    ['a megabyte of address', { email: 'x'.repeat(900_000), password }],
  ])('is never an error of ours: %s', async (_name, body) => {
    for (const path of ['/signup', '/token?grant_type=password', '/recover', '/otp', '/verify']) {
      const { status } = await call('POST', path, { body })
      expect(status, path).toBeGreaterThanOrEqual(400)
      expect(status, path).toBeLessThan(500)
    }
  })

  it('in the version header gets the older error shape', async () => {
    const answer = await fetch(`${server.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': 'zzz' },
      body: '{}',
    })
    expect(await answer.json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
  })
})
