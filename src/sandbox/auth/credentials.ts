import { randomBytes } from 'node:crypto'
import { compare, hash } from 'bcryptjs'
import { AuthError, validationError } from './auth-error'

const bcryptCost = 10
const minCharacters = 8
/** bcrypt looks at 72 bytes and no further: more is refused rather than cut. */
const maxBytes = 72

/** Compared with where there is no user, so that both answers take the same work. */
const nobodyHash = '$2b$10$MRasgG0cR91CVC0q4xr.V.csiAeHhj8.4Yj9DBwwu5eLspI9t3M/y'

/** @throws AuthError 422 weak_password, 400 validation_failed */
export function checkPasswordStrength(password: string): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw validationError(`Password cannot be longer than ${maxBytes} characters`)
  }
  if ([...password].length < minCharacters) {
    throw new AuthError(422, 'weak_password', `Password should be at least ${minCharacters} characters.`, {
      weak_password: { reasons: ['length'] },
    })
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, bcryptCost)
}

/** False where there is no hash, after the same work. */
export async function passwordMatches(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const matches = await compare(password, storedHash ?? nobodyHash)
  return matches && typeof storedHash === 'string'
}

/** For accounts that begin without one (a link by mail). */
export function randomPassword(): string {
  return randomBytes(24).toString('base64url')
}

const addressPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** @returns the address in lower case @throws AuthError 400 validation_failed */
export function parseEmailAddress(text: string): string {
  if (text === '') throw validationError('An email address is required')
  if (text.length > 255) throw validationError('An email address is too long')
  if (!addressPattern.test(text)) throw validationError('Unable to validate email address: invalid format')
  return text.toLowerCase()
}
