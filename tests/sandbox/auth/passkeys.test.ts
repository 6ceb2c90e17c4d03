import type { SupabaseClient } from '@supabase/supabase-js'
import { password, setUpSignIn } from '@tests/support/set-up-sandbox'
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from '@tests/support/software-authenticator'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { relyingParty } from '@/sandbox/auth/relying-party'

const { server } = setUpSignIn()

let people = 0

async function newPerson() {
  people += 1
  const email = `passkey-${people}@example.org`
  const { data } = await server.newService().auth.admin.createUser({ email, password, email_confirm: true })
  const browser = server.newBrowser()
  expect((await browser.auth.signInWithPassword({ email, password })).error).toBeNull()
  return { email, userId: data.user?.id ?? '', browser }
}

function newAuthenticator(): SoftwareAuthenticator {
  return createSoftwareAuthenticator('localhost', `http://localhost:${new URL(server.url).port}`)
}

async function register({ auth }: SupabaseClient, authenticator: SoftwareAuthenticator) {
  const { data, error } = await auth.passkey.startRegistration()
  if (error) return { data: null, error }
  return auth.passkey.verifyRegistration({
    challengeId: data.challenge_id,
    credential: authenticator.register(data.options.challenge),
  })
}

async function signIn(authenticator: SoftwareAuthenticator, counter?: number) {
  const { auth } = server.newBrowser()
  const { data } = await auth.passkey.startAuthentication()
  return auth.passkey.verifyAuthentication({
    challengeId: data?.challenge_id ?? '',
    credential: authenticator.assert(data?.options.challenge ?? '', counter),
  })
}

