import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '@/contracts/errors'

/** An answer about the session, rather than of a service that is overloaded, broken or out of reach. */
export function isRefusal(error: AuthError): boolean {
  const { status } = error
  return !isAuthRetryableFetchError(error) && status !== undefined && status < 500 && status !== 429
}

export function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer. Try again in a minute.', {
    cause,
  })
}
