import { loadBrowserConfig } from '@/lib/browser-config'
import { readCookie } from '@/lib/read-cookie'
import { keptReferral, referralCookieName, referralOfVariable } from '@/lib/referral'

/** The referral of this visitor: the affiliate script's value where it runs, else that of the link. */
export async function currentReferral(): Promise<string | undefined> {
  // A payment does not fail because the configuration could not be fetched.
  const config = await loadBrowserConfig().catch(() => null)
  const told = config?.referralVariable ? referralOfVariable(window, config.referralVariable) : null
  return told ?? keptReferral(readCookie(document.cookie, referralCookieName)) ?? undefined
}
