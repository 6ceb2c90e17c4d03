import { readCookie } from '../read-cookie'
import { consentCookieName } from './consent'

/** Reading the consent, which every page does. Changing it is in `change-consent.ts`, which few pages load. */

/** Fires for changes of this window; those of other windows are read when a page loads. */
const changed = new EventTarget()
const change = 'change'

/** @returns ends it */
export function watchConsent(listener: () => void): () => void {
  changed.addEventListener(change, listener)
  return () => changed.removeEventListener(change, listener)
}

/** The cookie's text, '' where nothing was chosen, and `refused` where the browser says no for its user. */
export function consentText(): string {
  return browserRefuses(navigator) ? 'refused' : (readCookie(document.cookie, consentCookieName) ?? '')
}

/** Global Privacy Control, and Do Not Track before it. @see https://w3c.github.io/gpc/ */
export function browserRefuses(browser: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1'
}

export function notifyConsent(): void {
  changed.dispatchEvent(new Event(change))
}

const forgetName = 'quipsmith-forget'

/** Something was taken back, and the page that loads next clears up: a script writes until its page has gone. */
export const clearingUp = {
  isDue: () => sessionStorage.getItem(forgetName) !== null,
  ask: () => sessionStorage.setItem(forgetName, 'yes'),
  end: () => sessionStorage.removeItem(forgetName),
}
