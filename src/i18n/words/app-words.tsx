'use client'

import type { ReactNode } from 'react'
import common from '../../../public/locales/en/common.json'
import { I18nProvider } from '../i18n-provider'
import { pickSections } from '../pick-sections'

const words = pickSections(common, ['shell', 'palette', 'shortcuts', 'create', 'memeCard', 'share', 'kept'])

/** The words of the frame of the app and of its first screens: those of /create and /gifs. */
export function AppWords({ children }: { children: ReactNode }) {
  return <I18nProvider words={words}>{children}</I18nProvider>
}
