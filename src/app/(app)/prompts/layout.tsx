import type { ReactNode } from 'react'
import { LibraryWords } from '@/i18n/words/library-words'

export default function Layout({ children }: { children: ReactNode }) {
  return <LibraryWords>{children}</LibraryWords>
}
