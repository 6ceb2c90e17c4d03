'use client'

import { ErrorPart } from '@/features/error-screen/error-part'
import styles from '@/features/landing/landing-frame.module.css'

/** Shown in place of a page that failed, within its frame; the failure itself has been reported. @see spec §8 */
export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className={`${styles.wrap} ${styles.alone}`}>
      <ErrorPart reference={error.digest} />
    </div>
  )
}
