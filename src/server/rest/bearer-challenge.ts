import type { ErrorCode } from '@/contracts/errors'

/** The `WWW-Authenticate` header of a 401, by RFC 6750 and RFC 9470. */
export function bearerChallenge(code: ErrorCode): string {
  return code === 'SECOND_FACTOR_REQUIRED' ? 'Bearer error="insufficient_user_authentication"' : 'Bearer'
}
