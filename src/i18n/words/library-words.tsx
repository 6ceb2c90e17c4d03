'use client'

import type { ReactNode } from 'react'
import library from '../../../public/locales/en/library.json'
import visuals from '../../../public/locales/en/visuals.json'
import { WordsProvider } from '../words-provider'

const namespaces = { library, visuals }

/** The words of the library and of a prompt’s page. */
export function LibraryWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
