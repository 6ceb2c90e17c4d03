import { type ReactNode, useId } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Beside the title. */
  action?: ReactNode
  /** Its name is for screen readers alone. */
  isQuiet?: boolean
  children: ReactNode
}

/** A part of the panel, under its name. */
export function Section({ title, action, isQuiet = false, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={isQuiet ? undefined : styles.head}>
        <h2 id={id} className={isQuiet ? 'qs-hidden' : styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
