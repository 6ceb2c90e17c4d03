'use client'

import type { ResourceKey } from 'i18next'
import { I18nProvider as NextI18nProvider } from 'next-i18next/client'
import { createContext, type ReactNode, use, useState } from 'react'
import { defaultNamespace, interfaceLanguage } from './interface-language'

/** Sections of the locale file. */
type Words = Readonly<Record<string, ResourceKey>>

interface I18nProviderProps {
  /** Of one area, from src/i18n/words; the same for as long as it is there. */
  words: Words
  children: ReactNode
}

const WordsAround = createContext<Words>({})

/**
 * Gives client components the words of an area, and those of the areas around it; they read them with `useT` from
 * `next-i18next/client`. Each provider of that has words of its own alone, so what stands around is handed on.
 */
export function I18nProvider({ words, children }: I18nProviderProps) {
  const around = use(WordsAround)
  const [{ all, resources }] = useState(() => {
    const all = { ...around, ...words }
    return { all, resources: { [interfaceLanguage]: { [defaultNamespace]: all } } }
  })
  return (
    <WordsAround value={all}>
      <NextI18nProvider
        language={interfaceLanguage}
        fallbackLng={interfaceLanguage}
        supportedLngs={[interfaceLanguage]}
        defaultNS={defaultNamespace}
        resources={resources}
      >
        {children}
      </NextI18nProvider>
    </WordsAround>
  )
}
