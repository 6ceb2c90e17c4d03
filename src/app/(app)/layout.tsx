import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppProviders } from '@/app/app-providers'
import { publicConfig } from '@/env/public-config'
import { AppShell } from '@/features/app-shell/app-shell'
import { SandboxBanner } from '@/features/app-shell/sandbox-banner'
import { AppWords } from '@/i18n/words/app-words'

/** Rendered on request: its policy has a nonce. decision: ADR-0049 */
export const dynamic = 'force-dynamic'

/** Private pages stay out of search engines. */
export const metadata: Metadata = { robots: { index: false } }

export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <AppWords>
        <AppShell banner={publicConfig().sandbox && <SandboxBanner />}>{children}</AppShell>
      </AppWords>
    </AppProviders>
  )
}
