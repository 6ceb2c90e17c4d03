'use client'

import { useT } from 'next-i18next/client'
import { PressLink } from '@/components/press'

/** The way in; who has an account goes on making. */
export function FreePress({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useT()
  return (
    <PressLink tone="paper" href={isSignedIn ? '/create' : '/login?mode=sign-up'}>
      {t(isSignedIn ? 'pricing.make' : 'pricing.start')}
    </PressLink>
  )
}
