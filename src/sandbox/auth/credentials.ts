import { isCommonPassword } from '@/utilities/common-passwords'
import type { AuthCall } from './auth-call'
import { AuthError, validationError } from './auth-error'

const minCharacters = 8
/** GoTrue's default minimum length, which the base path of conformance runs uses. */
const minCharactersUnconfigured = 6
/** bcrypt looks at 72 bytes and no further: more is refused rather than cut. */
const maxBytes = 72

/** @throws AuthError 422 weak_password, 400 validation_failed */
export function checkPasswordStrength(
  { autoconfirm, relaxed }: Pick<AuthCall, 'autoconfirm' | 'relaxed'>,
  password: string,
): void {
  if (Buffer.byteLength(password) > maxBytes) {
    throw validationError(`Password cannot be longer than ${maxBytes} characters`)
  }
  const least = autoconfirm ? minCharactersUnconfigured : minCharacters
  if ([...password].length < least) {
    throw weakPassword('length', `Password should be at least ${least} characters.`)
  }
  if (!relaxed && isCommonPassword(password)) {
    throw weakPassword(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    )
  }
}

function weakPassword(reason: 'length' | 'pwned', message: string): AuthError {
  return new AuthError(422, 'weak_password', message, { weak_password: { reasons: [reason] } })
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

/** @throws AuthError 400 validation_failed */
export function checkPhoneNumber(text: string): void {
  if (/^\+?[1-9]\d{1,14}$/.test(text.replaceAll(' ', ''))) return
  throw validationError('Invalid phone number format (E.164 required)')
}
