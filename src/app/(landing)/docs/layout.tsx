import type { ReactNode } from 'react'
import { I18nProvider } from '@/i18n/i18n-provider'

/** The reference is a program of its own and asks for its words in the browser. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return <I18nProvider>{children}</I18nProvider>
}
