import type { ReactNode } from 'react'
import { TemplatesWords } from '@/i18n/words/templates-words'

export default function Layout({ children }: { children: ReactNode }) {
  return <TemplatesWords>{children}</TemplatesWords>
}
