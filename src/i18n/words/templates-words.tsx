'use client'

import type { ReactNode } from 'react'
import ownTemplate from '../../../public/locales/en/ownTemplate.json'
import templates from '../../../public/locales/en/templates.json'
import themed from '../../../public/locales/en/themed.json'
import { WordsProvider } from '../words-provider'

const namespaces = { ownTemplate, templates, themed }

/** The words of the template browser and of the pictures that people upload. */
export function TemplatesWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
