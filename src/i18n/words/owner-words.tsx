'use client'

import type { ReactNode } from 'react'
import common from '../../../public/locales/en/common.json'
import { I18nProvider } from '../i18n-provider'
import { pickSections } from '../pick-sections'

const words = pickSections(common, ['share'])

/** The words of what owners see on their share pages. */
export function OwnerWords({ children }: { children: ReactNode }) {
  return <I18nProvider words={words}>{children}</I18nProvider>
}
