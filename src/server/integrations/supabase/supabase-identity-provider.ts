import { createClient } from '@supabase/supabase-js'
import type { IdentityProvider } from '@/server/services/ports/identity-provider'
import { createTokenVerifier, type TokenProject } from './access-token'
import { isRefusal, unavailable } from './service-failure'
import { statelessClient } from './stateless-client'

export interface SupabaseProject extends TokenProject {
  serviceRoleKey: string
}

/** The identity provider that Supabase is, hosted or local. Makes no call before it is asked. */
export function createSupabaseIdentityProvider(project: SupabaseProject): IdentityProvider {
  const { auth } = createClient(project.url, project.anonKey, statelessClient)
  const { auth: serviceAuth } = createClient(project.url, project.serviceRoleKey, statelessClient)
  const verifyAccessToken = createTokenVerifier(project)
  return {
    verifyAccessToken,
    async askSession(token) {
      const { data, error } = await auth.getUser(token)
      if (error !== null && !isRefusal(error)) throw unavailable(error)
      if (error !== null) return { kind: 'ended' }
      const claimed = await verifyAccessToken(token)
      const { id, email, factors = [] } = data.user
      if (claimed?.userId !== id || !email) return { kind: 'ended' }
      const isDue = claimed.level === 'aal1' && factors.some(({ status }) => status === 'verified')
      return { kind: isDue ? 'secondFactorDue' : 'standing', identity: { ...claimed, email } }
    },
    async endSession(token) {
      const { error } = await auth.admin.signOut(token, 'local')
      if (error !== null && !isRefusal(error)) throw unavailable(error)
    },
    async deleteUser(userId) {
      const { error } = await serviceAuth.admin.deleteUser(userId)
      if (error === null || error.code === 'user_not_found' || error.status === 404) return
      throw unavailable(error)
    },
  }
}
