'use client'

import { I18nProvider as NextI18nProvider } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { defaultNamespace, i18nConfig, interfaceLanguage } from './i18n-config'

/** Gives client components their words; they read them with `useT` from `next-i18next/client`. */
export function I18nProvider({ children }: { children: ReactNode }) {
  return (
    <NextI18nProvider
      language={interfaceLanguage}
      fallbackLng={interfaceLanguage}
      supportedLngs={[interfaceLanguage]}
      defaultNS={defaultNamespace}
      resources={i18nConfig.resources}
    >
      {children}
    </NextI18nProvider>
  )
}
