import { addressHash } from './admit'
import { openAdmission } from './api/admission'
import type { ApiContext } from './api/context'
import { type KeyCall, recordKeyCall } from './services/api-keys/record-key-call'
import { verifyApiKey } from './services/api-keys/verify-api-key'
import type { VerifiedIdentity } from './services/ports/identity-provider'
import type { Actor, VerdictAge } from './services/service-context'
import { container } from './wire'

/** A caller whose credential is good. */
export interface Authenticated {
  actor: Actor
  /** The session of a signed-in person; null for keys. */
  session: { identity: VerifiedIdentity; accessToken: string } | null
}

/**
 * The caller of a bearer token: an API key, or the access token of a session. Null when it is neither.
 * @see spec §6
 */
export async function authenticateBearer(authorization: string | null): Promise<Authenticated | null> {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]?.trim()
  if (!token) return null
  const { identity, lastUses, services } = container()
  if (token.startsWith('qs_')) {
    const actor = await verifyApiKey({ db: services.db, lastUses }, token, services.now())
    return actor && { actor, session: null }
  }
  const person = await identity.verifyAccessToken(token)
  return person && authenticated(person, token)
}

/**
 * A person by the checked token of their session; null where the session was signed out from another device.
 * @throws SERVICE_UNAVAILABLE
 */
export async function authenticated(
  identity: VerifiedIdentity,
  accessToken: string,
): Promise<Authenticated | null> {
  if (await container().endedSessions.includes(identity, accessToken)) return null
  const { userId, email } = identity
  return { actor: { kind: 'user', userId, email }, session: { identity, accessToken } }
}

export function createApiContext(
  caller: Authenticated | null,
  request: { headers: Headers; requestId: string },
): ApiContext {
  const { admission, services } = container()
  const { actor, session } = caller ?? { actor: null, session: null }
  const counted = { actor, addressHash: addressHash(request.headers) }
  return {
    actor,
    requestId: request.requestId,
    admission: openAdmission(counted, admission),
    services: {
      ...services,
      addressHash: counted.addressHash,
      ...(session && noted(session, request.headers)),
    },
  }
}

/** The part of a session that services may use. Its use is recorded in the background. */
function noted({ identity: person, accessToken }: NonNullable<Authenticated['session']>, headers: Headers) {
  const { sessionNotes, sessionVerdicts } = container()
  const askSession = (age: VerdictAge) => sessionVerdicts.ask(accessToken, age)
  void sessionNotes.note({
    identity: person,
    userAgent: headers.get('user-agent'),
    addressHash: addressHash(headers),
    askSession,
  })
  return { sessionId: person.sessionId, askSession }
}

/** Counts a call with a key for its owner's insights. Never fails, because the answer is already sent. */
export async function countKeyCall(call: KeyCall): Promise<void> {
  const { services, reportKeyUse } = container()
  await recordKeyCall(services.db, call).catch(reportKeyUse)
}
