'use client'

import type { ReactNode } from 'react'
import visuals from '../../../public/locales/en/visuals.json'
import { WordsProvider } from '../words-provider'

const namespaces = { visuals }

/** The words of minimalist visuals. */
export function VisualsWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
