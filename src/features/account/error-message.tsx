'use client'

import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import styles from './account-form.module.css'

/** The server's sentence of what went wrong. Stands empty before, so that it is read out. */
export function ErrorMessage({ message }: { message: string | undefined }) {
  return (
    <p role="alert" className={styles.failure}>
      {message !== undefined && (
        <>
          <WarningCircleIcon size={19} weight="bold" aria-hidden />
          <span>{message}</span>
        </>
      )}
    </p>
  )
}
