import type { ReactNode } from 'react'
import styles from './settings-section.module.css'

interface SettingsSectionProps {
  title: string
  /** One or two sentences about the setting. */
  lead: ReactNode
  children: ReactNode
}

/** A setting: its name on the left, its control on the right; stacked where there is no room. */
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
