'use client'

import type { ReactNode } from 'react'
import common from '../../../public/locales/en/common.json'
import { I18nProvider } from '../i18n-provider'
import { pickSections } from '../pick-sections'

const words = pickSections(common, ['library', 'visuals'])

/** The words of the library and of a prompt's own page. */
export function LibraryWords({ children }: { children: ReactNode }) {
  return <I18nProvider words={words}>{children}</I18nProvider>
}
