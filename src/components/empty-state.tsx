import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Picture } from './picture'

interface EmptyStateProps {
  /** Address of a decorative drawing, 240 to 380 px wide. */
  drawing?: string
  /** The drawing is a person from the waist up, standing on a line. */
  isBust?: boolean
  title: string
  /** One sentence that teaches. */
  children: ReactNode
  /** One press. */
  action?: ReactNode
}

export function EmptyState({ drawing, isBust = false, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {drawing && (
        <div className={`${styles.stage} ${isBust ? `qs-ground ${styles.bust}` : ''}`}>
          <Picture src={drawing} alt="" className={styles.drawing} width={700} height={520} />
        </div>
      )}
      <h2 className="qs-display-3">{title}</h2>
      <p className={`qs-lead ${styles.text}`}>{children}</p>
      {action}
    </div>
  )
}
