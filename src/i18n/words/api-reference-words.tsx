'use client'

import type { ReactNode } from 'react'
import apiReference from '../../../public/locales/en/apiReference.json'
import { WordsProvider } from '../words-provider'

const namespaces = { apiReference }

/** The words around the API reference. */
export function ApiReferenceWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
