import type { ReactNode } from 'react'
import { PlainTheme } from '@/components/plain-theme'

/** Rendered on request: its policy has a nonce. decision: ADR-0049 */
export const dynamic = 'force-dynamic'

/** Visitors are sent what the page shows, and none of the app. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PlainTheme>{children}</PlainTheme>
}
