import { type AuthError, isAuthWeakPasswordError } from '@supabase/supabase-js'
import { password, setUpSignIn } from '@tests/support/set-up-sandbox'
import { describe, expect, it } from 'vitest'

const { server } = setUpSignIn()

/** A confirmed account, signed in. */
async function register(email: string) {
  const browser = server.newBrowser()
  await browser.auth.signUp({ email, password })
  const token_hash = linkToken((await server.mailsTo(email))[0]?.link)
  const { data, error } = await browser.auth.verifyOtp({ token_hash, type: 'email' })
  expect(error).toBeNull()
  return { browser, session: data.session, user: data.user }
}

function linkToken(link: string | null | undefined): string {
  const query = new URL(link ?? 'http://no-link.invalid').searchParams
  return query.get('token_hash') ?? query.get('token') ?? ''
}

function summary(error: AuthError | null) {
  return error && { status: error.status, code: error.code, message: error.message }
}

describe('signing up', () => {
  it('sends a mail whose link leads to our confirmation page, and the token in it signs in', async () => {
    const browser = server.newBrowser()
    const emailRedirectTo = `${server.url}/auth/confirm?next=%2Flibrary`
    const { data, error } = await browser.auth.signUp({
      email: 'Ada@Example.org',
      password,
      options: { emailRedirectTo },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)

    const [mail] = await server.mailsTo('ada@example.org')
    expect(mail).toMatchObject({ to: 'ada@example.org', type: 'signup' })
    const link = new URL(mail?.link ?? '')
    expect(link.pathname).toBe('/auth/confirm')
    expect(link.searchParams.get('next')).toBe('/library')
    expect(link.searchParams.get('type')).toBe('email')

    const before = await browser.auth.signInWithPassword({ email: 'ada@example.org', password })
    expect(summary(before.error)).toMatchObject({ status: 400, code: 'email_not_confirmed' })

    const confirmed = await browser.auth.verifyOtp({ token_hash: linkToken(mail?.link), type: 'email' })
    expect(confirmed.error).toBeNull()
    const { data: verified } = await browser.auth.getClaims()
    expect(verified?.header.alg).toBe('ES256')
    expect(verified?.claims).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.org',
    })
    const { data: current } = await browser.auth.getUser()
    expect(current.user?.email_confirmed_at).toBeTruthy()
  })

  it('takes the six digits instead of the link, once', async () => {
    const browser = server.newBrowser()
    const email = 'digits@example.org'
    await browser.auth.signUp({ email, password })
    const token = (await server.mailsTo(email))[0]?.otp ?? ''
    expect(token).toMatch(/^\d{6}$/)
    expect((await browser.auth.verifyOtp({ email, token, type: 'email' })).data.session).not.toBeNull()
    const again = await browser.auth.verifyOtp({ email, token, type: 'email' })
    expect(summary(again.error)).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  it('refuses a code after five wrong guesses, even the right one', async () => {
    const browser = server.newBrowser()
    const email = 'guesses@example.org'
    await browser.auth.signUp({ email, password })
    const token = (await server.mailsTo(email))[0]?.otp ?? ''
    const wrong = token === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++)
      await browser.auth.verifyOtp({ email, token: wrong, type: 'email' })
    const right = await browser.auth.verifyOtp({ email, token, type: 'email' })
    expect(right.error?.code).toBe('otp_expired')
  })

  it('never tells that an address is taken', async () => {
    await register('taken@example.org')
    server.clock.offsetMs += 61_000
    const mails = await server.mailsTo('taken@example.org')
    const known = await server
      .newBrowser()
      .auth.signUp({ email: 'taken@example.org', password: 'another password' })
    const fresh = await server
      .newBrowser()
      .auth.signUp({ email: 'fresh@example.org', password: 'another password' })
    expect(known.error).toBeNull()
    expect(known.data.session).toBeNull()
    expect(Object.keys(known.data.user ?? {}).sort()).toEqual(Object.keys(fresh.data.user ?? {}).sort())
    expect(await server.mailsTo('taken@example.org')).toHaveLength(mails.length)
  })

  it('refuses a short password as the weak password that it is, and one that bcrypt would cut', async () => {
    const browser = server.newBrowser()
    const { error } = await browser.auth.signUp({ email: 'weak@example.org', password: 'seven77' })
    expect(isAuthWeakPasswordError(error)).toBe(true)
    const long = await browser.auth.signUp({ email: 'weak@example.org', password: 'é'.repeat(37) })
    expect(long.error?.code).toBe('validation_failed')
    expect(await server.mailsTo('weak@example.org')).toEqual([])
  })

  it('sends one mail per minute to an address, known or not', async () => {
    const { auth } = server.newBrowser()
    for (const email of ['nobody@example.org', 'taken@example.org']) {
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
      const { error } = await auth.resetPasswordForEmail(email)
      expect(summary(error)).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
      expect(error?.message).toMatch(/after \d+ seconds/)
    }
    expect(await server.mailsTo('nobody@example.org')).toEqual([])
  })
})

