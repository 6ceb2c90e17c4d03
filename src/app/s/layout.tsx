import type { ReactNode } from 'react'
import { PlainTheme } from '@/components/plain-theme'

/** Visitors are sent what the page shows, and none of the app. */
export default function Layout({ children }: { children: ReactNode }) {
  return <PlainTheme>{children}</PlainTheme>
}
