import type { ReactNode } from 'react'
import styles from './picture-label.module.css'

/** A slip in the corner of a picture that says what is going on with it. */
export function PictureLabel({ children }: { children: ReactNode }) {
  return <span className={styles.label}>{children}</span>
}
