import { type AuthError, createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '@/contracts/errors'
import type { IdentityProvider } from '@/server/services/ports/identity-provider'
import { readIdentity } from './read-identity'

export interface SupabaseProject {
  url: string
  anonKey: string
  serviceRoleKey: string
}

/** A service that hangs must not hold calls, in ms. */
const waitMsMax = 5_000
const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }

/** The identity provider that Supabase is, hosted or local. Makes no call before it is asked. */
export function createSupabaseIdentityProvider(project: SupabaseProject): IdentityProvider {
  const patient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(waitMsMax) })
  const options = { ...stateless, global: { fetch: patient } }
  const { auth } = createClient(project.url, project.anonKey, options)
  const { auth: serviceAuth } = createClient(project.url, project.serviceRoleKey, options)
  return {
    async verifyAccessToken(token) {
      const { data, error } = await auth
        .getClaims(token)
        .catch((cause: unknown) => ({ data: null, error: cause }))
      return error || data === null ? null : readIdentity(data.claims)
    },
    async askSession(token) {
      const { data, error } = await auth.getUser(token)
      if (error !== null && !isRefusal(error)) throw unavailable(error)
      if (error !== null) return { kind: 'ended' }
      const claimed = await this.verifyAccessToken(token)
      const { id, email } = data.user
      if (claimed?.userId !== id || !email) return { kind: 'ended' }
      return { kind: 'standing', identity: { ...claimed, email } }
    },
    async deleteUser(userId) {
      const { error } = await serviceAuth.admin.deleteUser(userId)
      if (error === null || error.code === 'user_not_found' || error.status === 404) return
      throw unavailable(error)
    },
  }
}

/** An answer about the session, rather than of a service that is overloaded, broken or out of reach. */
function isRefusal(error: AuthError): boolean {
  const { status } = error
  return !isAuthRetryableFetchError(error) && status !== undefined && status < 500 && status !== 429
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer. Try again in a minute.', {
    cause,
  })
}
