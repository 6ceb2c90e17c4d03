'use client'

import type { ReactNode } from 'react'
import auth from '../../../public/locales/en/auth.json'
import { WordsProvider } from '../words-provider'

const namespaces = { auth }

/** The words of the sign-in pages and of the pages that its mails link to. */
export function AuthWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
