import { randomUUID } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import { type AuthCall, type Database, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { isUuid, requireUser } from '../caller'
import { hasVerifiedFactor } from '../factor'
import { type RelyingParty, relyingParty } from '../relying-party'
import { isAal2, openSession } from '../session'
import { isBanned, type UserRow } from '../user'
import { findUserById } from '../user-store'

/** A row of `sandbox_auth.passkeys`. */
interface PasskeyRow {
  id: string
  user_id: string
  /** base64url */
  credential_id: string
  public_key: Uint8Array<ArrayBuffer>
  /** `bigint` comes as text. */
  sign_count: string
  friendly_name: string
  created_at: Date
  last_used_at: Date | null
}

const passkeysMax = 10
const nameCharactersMax = 120
const challengeSeconds = 300

/** POST /passkeys/registration/options */
export const startRegistration: Endpoint = async (call) => {
  const party = requireParty(call)
  const user = await requireManager(call)
  const passkeys = await findPasskeys(call.sql, user.id)
  if (passkeys.length >= passkeysMax) throw tooManyPasskeys()
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.email,
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return Response.json(await storeChallenge(call, user.id, options))
}

const Proof = z.object({
  challenge_id: textField,
  credential: z.looseObject({
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.record(z.string(), z.unknown()),
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  }),
})

type Credential = z.output<typeof Proof>['credential']

/** POST /passkeys/registration/verify */
export const finishRegistration: Endpoint = async (call) => {
  const party = requireParty(call)
  const user = await requireManager(call)
  const { challenge_id, credential } = parseProof(call)
  const expectedChallenge = await takeChallenge(call, challenge_id, user.id)
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
    }),
  )
  if (registrationInfo === undefined) throw verificationFailed()
  const { id, publicKey, counter } = registrationInfo.credential
  const now = call.now()
  return call.sql.begin(async (tx) => {
    await tx`select id from sandbox_auth.users where id = ${user.id} for update`
    if ((await findPasskeys(tx, user.id)).length >= passkeysMax) throw tooManyPasskeys()
    const [row] = await tx<PasskeyRow[]>`
      insert into sandbox_auth.passkeys
        (id, user_id, credential_id, public_key, sign_count, friendly_name, created_at)
      values (${randomUUID()}, ${user.id}, ${id}, ${publicKey}, ${counter}, 'Passkey', ${now})
      on conflict do nothing returning *`
    if (row === undefined) {
      throw new AuthError(422, 'webauthn_credential_exists', 'This credential is already registered')
    }
    return Response.json(publicPasskey(row))
  })
}

/** POST /passkeys/authentication/options: for whoever has a passkey of this site; no address is typed. */
export const startAuthentication: Endpoint = async (call) => {
  const party = requireParty(call)
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'preferred' })
  return Response.json(await storeChallenge(call, null, options))
}