describe('signing in with a password', () => {
  it('answers an unknown address and a wrong password in the same words', async () => {
    await register('known@example.org')
    const { auth } = server.newBrowser()
    const wrong = await auth.signInWithPassword({ email: 'known@example.org', password: 'not the one' })
    const unknown = await auth.signInWithPassword({ email: 'unknown@example.org', password: 'not the one' })
    expect(summary(wrong.error)).toEqual({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(summary(unknown.error)).toEqual(summary(wrong.error))
    const right = await auth.signInWithPassword({ email: 'KNOWN@example.org', password })
    expect(right.data.session?.token_type).toBe('bearer')
  })

  it('stops after ten failures, whether or not the address has an account', async () => {
    const { auth } = server.newBrowser()
    for (const email of ['known@example.org', 'unknown@example.org']) {
      let last = await auth.signInWithPassword({ email, password: 'not the one' })
      for (let attempt = 0; attempt < 10; attempt++) {
        last = await auth.signInWithPassword({ email, password: 'not the one' })
      }
      expect(summary(last.error)).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    }
    server.clock.offsetMs += 16 * 60_000
    const later = await auth.signInWithPassword({ email: 'known@example.org', password })
    expect(later.error).toBeNull()
  })
})

describe('a link by mail', () => {
  it('signs in an existing account through GoTrue’s own link and the code exchange', async () => {
    const email = 'link@example.org'
    await register(email)
    const browser = server.newBrowser()
    const emailRedirectTo = `${server.url}/auth/callback?next=%2Fcreate`
    expect((await browser.auth.signInWithOtp({ email, options: { emailRedirectTo } })).error).toBeNull()
    const link = (await server.mailsTo(email))[0]?.link ?? ''
    expect(new URL(link).pathname).toBe('/auth/v1/verify')

    const followed = await fetch(link, { redirect: 'manual' })
    expect(followed.status).toBe(303)
    const target = new URL(followed.headers.get('location') ?? '')
    expect(target.pathname).toBe('/auth/callback')
    expect(target.searchParams.get('next')).toBe('/create')
    const code = target.searchParams.get('code') ?? ''

    const stranger = await server.newBrowser().auth.exchangeCodeForSession(code)
    expect(stranger.data.session).toBeNull()
    const guessed = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'a'.repeat(56) }),
    })
    expect(await guessed.json()).toMatchObject({ code: 'bad_code_verifier' })
    const exchanged = await browser.auth.exchangeCodeForSession(code)
    expect(exchanged.data.session?.user.email).toBe(email)

    const again = await fetch(link, { redirect: 'manual' })
    expect(again.headers.get('location')).toContain('error_code=otp_expired')
  })

  it('answers an unknown address the same and makes an account of it', async () => {
    const email = 'new-by-link@example.org'
    const browser = server.newBrowser()
    expect((await browser.auth.signInWithOtp({ email })).error).toBeNull()
    const [mail] = await server.mailsTo(email)
    const { data } = await browser.auth.verifyOtp({ token_hash: linkToken(mail?.link), type: 'email' })
    expect(data.user?.email).toBe(email)
  })

  it('expires after an hour, and its digits after ten minutes', async () => {
    const email = 'late@example.org'
    const browser = server.newBrowser()
    await browser.auth.signInWithOtp({ email })
    const [mail] = await server.mailsTo(email)
    server.clock.offsetMs += 11 * 60_000
    const digits = await browser.auth.verifyOtp({ email, token: mail?.otp ?? '', type: 'email' })
    expect(digits.error?.code).toBe('otp_expired')
    server.clock.offsetMs += 50 * 60_000
    const link = await browser.auth.verifyOtp({ token_hash: linkToken(mail?.link), type: 'email' })
    expect(link.error?.code).toBe('otp_expired')
  })
})

describe('a forgotten password', () => {
  it('is replaced through the mail, and every other session ends', async () => {
    const email = 'forgetful@example.org'
    const { browser: other } = await register(email)
    const browser = server.newBrowser()
    await browser.auth.resetPasswordForEmail(email, {
      redirectTo: `${server.url}/auth/confirm?next=/auth/reset`,
    })
    const [mail] = await server.mailsTo(email)
    expect(mail?.type).toBe('recovery')
    await browser.auth.verifyOtp({ token_hash: linkToken(mail?.link), type: 'recovery' })

    const same = await browser.auth.updateUser({ password })
    expect(summary(same.error)).toMatchObject({ status: 422, code: 'same_password' })
    const changed = await browser.auth.updateUser({ password: 'a better password' })
    expect(changed.error).toBeNull()

    expect((await browser.auth.getUser()).error).toBeNull()
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await other.auth.refreshSession()).data.session).toBeNull()
    const old = await server.newBrowser().auth.signInWithPassword({ email, password })
    expect(old.error?.code).toBe('invalid_credentials')
  })
})

describe('a change of address', () => {
  it('waits for both mails', async () => {
    const { browser } = await register('before@example.org')
    const { data } = await browser.auth.updateUser({ email: 'after@example.org' })
    expect(data.user).toMatchObject({ email: 'before@example.org', new_email: 'after@example.org' })
    const [toNew] = await server.mailsTo('after@example.org')
    const [toOld] = await server.mailsTo('before@example.org')
    const half = await browser.auth.verifyOtp({ token_hash: linkToken(toNew?.link), type: 'email_change' })
    expect(half.data.session).toBeNull()
    expect((await browser.auth.getUser()).data.user?.email).toBe('before@example.org')
    const whole = await browser.auth.verifyOtp({ token_hash: linkToken(toOld?.link), type: 'email_change' })
    expect(whole.data.user?.email).toBe('after@example.org')
  })
})
