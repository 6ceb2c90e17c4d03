import { type ReactNode, useId } from 'react'
import styles from './check-field.module.css'

interface CheckFieldProps {
  name: string
  /** Form value when ticked; `on` when absent. */
  value?: string
  label: ReactNode
  help: ReactNode
  defaultChecked?: boolean
}

/** A box to tick in a form, with what ticking it means. */
export function CheckField({ label, help, ...box }: CheckFieldProps) {
  const helpId = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input type="checkbox" aria-describedby={helpId} {...box} />
        {label}
      </label>
      <p id={helpId} className={styles.help}>
        {help}
      </p>
    </div>
  )
}
