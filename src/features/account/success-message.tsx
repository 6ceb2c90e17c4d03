'use client'

import type { ReactNode } from 'react'
import { CheckCircleIcon } from '@/components/icons/check-circle-icon'
import styles from './account-form.module.css'

/** A success message in place. The live region is mounted empty, so that screen readers announce it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.done}>
      {children && (
        <>
          <CheckCircleIcon size={20} weight="fill" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
