'use client'

import type { ReactNode } from 'react'
import share from '../../../public/locales/en/share.json'
import { WordsProvider } from '../words-provider'

const namespaces = { share }

/** The words that owners see on their share pages. */
export function OwnerWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
