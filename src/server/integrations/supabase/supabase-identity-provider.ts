import { createClient } from '@supabase/supabase-js'
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
    async deleteUser(userId) {
      const { error } = await serviceAuth.admin.deleteUser(userId)
      if (error === null || error.code === 'user_not_found' || error.status === 404) return
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        'The sign-in service did not answer. Try again in a minute.',
        {
          cause: error,
        },
      )
    },
  }
}
