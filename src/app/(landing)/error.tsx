'use client'

import { ErrorPart } from '@/features/error-screen/error-part'

/** Shown in place of a page that failed, within its frame; the failure itself has been reported. @see spec §8 */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return <ErrorPart reference={error.digest} />
}
