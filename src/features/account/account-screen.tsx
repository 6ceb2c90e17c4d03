import type { ReactNode } from 'react'
import styles from './account-screen.module.css'

/** Sections one under the other. */
export function AccountScreen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
