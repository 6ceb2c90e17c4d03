import { sessionCookieName } from '@/contracts/session-cookie'
import { referralCookieName } from '../referral'
import {
  type Choice,
  type ConsentCategory,
  consentCookieName,
  consentMaxAgeSeconds,
  readChoice,
  writeChoice,
} from './consent'
import { clearingUp, consentText, notifyConsent } from './read-consent'

/**
 * Stores the choice with its day. A script that runs cannot be stopped, so withdrawing consent reloads the page, which
 * then clears what the script stored.
 */
export function choose(allowed: readonly ConsentCategory[]): void {
  const before = readChoice(consentText())?.allowed ?? []
  const choice: Choice = { chosenOn: new Date().toISOString().slice(0, 10), allowed }
  setCookie(consentCookieName, writeChoice(choice), consentMaxAgeSeconds)
  if (before.some((category) => !allowed.includes(category))) {
    clearingUp.ask()
    window.location.reload()
  } else notifyConsent()
}

function setCookie(name: string, value: string, maxAgeSeconds: number, domain = ''): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be relied on in every browser
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}${domain && `; domain=${domain}`}`
}

/** Ours; every other one was left by a script. */
const ownCookies = [sessionCookieName, consentCookieName, referralCookieName]

const ownStorage = /^(?:quipsmith|sb)-/

/** Clears what scripts of others left, where the choice before this page took something back. */
export function clearWithdrawnConsent(): void {
  if (!clearingUp.isDue()) return
  clearingUp.end()
  clearForeignStorage()
}

function clearForeignStorage(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  const parent = window.location.hostname.split('.').slice(-2).join('.')
  for (const name of names.filter((name) => name && !ownCookies.some((own) => name.startsWith(own)))) {
    for (const domain of ['', window.location.hostname, parent]) setCookie(name, '', 0, domain)
  }
  const { localStorage } = window
  for (const name of Object.keys(localStorage)) {
    if (!ownStorage.test(name)) localStorage.removeItem(name)
  }
}
