import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppProviders } from '@/app/app-providers'
import { ConnectionBar } from '@/features/app-shell/connection-bar'
import { PaletteHost } from '@/features/app-shell/palette/palette-host'
import { EditorWords } from '@/i18n/words/editor-words'

/** Rendered on request: its policy has a nonce. decision: ADR-0049 */
export const dynamic = 'force-dynamic'

/** The editor fills the screen: no sidebar and no tab bar. What is made in it is not for search engines. */
export const metadata: Metadata = { robots: { index: false } }

export default function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <EditorWords>
        <PaletteHost>
          <ConnectionBar over="editor" />
          {children}
        </PaletteHost>
      </EditorWords>
    </AppProviders>
  )
}
