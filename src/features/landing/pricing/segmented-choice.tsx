'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './segmented-choice.module.css'

interface SegmentedChoiceProps {
  /** Of the group: what is chosen. */
  label: string
  /** Of the fields; another group of the page has another. */
  name: string
  value: string
  options: readonly { value: string; label: ReactNode }[]
  onChange: (value: string) => void
}

/** One of a few, side by side. The browser's own radio buttons lie over the segments unseen. */
export function SegmentedChoice({ label, name, value, options, onChange }: SegmentedChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const listener = useRef(onChange)
  // A choice made before hydration is kept.
  useEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')
    if (chosen) listener.current(chosen.value)
  }, [])
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className="qs-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
