import type { ReactNode } from 'react'
import { AccountHead } from '@/features/account/account-head'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountHead />
      {children}
    </>
  )
}
