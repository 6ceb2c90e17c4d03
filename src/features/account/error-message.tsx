'use client'

import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import styles from './account-form.module.css'

/** The server's sentence of what went wrong. Stands empty before, so that it is read out. */
export function ErrorMessage({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className={styles.failure}>
      {message !== undefined && (
        <>
          <WarningCircleIcon size={19} />
          <span>{message}</span>
        </>
      )}
    </p>
  )
}