describe('a passkey', () => {
  it('is added by somebody who is signed in, and signs them in without a password', async () => {
    const { browser, userId } = await newPerson()
    const authenticator = newAuthenticator()
    const added = await register(browser, authenticator)
    expect(added.data).toMatchObject({ friendly_name: 'Passkey' })
    const { data, error } = await signIn(authenticator)
    expect(error).toBeNull()
    expect(data?.session?.user.id).toBe(userId)
    const claims = await server.newBrowser().auth.getClaims(data?.session?.access_token)
    expect(claims.data?.claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] })
    const [listed] = (await browser.auth.passkey.list()).data ?? []
    expect(listed?.last_used_at).toBeTruthy()
  })

  it('can be named and removed by its owner, and by nobody else', async () => {
    const { browser } = await newPerson()
    const authenticator = newAuthenticator()
    const passkeyId = (await register(browser, authenticator)).data?.id ?? ''
    const { passkey: others } = (await newPerson()).browser.auth
    expect((await others.update({ passkeyId, friendlyName: 'Mine' })).error?.status).toBe(404)
    expect((await others.delete({ passkeyId })).error?.status).toBe(404)
    expect((await others.list()).data).toEqual([])

    const { passkey } = browser.auth
    expect((await passkey.update({ passkeyId, friendlyName: 'x'.repeat(121) })).error?.status).toBe(400)
    const named = await passkey.update({ passkeyId, friendlyName: 'Laptop' })
    expect(named.data).toMatchObject({ id: passkeyId, friendly_name: 'Laptop' })
    expect((await passkey.delete({ passkeyId })).error).toBeNull()
    expect((await signIn(authenticator)).error).toMatchObject({ code: 'webauthn_verification_failed' })
  })

  it('is believed for its own site only', async () => {
    const { browser } = await newPerson()
    const phished = createSoftwareAuthenticator('localhost', 'http://localhost.evil.example')
    expect((await register(browser, phished)).error).toMatchObject({ code: 'webauthn_verification_failed' })
    const other = createSoftwareAuthenticator('evil.example', `http://localhost:${new URL(server.url).port}`)
    expect((await register(browser, other)).error).toMatchObject({ code: 'webauthn_verification_failed' })
  })

  it('answers a challenge once, by whom it was made for, within five minutes', async () => {
    const { browser } = await newPerson()
    const authenticator = newAuthenticator()
    const { passkey } = browser.auth
    const { data } = await passkey.startRegistration()
    const challengeId = data?.challenge_id ?? ''
    const credential = authenticator.register(data?.options.challenge ?? '')
    const stranger = await (await newPerson()).browser.auth.passkey.verifyRegistration({
      challengeId,
      credential,
    })
    expect(stranger.error).toMatchObject({ code: 'webauthn_challenge_not_found' })
    expect((await passkey.verifyRegistration({ challengeId, credential })).error).toBeNull()
    const again = await passkey.verifyRegistration({ challengeId, credential })
    expect(again.error).toMatchObject({ code: 'webauthn_challenge_not_found' })

    const visitor = server.newBrowser().auth.passkey
    const started = (await visitor.startAuthentication()).data
    server.clock.offsetMs += 301_000
    const late = await visitor.verifyAuthentication({
      challengeId: started?.challenge_id ?? '',
      credential: authenticator.assert(started?.options.challenge ?? ''),
    })
    expect(late.error).toMatchObject({ code: 'webauthn_challenge_expired' })
  })

  it('is refused when its signature is not its own, or its count goes back', async () => {
    const { browser } = await newPerson()
    const authenticator = newAuthenticator()
    await register(browser, authenticator)
    expect((await signIn(authenticator, 5)).error).toBeNull()
    expect((await signIn(authenticator, 5)).error).toMatchObject({ code: 'webauthn_verification_failed' })
    const { auth } = server.newBrowser()
    const { data } = await auth.passkey.startAuthentication()
    const forged = {
      ...newAuthenticator().assert(data?.options.challenge ?? '', 9),
      id: authenticator.assert('').id,
      rawId: authenticator.assert('').rawId,
    }
    const outcome = await auth.passkey.verifyAuthentication({
      challengeId: data?.challenge_id ?? '',
      credential: forged,
    })
    expect(outcome.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' })
  })

  it('is one of ten at most', async () => {
    const { browser } = await newPerson()
    for (let count = 0; count < 10; count++) {
      expect((await register(browser, newAuthenticator())).error).toBeNull()
    }
    expect((await register(browser, newAuthenticator())).error).toMatchObject({ code: 'too_many_passkeys' })
  })

  it('does not let a banned person in', async () => {
    const { browser, userId } = await newPerson()
    const authenticator = newAuthenticator()
    await register(browser, authenticator)
    await server.newService().auth.admin.updateUserById(userId, { ban_duration: '24h' })
    expect((await signIn(authenticator)).error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it('does not stand in for the second factor, and is not managed without it', async () => {
    const { browser } = await newPerson()
    const authenticator = newAuthenticator()
    const passkeyId = (await register(browser, authenticator)).data?.id ?? ''
    const { data: factor } = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
    const code = new TOTP({ secret: Secret.fromBase32(factor?.totp.secret ?? '') }).generate({
      timestamp: Date.now() + server.clock.offsetMs,
    })
    const verified = await browser.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })
    expect(verified.error).toBeNull()

    const visitor = server.newBrowser()
    const { data } = await visitor.auth.passkey.startAuthentication()
    await visitor.auth.passkey.verifyAuthentication({
      challengeId: data?.challenge_id ?? '',
      credential: authenticator.assert(data?.options.challenge ?? ''),
    })
    const level = await visitor.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const refusal = { status: 403, code: 'insufficient_aal' }
    expect((await visitor.auth.passkey.delete({ passkeyId })).error).toMatchObject(refusal)
    expect((await register(visitor, newAuthenticator())).error).toMatchObject(refusal)
    expect((await browser.auth.passkey.delete({ passkeyId })).error).toBeNull()
  })

  it.each([
    {},
    { challenge_id: 'x', credential: {} },
    {
      challenge_id: crypto.randomUUID(),
      credential: { id: 'a', rawId: 'a', type: 'public-key', response: {} },
    },
  ])('that is none is refused with 400: %j', async (body) => {
    for (const path of ['authentication', 'registration']) {
      const { browser } = await newPerson()
      const { data } = await browser.auth.getSession()
      const response = await fetch(`${server.url}/auth/v1/passkeys/${path}/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(400)
    }
  })
})

describe('the site of a passkey', () => {
  it.each([
    ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['https://memes.example.org', { id: 'memes.example.org', origin: 'https://memes.example.org' }],
    ['http://192.0.2.7:3000', null],
    ['http://[2001:db8::1]:3000', null],
  ])('%s is %j', (siteUrl, party) => {
    expect(relyingParty(siteUrl)).toEqual(party)
  })
})
