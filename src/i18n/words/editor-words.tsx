'use client'

import type { ReactNode } from 'react'
import common from '../../../public/locales/en/common.json'
import { I18nProvider } from '../i18n-provider'
import { pickSections } from '../pick-sections'

const words = pickSections(common, ['shell', 'palette', 'shortcuts', 'editor', 'memeCard', 'share', 'themed'])

/** The words of the editor, which has no frame of the app around it. */
export function EditorWords({ children }: { children: ReactNode }) {
  return <I18nProvider words={words}>{children}</I18nProvider>
}
