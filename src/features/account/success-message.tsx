'use client'

import type { ReactNode } from 'react'
import { CheckCircleFillIcon } from '@/components/icons/check-circle-fill-icon'
import styles from './account-form.module.css'

/** A success message in place. The live region is mounted empty, so that screen readers announce it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.done}>
      {children && (
        <>
          <CheckCircleFillIcon size={20} />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