/** POST /passkeys/authentication/verify: a session at `aal1`, as after a password. */
export const finishAuthentication: Endpoint = async (call) => {
  const party = requireParty(call)
  const { challenge_id, credential } = parseProof(call)
  const expectedChallenge = await takeChallenge(call, challenge_id, null)
  const [passkey] = await call.sql<PasskeyRow[]>`
    select * from sandbox_auth.passkeys where credential_id = ${credential.id}`
  const user = passkey === undefined ? null : await findUserById(call.sql, passkey.user_id)
  if (passkey === undefined || user === null) throw verificationFailed()
  const counter = await verifyAssertion(party, passkey, credential, expectedChallenge)
  if (user.email_confirmed_at === null) throw new AuthError(403, 'email_not_confirmed', 'Email not confirmed')
  if (isBanned(user, call.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return call.sql.begin(async (tx) => {
    await tx`
      update sandbox_auth.passkeys set sign_count = ${counter}, last_used_at = ${call.now()}
      where id = ${passkey.id}`
    return Response.json(await openSession(call, tx, user, 'passkey'))
  })
}

/** GET /passkeys */
export const listPasskeys: Endpoint = async (call) => {
  requireParty(call)
  const { user } = await requireUser(call)
  return Response.json((await findPasskeys(call.sql, user.id)).map(publicPasskey))
}

const Renaming = z.object({ friendly_name: textField })

/** PATCH /passkeys/:id */
export const renamePasskey: Endpoint = async (call) => {
  requireParty(call)
  const { user } = await requireUser(call)
  const { friendly_name: name } = parseBody(call, Renaming)
  if (name === '') throw validationError('friendly_name is required')
  if ([...name].length > nameCharactersMax) {
    throw validationError(`friendly_name must be ${nameCharactersMax} characters or less`)
  }
  const [row] = await call.sql<PasskeyRow[]>`
    update sandbox_auth.passkeys set friendly_name = ${name}
    where id = ${passkeyId(call)} and user_id = ${user.id} returning *`
  if (row === undefined) throw validationError('Passkey not found', 404)
  return Response.json(publicPasskey(row))
}

/** DELETE /passkeys/:id */
export const deletePasskey: Endpoint = async (call) => {
  requireParty(call)
  const user = await requireManager(call)
  const gone = await call.sql`
    delete from sandbox_auth.passkeys where id = ${passkeyId(call)} and user_id = ${user.id} returning id`
  if (gone.length === 0) throw validationError('Passkey not found', 404)
  return new Response(null, { status: 204 })
}

/** @throws AuthError 404 passkey_disabled */
function requireParty(call: AuthCall): RelyingParty {
  const party = relyingParty(call.siteUrl)
  if (party === null) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
  return party
}

/** The user, if they may add and remove passkeys: a second factor, once set up, must have been shown. */
async function requireManager(call: AuthCall): Promise<UserRow> {
  const { user, session } = await requireUser(call)
  if (!isAal2(session) && (await hasVerifiedFactor(call.sql, user.id))) {
    throw new AuthError(
      403,
      'insufficient_aal',
      'AAL2 session is required to manage passkeys when MFA is enabled',
    )
  }
  return user
}

function findPasskeys(sql: Database, userId: string): Promise<PasskeyRow[]> {
  return sql<PasskeyRow[]>`
    select * from sandbox_auth.passkeys where user_id = ${userId} order by created_at, id`
}

function publicPasskey({ id, friendly_name, created_at, last_used_at }: PasskeyRow) {
  return {
    id,
    friendly_name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString(),
  }
}

function passkeyId(call: AuthCall): string {
  const id = new URL(call.request.url).pathname.split('/').at(-1)
  if (!isUuid(id)) throw validationError('Passkey not found', 404)
  return id
}

async function storeChallenge<Options extends { challenge: string }>(
  call: AuthCall,
  userId: string | null,
  options: Options,
) {
  const id = randomUUID()
  const now = call.now()
  const endsAt = new Date(now.getTime() + challengeSeconds * 1000)
  await call.sql`delete from sandbox_auth.passkey_challenges where ends_at < ${now}`
  await call.sql`
    insert into sandbox_auth.passkey_challenges (id, user_id, challenge, ends_at)
    values (${id}, ${userId}, ${options.challenge}, ${endsAt})`
  return { challenge_id: id, options, expires_at: Math.floor(endsAt.getTime() / 1000) }
}

/** A challenge is answered once, by whom it was made for. @returns the challenge, base64url */
async function takeChallenge(call: AuthCall, id: string, userId: string | null): Promise<string> {
  if (!isUuid(id)) throw validationError('challenge_id must be a valid UUID')
  const [row] = await call.sql<{ challenge: string; ends_at: Date }[]>`
    delete from sandbox_auth.passkey_challenges
    where id = ${id} and user_id is not distinct from ${userId}::uuid returning challenge, ends_at`
  if (row === undefined) {
    throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used')
  }
  if (row.ends_at <= call.now()) {
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired')
  }
  return row.challenge
}

function parseProof(call: AuthCall): z.output<typeof Proof> {
  if (!call.body.challenge_id) throw validationError('challenge_id is required')
  if (!call.body.credential) throw validationError('credential is required')
  const parsed = Proof.safeParse(call.body)
  if (!parsed.success) throw verificationFailed()
  return parsed.data
}

/** @returns the authenticator's new count of signatures */
async function verifyAssertion(
  party: RelyingParty,
  passkey: PasskeyRow,
  credential: Credential,
  expectedChallenge: string,
): Promise<number> {
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: passkey.public_key,
        counter: Number(passkey.sign_count),
      },
      requireUserVerification: false,
    }),
  )
  return authenticationInfo.newCounter
}

/** The library throws for whatever does not fit; callers are told no more than that. */
async function verified<Outcome extends { verified: boolean }>(
  verify: () => Promise<Outcome>,
): Promise<Outcome> {
  const outcome = await verify().catch((cause: unknown) => cause)
  if (outcome instanceof Error || !(outcome as Outcome).verified) throw verificationFailed()
  return outcome as Outcome
}

function verificationFailed(): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed')
}

function tooManyPasskeys(): AuthError {
  return new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
}
