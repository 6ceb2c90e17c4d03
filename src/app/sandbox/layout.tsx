import type { ReactNode } from 'react'
import { AppProviders } from '@/app/app-providers'

/** Rendered on request: its policy has a nonce. decision: ADR-0049 */
export const dynamic = 'force-dynamic'

export default function Layout({ children }: { children: ReactNode }) {
  return <AppProviders>{children}</AppProviders>
}
