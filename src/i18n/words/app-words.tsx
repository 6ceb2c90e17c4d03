'use client'

import type { ReactNode } from 'react'
import create from '../../../public/locales/en/create.json'
import kept from '../../../public/locales/en/kept.json'
import memeCard from '../../../public/locales/en/memeCard.json'
import palette from '../../../public/locales/en/palette.json'
import share from '../../../public/locales/en/share.json'
import shell from '../../../public/locales/en/shell.json'
import shortcuts from '../../../public/locales/en/shortcuts.json'
import { WordsProvider } from '../words-provider'

const namespaces = { create, kept, memeCard, palette, share, shell, shortcuts }

/** The words of the app frame and of its first screens, /create and /gifs. */
export function AppWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
