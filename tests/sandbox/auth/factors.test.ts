import type { SupabaseClient } from '@supabase/supabase-js'
import { password, setUpSignIn } from '@tests/support/set-up-sandbox'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'

const { database, server } = setUpSignIn()

let people = 0

async function newPerson(): Promise<string> {
  people += 1
  const email = `two-step-${people}@example.org`
  const { error } = await server.newService().auth.admin.createUser({ email, password, email_confirm: true })
  expect(error).toBeNull()
  return email
}

async function signIn(email: string): Promise<SupabaseClient> {
  const browser = server.newBrowser()
  expect((await browser.auth.signInWithPassword({ email, password })).error).toBeNull()
  return browser
}

/** The code of an app, some 30-second steps from the server's now. */
function codeOf(secret: string, stepsOff = 0): string {
  const timestamp = Date.now() + server.clock.offsetMs + stepsOff * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

/** Later codes are for later steps: no code is used twice. */
function waitForNextStep(): void {
  server.clock.offsetMs += 30_000
}

async function enroll({ auth }: SupabaseClient, friendlyName = 'Phone') {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, ...data.totp }
}

/** An account with an authenticator app, in a session that has verified it. */
async function newPersonWithApp() {
  const email = await newPerson()
  const browser = await signIn(email)
  const { factorId, secret } = await enroll(browser)
  const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect(error).toBeNull()
  waitForNextStep()
  return { email, browser, factorId, secret }
}

async function claimsOf({ auth }: SupabaseClient) {
  const { data } = await auth.getClaims()
  return data?.claims
}

