import { readCookie } from '@/lib/read-cookie'
import { keptReferral, referralCookieName, referralOfVariable } from '@/lib/referral'

/** The referral of this visitor: the affiliate script's value where it runs, else that of the link. */
export function currentReferral(): string | undefined {
  // Its name is configuration of the running server, which the root layout writes down.
  const { referralVariable } = document.documentElement.dataset
  const told = referralVariable ? referralOfVariable(window, referralVariable) : null
  return told ?? keptReferral(readCookie(document.cookie, referralCookieName)) ?? undefined
}
