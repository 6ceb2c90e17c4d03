import type { ReactNode } from 'react'
import styles from './picture-label.module.css'

/** A label in the corner of a picture that shows its state. */
export function PictureLabel({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>
}
