import '@radix-ui/themes/components.css'
import type { ReactNode } from 'react'
import { I18nProvider } from '@/i18n/i18n-provider'
import { TrpcProvider } from '@/trpc/trpc-provider'

/** The one public page that calls: it asks what the visitor has, and buys. */
export default function PricingLayout({ children }: { children: ReactNode }) {
  return (
    <I18nProvider>
      <TrpcProvider>{children}</TrpcProvider>
    </I18nProvider>
  )
}
