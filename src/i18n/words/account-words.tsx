'use client'

import type { ReactNode } from 'react'
import common from '../../../public/locales/en/common.json'
import { I18nProvider } from '../i18n-provider'
import { pickSections } from '../pick-sections'

const words = pickSections(common, ['account', 'apiKeys', 'auth', 'billing', 'chart', 'plans', 'stats'])

/** The words of the pages of the account. */
export function AccountWords({ children }: { children: ReactNode }) {
  return <I18nProvider words={words}>{children}</I18nProvider>
}
