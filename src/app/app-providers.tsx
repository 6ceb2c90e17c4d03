import '@radix-ui/themes/tokens/base.css'
import '@radix-ui/themes/tokens/colors/violet.css'
import '@radix-ui/themes/tokens/colors/sand.css'
import '@radix-ui/themes/tokens/colors/red.css'
import '@radix-ui/themes/tokens/colors/amber.css'
import '@radix-ui/themes/components.css'
import '@radix-ui/themes/utilities.css'
import './radix-controls.css'
import type { ReactNode } from 'react'
import { PlainTheme } from '@/components/plain-theme'
import { Toasts } from '@/components/toasts'
import { TrpcProvider } from '@/trpc/trpc-provider'

/**
 * Providers of the app's pages: the styles of Radix, calls and toasts; the words of its screens come
 * from src/i18n/words. Public pages do without, because all of it would be sent before their first press.
 * decision: ADR-0033
 */
export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <PlainTheme>
      <TrpcProvider>{children}</TrpcProvider>
      <Toasts />
    </PlainTheme>
  )
}
