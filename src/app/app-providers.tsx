import '@radix-ui/themes/components.css'
import '@radix-ui/themes/utilities.css'
import type { ReactNode } from 'react'
import { PlainTheme } from '@/components/plain-theme'
import { Toasts } from '@/components/toasts'
import { I18nProvider } from '@/i18n/i18n-provider'
import { TrpcProvider } from '@/trpc/trpc-provider'

/**
 * What pages of the app stand on: the styles of Radix, words for client components, calls and toasts. Public pages
 * do without, because all of it would be sent before their first press. decision: ADR-0033
 */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <PlainTheme>
      <I18nProvider>
        <TrpcProvider>{children}</TrpcProvider>
      </I18nProvider>
      <Toasts />
    </PlainTheme>
  )
}
