import type { ReactNode } from 'react'
import { CheckCircleFillIcon } from './icons/check-circle-fill-icon'
import styles from './message.module.css'

/** A success message in place. The live region is mounted empty, so that screen readers announce it. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={`${styles.message} ${styles.success}`}>
      {children && (
        <>
          <CheckCircleFillIcon size={20} />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
