import { combineChunks, stringFromBase64URL } from '@supabase/ssr'
import { sessionCookieName } from '@/contracts/session-cookie'

const prefix = 'base64-'

/**
 * True when the session cookie names a verified second factor. The cookie is not signed, so this only chooses the page
 * to show; each call checks for itself.
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
