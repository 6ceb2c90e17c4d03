'use client'

import { ErrorScreen } from '@/features/error-screen/error-screen'

/** Shown in place of the editor when it failed; the failure itself has been reported. @see spec §8 */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <ErrorScreen reference={error.digest} />
}
