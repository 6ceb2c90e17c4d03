import '@radix-ui/themes/components.css'
import '@radix-ui/themes/utilities.css'
import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { theme } from '@/components/theme'
import { Toasts } from '@/components/toasts'
import { I18nProvider } from '@/i18n/i18n-provider'
import { TrpcProvider } from '@/trpc/trpc-provider'

/**
 * What pages of the app stand on: Radix with its styles, words for client components, calls and toasts. Public pages
 * do without, because all of it would be sent before their first press. decision: ADR-0033
 */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <Theme {...theme}>
      <I18nProvider>
        <TrpcProvider>{children}</TrpcProvider>
      </I18nProvider>
      <Toasts />
    </Theme>
  )
}
