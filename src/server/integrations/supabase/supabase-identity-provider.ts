import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js'
import { AppError } from '@/contracts/errors'
import type { IdentityProvider } from '@/server/services/ports/identity-provider'
import { readIdentity } from './read-identity'

export interface SupabaseProject {
  url: string
  anonKey: string
  serviceRoleKey: string
}

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }

/** The identity provider that Supabase is, hosted or local. Makes no call before it is asked. */
export function createSupabaseIdentityProvider(project: SupabaseProject): IdentityProvider {
  const { auth } = createClient(project.url, project.anonKey, stateless)
  const { auth: serviceAuth } = createClient(project.url, project.serviceRoleKey, stateless)
  return {
    async verifyAccessToken(token) {
      const { data, error } = await auth
        .getClaims(token)
        .catch((cause: unknown) => ({ data: null, error: cause }))
      return error || data === null ? null : readIdentity(data.claims)
    },
    async askIdentity(token) {
      const { data, error } = await auth.getUser(token)
      if (error !== null && isAuthRetryableFetchError(error)) throw unavailable(error)
      if (error !== null) return null
      const claimed = await this.verifyAccessToken(token)
      const { id, email } = data.user
      return claimed?.userId === id && email ? { ...claimed, email } : null
    },
    async deleteUser(userId) {
      const { error } = await serviceAuth.admin.deleteUser(userId)
      if (error === null || error.code === 'user_not_found' || error.status === 404) return
      throw unavailable(error)
    },
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'The sign-in service did not answer. Try again in a minute.', {
    cause,
  })
}
