'use client'

import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import styles from './contact-form.module.css'

interface ContactFieldProps {
  name: string
  label: string
  value: string
  problem: string | undefined
  /** Beside the label: "optional". */
  aside?: string
  help?: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** Of a text of several lines. */
  rows?: number
  /** Of a choice. */
  options?: readonly { value: string; label: string }[]
}

/** A labelled field with its help and, beneath it, what is wrong with it. */
export function ContactField(props: ContactFieldProps) {
  const { name, label, value, problem, aside, help, type = 'text', autoComplete, rows, options } = props
  const id = `contact-${name}`
  const described = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    defaultValue: value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': described || undefined,
    'aria-required': aside === undefined,
    className: styles.input,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {aside && <span className="qs-quiet"> ({aside})</span>}
      </label>
      {options ? (
        <select {...shared}>
          <option value="">…</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          <WarningCircleIcon size={19} /> {problem}
        </p>
      )}
    </div>
  )
}
