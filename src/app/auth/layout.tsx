import type { ReactNode } from 'react'
import { AppProviders } from '@/app/app-providers'
import { AuthWords } from '@/i18n/words/auth-words'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <AppProviders>
      <AuthWords>{children}</AuthWords>
    </AppProviders>
  )
}