describe('adding an authenticator app', () => {
  it('gives a picture, a secret and an address for the app', async () => {
    const email = await newPerson()
    const { qr_code, secret, uri } = await enroll(await signIn(email))
    expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[^#]*<\/svg>$/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const parsed = new URL(uri)
    expect(parsed.protocol).toBe('otpauth:')
    expect(decodeURIComponent(parsed.pathname)).toContain(email)
    expect(parsed.searchParams.get('secret')).toBe(secret)
    expect(parsed.searchParams.get('issuer')).toBe(new URL(server.url).host)
  })

  it('counts only once its first code was entered, and then raises this session to aal2', async () => {
    const browser = await signIn(await newPerson())
    const { factorId, secret } = await enroll(browser)
    const before = await browser.auth.mfa.listFactors()
    expect(before.data).toMatchObject({ all: [{ id: factorId, status: 'unverified' }], totp: [] })
    expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
    const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(error).toBeNull()
    expect((await browser.auth.mfa.listFactors()).data?.totp).toMatchObject([
      { id: factorId, friendly_name: 'Phone', factor_type: 'totp', status: 'verified' },
    ])
    expect(await claimsOf(browser)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    expect((await browser.auth.refreshSession()).error).toBeNull()
    expect(await claimsOf(browser)).toMatchObject({ aal: 'aal2' })
  })

  it('ends the other sessions, and exchanges no refresh token from before it', async () => {
    const email = await newPerson()
    const browser = await signIn(email)
    const other = await signIn(email)
    const before = (await browser.auth.getSession()).data.session?.refresh_token ?? ''
    const { factorId, secret } = await enroll(browser)
    await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    server.clock.offsetMs += 11_000
    const stale = await server.newBrowser().auth.refreshSession({ refresh_token: before })
    expect(stale.error?.code).toBe('refresh_token_already_used')
  })

  it('wants names that differ, at most ten, and forgets what was begun and left', async () => {
    const browser = await signIn(await newPerson())
    const { mfa } = browser.auth
    await enroll(browser, 'Phone')
    const again = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    for (let number = 2; number <= 10; number++) await enroll(browser, `Phone ${number}`)
    const eleventh = await mfa.enroll({ factorType: 'totp', friendlyName: 'Phone 11' })
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' })
    server.clock.offsetMs += 301_000
    await enroll(browser, 'Phone')
    expect((await mfa.listFactors()).data?.all).toHaveLength(1)
  })

  it('by phone or security key is refused as where Supabase has them switched off', async () => {
    const { mfa } = (await signIn(await newPerson())).auth
    const phone = await mfa.enroll({ factorType: 'phone', friendlyName: 'a', phone: '+49123456789' })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    const key = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'a' })
    expect(key.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' })
  })
})

describe('signing in with an authenticator app', () => {
  it('begins at aal1 and says that aal2 is next, also after a link by mail', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    const browser = await signIn(email)
    const level = { currentLevel: 'aal1', nextLevel: 'aal2' }
    expect((await browser.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject(level)
    const byMail = server.newBrowser()
    await byMail.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    const token = (await server.mailsTo(email))[0]?.otp ?? ''
    await byMail.auth.verifyOtp({ email, token, type: 'email' })
    expect((await byMail.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject(level)

    await byMail.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(await claimsOf(byMail)).toMatchObject({ aal: 'aal2' })
    expect((await browser.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('takes the code of the step before and after, and none further off', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    server.clock.offsetMs += 120_000
    const { mfa } = (await signIn(email)).auth
    for (const stepsOff of [-2, 2]) {
      const { error } = await mfa.challengeAndVerify({ factorId, code: codeOf(secret, stepsOff) })
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    }
    expect((await mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) })).error).toBeNull()
    expect((await mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull()
  })

  it('takes a code once, also from another session and at the same time', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    server.clock.offsetMs += 120_000
    const browsers = await Promise.all([signIn(email), signIn(email), signIn(email)])
    const code = codeOf(secret)
    const outcomes = await Promise.all(
      browsers.map(({ auth }) => auth.mfa.challengeAndVerify({ factorId, code })),
    )
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
    const later = await (await signIn(email)).auth.mfa.challengeAndVerify({ factorId, code })
    expect(later.error?.code).toBe('mfa_verification_failed')
    const earlier = await (await signIn(email)).auth.mfa.challengeAndVerify({
      factorId,
      code: codeOf(secret, -1),
    })
    expect(earlier.error?.code).toBe('mfa_verification_failed')
  })

  it('lets ten wrong codes through, in parallel too, and then not even the right one', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    const { mfa } = (await signIn(email)).auth
    const { data } = await mfa.challenge({ factorId })
    const challengeId = data?.id ?? ''
    const wrong = await Promise.all(
      Array.from({ length: 15 }, () => mfa.verify({ factorId, challengeId, code: '000000' })),
    )
    expect(wrong.filter(({ error }) => error?.code === 'mfa_verification_failed')).toHaveLength(10)
    const right = await mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
    server.clock.offsetMs += 15 * 60_000
    expect((await mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
  })

  it('has challenges that are answered once, within five minutes', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    const { mfa } = (await signIn(email)).auth
    const first = (await mfa.challenge({ factorId })).data?.id ?? ''
    server.clock.offsetMs += 301_000
    const late = await mfa.verify({ factorId, challengeId: first, code: codeOf(secret) })
    expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
    const second = (await mfa.challenge({ factorId })).data?.id ?? ''
    const right = await mfa.verify({ factorId, challengeId: second, code: codeOf(secret) })
    expect(right.error).toBeNull()
    waitForNextStep()
    const again = await mfa.verify({ factorId, challengeId: second, code: codeOf(secret) })
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' })
  })

  it.each([
    ['nothing', ''],
    ['five digits', '12345'],
    ['seven digits', '1234567'],
    ['letters', 'abcdef'],
    ['digits of another script', '１２３４５６'],
    ['a space', '12 456'],
    ['100,000 digits', '0'.repeat(100_000)],
  ])('refuses %s as a code', async (_name, code) => {
    const { email, factorId } = await newPersonWithApp()
    const { mfa } = (await signIn(email)).auth
    const { error } = await mfa.challengeAndVerify({ factorId, code })
    expect(error?.status).toBe(code === '' ? 400 : 422)
  })
})

describe("somebody else's factor", () => {
  it('cannot be asked, answered or removed', async () => {
    const { browser: owner, factorId, secret } = await newPersonWithApp()
    const { mfa } = (await newPersonWithApp()).browser.auth
    expect((await mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    const challengeId = (await owner.auth.mfa.challenge({ factorId })).data?.id ?? ''
    const answered = await mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(answered.error?.code).toBe('mfa_factor_not_found')
    expect((await mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
    expect((await owner.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  it("nor does one's own challenge answer for it", async () => {
    const { browser, factorId, secret } = await newPersonWithApp()
    const other = await enroll(browser, 'Tablet')
    const challengeId = (await browser.auth.mfa.challenge({ factorId: other.factorId })).data?.id ?? ''
    const answered = await browser.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret) })
    expect(answered.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' })
  })
})

describe('a session that has not shown the second factor', () => {
  it('removes no factor and adds none', async () => {
    const { email, factorId } = await newPersonWithApp()
    const { mfa } = (await signIn(email)).auth
    expect((await mfa.unenroll({ factorId })).error).toMatchObject({ status: 422, code: 'insufficient_aal' })
    const added = await mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
  })

  it('changes neither password nor address, also where a recovery link opened it', async () => {
    const { email, factorId, secret } = await newPersonWithApp()
    const browser = server.newBrowser()
    await browser.auth.resetPasswordForEmail(email)
    const token = (await server.mailsTo(email))[0]?.otp ?? ''
    await browser.auth.verifyOtp({ email, token, type: 'recovery' })
    const next = { password: 'a wholly new password' }
    expect((await browser.auth.updateUser(next)).error).toMatchObject({ code: 'insufficient_aal' })
    const moved = await browser.auth.updateUser({ email: 'elsewhere@example.org' })
    expect(moved.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await browser.auth.updateUser({ data: { nickname: 'x' } })).error).toBeNull()

    await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect((await browser.auth.updateUser(next)).error).toBeNull()
  })
})

describe('removing an authenticator app', () => {
  it('takes the session back to aal1, and nothing is asked at the next sign-in', async () => {
    const { email, browser, factorId } = await newPersonWithApp()
    expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await browser.auth.refreshSession()
    expect(await claimsOf(browser)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    const level = await (await signIn(email)).auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('is what support does for somebody who lost their phone', async () => {
    const { email, factorId, browser } = await newPersonWithApp()
    const userId = (await browser.auth.getUser()).data.user?.id ?? ''
    const { mfa } = server.newService().auth.admin
    expect((await mfa.listFactors({ userId })).data).toMatchObject({ factors: [{ id: factorId }] })
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toBeNull()
    const level = await (await signIn(email)).auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data?.nextLevel).toBe('aal1')
    const asPerson = await browser.auth.admin.mfa.listFactors({ userId })
    expect(asPerson.error).toMatchObject({ status: 403 })
  })

  it('also happens with the account', async () => {
    const { browser } = await newPersonWithApp()
    const userId = (await browser.auth.getUser()).data.user?.id ?? ''
    expect((await server.newService().auth.admin.deleteUser(userId)).error).toBeNull()
    const left = await database.sql`select id from sandbox_auth.factors where user_id = ${userId}`
    expect(left).toHaveLength(0)
  })
})

it('tells no secret after it was shown once', async () => {
  const { browser, secret } = await newPersonWithApp()
  const answers = [await browser.auth.getUser(), await browser.auth.mfa.listFactors()]
  expect(JSON.stringify(answers)).not.toContain(secret)
})
