import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { sessionCookieName } from '@/contracts/session-cookie'

const prefix = 'base64-'

/**
 * Whether the session's cookie names a second factor of its account. Nobody has signed the cookie: this leads people to
 * the right page, and each call looks for itself.
 */
export async function cookieNamesFactor(cookies: {
  get(name: string): { value: string } | undefined
}): Promise<boolean> {
  const value = await combineChunks(sessionCookieName, (name) => cookies.get(name)?.value)
  if (!value?.startsWith(prefix)) return false
  try {
    const session: unknown = JSON.parse(stringFromBase64URL(value.slice(prefix.length)))
    const factors: unknown = Object(Object(session).user).factors
    return Array.isArray(factors) && factors.some((factor) => Object(factor).status === 'verified')
  } catch {
    return false
  }
}
