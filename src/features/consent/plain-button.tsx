import type { ReactNode } from 'react'
import styles from './plain-button.module.css'

interface PlainButtonProps {
  children: ReactNode
  onClick?: () => void
}

/** An answer. Without `onClick` it sends its form. */
export function PlainButton({ children, onClick }: PlainButtonProps) {
  return (
    <button type={onClick ? 'button' : 'submit'} className={styles.button} onClick={onClick}>
      {children}
    </button>
  )
}
