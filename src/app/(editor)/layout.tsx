import type { Metadata } from 'next'
import type { ReactNode } from 'react'

/** The editor fills the screen: no sidebar and no tab bar. What is made in it is not for search engines. */
export const metadata: Metadata = { robots: { index: false } }

export default function EditorLayout({ children }: { children: ReactNode }) {
  return children
}
