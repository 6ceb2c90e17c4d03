'use client'

import type { ReactNode } from 'react'
import editor from '../../../public/locales/en/editor.json'
import memeCard from '../../../public/locales/en/memeCard.json'
import palette from '../../../public/locales/en/palette.json'
import share from '../../../public/locales/en/share.json'
import shell from '../../../public/locales/en/shell.json'
import shortcuts from '../../../public/locales/en/shortcuts.json'
import themed from '../../../public/locales/en/themed.json'
import { WordsProvider } from '../words-provider'

const namespaces = { editor, memeCard, palette, share, shell, shortcuts, themed }

/** The words of the editor, which stands outside the app frame. */
export function EditorWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
