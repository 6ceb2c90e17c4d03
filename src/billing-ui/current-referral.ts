import { readCookie } from '@/lib/read-cookie'
import { keptReferral, referralCookieName, referralOfVariable } from '@/lib/referral'

/** Who sent this visitor: the affiliate programme's word where its script runs, else the link that led here. */
export function currentReferral(): string | undefined {
  // Its name is configuration of the running server, which the root layout writes down.
  const { referralVariable } = document.documentElement.dataset
  const told = referralVariable ? referralOfVariable(window, referralVariable) : null
  return told ?? keptReferral(readCookie(document.cookie, referralCookieName)) ?? undefined
}
