'use client'

import type { ResourceKey } from 'i18next'
import { I18nProvider } from 'next-i18next/client'
import { createContext, type ReactNode, use, useState } from 'react'
import { interfaceLanguage, keyOptions } from './interface-language'

/** Words by namespace. */
type Namespaces = Readonly<Record<string, ResourceKey>>

const OuterNamespaces = createContext<Namespaces>({})

interface WordsProviderProps {
  /** Namespaces of one area, from src/i18n/words; the same object at each render. */
  namespaces: Namespaces
  children: ReactNode
}

/**
 * Gives client components the namespaces of an area and of the areas around it; they read them with `useT` from
 * `next-i18next/client`. A provider of next-i18next knows its own words only, so the outer ones are passed on.
 */
export function WordsProvider({ namespaces, children }: WordsProviderProps) {
  const outer = use(OuterNamespaces)
  const [{ all, resources }] = useState(() => {
    const all = { ...outer, ...namespaces }
    return { all, resources: { [interfaceLanguage]: all } }
  })
  return (
    <OuterNamespaces value={all}>
      <I18nProvider
        language={interfaceLanguage}
        fallbackLng={interfaceLanguage}
        supportedLngs={[interfaceLanguage]}
        resources={resources}
        i18nextOptions={keyOptions}
      >
        {children}
      </I18nProvider>
    </OuterNamespaces>
  )
}
