import type { ErrorCode } from '@/contracts/errors'

/** What a 401 asks for, in the words of RFC 6750 and RFC 9470. */
export function bearerChallenge(code: ErrorCode): string {
  return code === 'SECOND_FACTOR_REQUIRED' ? 'Bearer error="insufficient_user_authentication"' : 'Bearer'
}
