import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'

/** An EC P-256 private key as it stands in the secrets file. */
export interface PrivateJwk extends JsonWebKey {
  kid: string
}

/** A public key that signed until a rotation. */
export interface RetiredJwk extends JsonWebKey {
  kid: string
  /** ISO 8601: from here on no token of it can still be good. */
  endsAt: string
}

/** Keys that sign and verify tokens: ES256 for people, HS256 for the two project keys (anon, service). */
export interface AuthKeys {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  publicJwk: PublicJwk
  /** The key before this one, while tokens of it may still be good. */
  retired: { publicKey: KeyObject; publicJwk: PublicJwk; endsAt: Date } | null
  jwtSecret: string
}

/** The public key in the form of a JSON Web Key Set. */
export type PublicJwk = JsonWebKey & { kid: string }

export type Claims = Record<string, unknown>

/** A token that must not be believed; the message says why, in GoTrue's words. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

export function createAuthKeys(privateJwk: PrivateJwk, jwtSecret: string, retiredJwk?: RetiredJwk): AuthKeys {
  const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' })
  const publicKey = createPublicKey(privateKey)
  const { kid } = privateJwk
  const retired = retiredJwk ? retiredKey(retiredJwk) : null
  return { kid, privateKey, publicKey, publicJwk: publicJwkOf(publicKey, kid), retired, jwtSecret }
}

function retiredKey({ kid, endsAt, ...jwk }: RetiredJwk): AuthKeys['retired'] {
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  return { publicKey, publicJwk: publicJwkOf(publicKey, kid), endsAt: new Date(endsAt) }
}

function publicJwkOf(publicKey: KeyObject, kid: string): PublicJwk {
  return { ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', key_ops: ['verify'], kid }
}

/** The key set: the key that signs, and the one before it while tokens of it may still be good. */
export function publicKeySet({ publicJwk, retired }: AuthKeys, now: Date): PublicJwk[] {
  return retired && now < retired.endsAt ? [publicJwk, retired.publicJwk] : [publicJwk]
}

export function signHs256(claims: Claims, secret: string): string {
  const message = encodeMessage({ alg: 'HS256', typ: 'JWT' }, claims)
  return `${message}.${createHmac('sha256', secret).update(message).digest('base64url')}`
}

export function signEs256(claims: Claims, keys: AuthKeys): string {
  const message = encodeMessage({ alg: 'ES256', kid: keys.kid, typ: 'JWT' }, claims)
  const signature = sign('sha256', Buffer.from(message), { key: keys.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${message}.${signature.toString('base64url')}`
}

/**
 * The claims of a token signed by us. Algorithms are an allow-list and keys come from the installation only:
 * `jwk`, `jku` and `x5u` headers are never looked at.
 * @throws InvalidTokenError
 */
export function verifyToken(token: string, keys: AuthKeys, now: Date): Claims {
  const [head, payload, tail, ...rest] = token.split('.')
  if (head === undefined || payload === undefined || tail === undefined || rest.length > 0) {
    throw new InvalidTokenError('token is malformed: token contains an invalid number of segments')
  }
  const header = decodeObject(head)
  const claims = decodeObject(payload)
  const message = Buffer.from(`${head}.${payload}`)
  const signature = Buffer.from(tail, 'base64url')
  if (!signatureMatches(header, claims, message, signature, keys, now)) {
    throw new InvalidTokenError('token signature is invalid: signature is invalid')
  }
  // A key of the project may be made without an end; a person's token may not.
  const endsAtSeconds =
    claims.exp === undefined && header.alg === 'HS256' ? Number.POSITIVE_INFINITY : claims.exp
  if (typeof endsAtSeconds !== 'number' || endsAtSeconds * 1000 <= now.getTime()) {
    throw new InvalidTokenError('token has invalid claims: token is expired')
  }
  return claims
}

/** Whom the shared secret speaks for. */
const projectRoles = new Set<unknown>(['anon', 'service_role', 'supabase_admin'])

function signatureMatches(
  header: Claims,
  claims: Claims,
  message: Buffer,
  signature: Buffer,
  keys: AuthKeys,
  now: Date,
): boolean {
  const publicKey = header.alg === 'ES256' ? publicKeyOf(header.kid, keys, now) : null
  if (publicKey) {
    if (signature.length !== 64 || claims.aud !== 'authenticated') return false
    return verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  }
  // The shared secret speaks for the project only: a person's token signed with it is refused.
  if (header.alg === 'HS256' && header.kid === undefined && projectRoles.has(claims.role)) {
    const expected = createHmac('sha256', keys.jwtSecret).update(message).digest()
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  }
  throw new InvalidTokenError(
    `token is unverifiable: error while executing keyfunc: unrecognized JWT kid ${String(header.kid)} for algorithm ${String(header.alg)}`,
  )
}

function publicKeyOf(
  kid: unknown,
  { kid: current, publicKey, retired }: AuthKeys,
  now: Date,
): KeyObject | null {
  if (kid === current) return publicKey
  if (retired === null || retired.publicJwk.kid !== kid) return null
  return now < retired.endsAt ? retired.publicKey : null
}

function encodeMessage(header: object, claims: Claims): string {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
}

function decodeObject(segment: string): Claims {
  try {
    const value: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Claims
  } catch {
    // Falls through: whatever cannot be read is malformed.
  }
  throw new InvalidTokenError('token is malformed: could not base64 decode header')
}
