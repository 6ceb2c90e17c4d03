import type { ReactNode } from 'react'
import styles from './settings-section.module.css'

interface SettingsSectionProps {
  title: string
  /** One or two sentences: what it is and what changes. */
  lead: ReactNode
  children: ReactNode
}

/** One thing that can be set: what it is on the left, how on the right; one under the other where there is no room. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
  return (
    <section className={styles.section}>
      <div>
        <h2 className={`qs-display-3 ${styles.title}`}>{title}</h2>
        <p className="qs-quiet">{lead}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
