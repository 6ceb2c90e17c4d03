import type { ReactNode } from 'react'
import { VisualsWords } from '@/i18n/words/visuals-words'

export default function Layout({ children }: { children: ReactNode }) {
  return <VisualsWords>{children}</VisualsWords>
}
