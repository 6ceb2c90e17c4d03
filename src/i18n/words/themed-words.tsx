'use client'

import type { ReactNode } from 'react'
import themed from '../../../public/locales/en/themed.json'
import { WordsProvider } from '../words-provider'

const namespaces = { themed }

/** The words of themed memes. */
export function ThemedWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
