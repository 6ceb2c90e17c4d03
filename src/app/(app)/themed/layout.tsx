import type { ReactNode } from 'react'
import { ThemedWords } from '@/i18n/words/themed-words'

export default function Layout({ children }: { children: ReactNode }) {
  return <ThemedWords>{children}</ThemedWords>
}
