import type { ReactNode } from 'react'
import { AppProviders } from '@/app/app-providers'
import { AuthWords } from '@/i18n/words/auth-words'

/** Rendered on request: its policy has a nonce. decision: ADR-0049 */
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <AuthWords>{children}</AuthWords>
    </AppProviders>
  )
}
