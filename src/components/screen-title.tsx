import type { ReactNode } from 'react'
import styles from './screen-title.module.css'

interface ScreenTitleProps {
  className?: string | undefined
  children: ReactNode
}

/** The heading of a screen of the app. On a phone the top bar shows it, so it is left to screen readers. */
export function ScreenTitle({ className = '', children }: ScreenTitleProps) {
  return <h1 className={`qs-display-2 ${styles.title} ${className}`}>{children}</h1>
}
