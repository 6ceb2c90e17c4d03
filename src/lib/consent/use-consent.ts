'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type ConsentCategory, readChoice } from './consent'
import { consentText, watchConsent } from './read-consent'

export type Consent =
  /** The server does not ask, and a page begins as the server wrote it. */
  | { state: 'unread' }
  | { state: 'open' }
  | { state: 'refusedByBrowser' }
  | { state: 'chosen'; chosenOn: string; allowed: readonly ConsentCategory[] }

/** The visitor's consent; updates after every change. */
export function useConsent(): Consent {
  const text = useSyncExternalStore(watchConsent, consentText, () => null)
  return useMemo(() => {
    if (text === null) return { state: 'unread' }
    if (text === 'refused') return { state: 'refusedByBrowser' }
    const choice = readChoice(text)
    return choice === null ? { state: 'open' } : { state: 'chosen', ...choice }
  }, [text])
}

export function allows(consent: Consent, category: ConsentCategory): boolean {
  return consent.state === 'chosen' && consent.allowed.includes(category)
}
