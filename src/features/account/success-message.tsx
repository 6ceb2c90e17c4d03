'use client'

import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import type { ReactNode } from 'react'
import styles from './account-form.module.css'

/** A success message in place. The live region is mounted empty, so that screen readers announce it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.done}>
      {children && (
        <>
          <CheckCircleIcon size={20} weight="fill" aria-hidden />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
