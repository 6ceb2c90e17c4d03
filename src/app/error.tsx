'use client'

import { PlainTheme } from '@/components/plain-theme'
import { ErrorScreen } from '@/features/error-screen/error-screen'

/** Shown in place of a part of the interface that failed; the failure itself has been reported. */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <PlainTheme>
      <ErrorScreen reference={error.digest} />
    </PlainTheme>
  )
}
