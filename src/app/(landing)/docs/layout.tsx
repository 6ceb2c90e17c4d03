import type { ReactNode } from 'react'
import { ApiReferenceWords } from '@/i18n/words/api-reference-words'

/** The reference is a program of its own and asks for its words in the browser. */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return <ApiReferenceWords>{children}</ApiReferenceWords>
}
