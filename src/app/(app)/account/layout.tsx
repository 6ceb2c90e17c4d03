import type { ReactNode } from 'react'
import { AccountHead } from '@/features/account/account-head'
import { AccountWords } from '@/i18n/words/account-words'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <AccountWords>
      <AccountHead />
      {children}
    </AccountWords>
  )
}
