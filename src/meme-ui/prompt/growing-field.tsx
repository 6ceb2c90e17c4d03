import { type RefObject, useEffect } from 'react'
import styles from './growing-field.module.css'

interface GrowingFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  id: string
  name: string
  /** Accessible name. */
  label: string
  value: string
  placeholder: string | undefined
  /** Lines to begin with, before the styles are there. */
  rows: number
  /** Sets the size, see growing-field.module.css. */
  className: string | undefined
  onChange: (value: string) => void
  /** Told of the focus as it comes and goes. */
  onFocused?: (isFocused: boolean) => void
}

/** A text area in the caption font that grows with its text, up to a number of lines. */
export function GrowingField({
  field,
  label,
  value,
  className,
  onChange,
  onFocused,
  ...rest
}: GrowingFieldProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: text typed before hydration is reported once
  useEffect(() => {
    const written = field.current?.value
    if (written && written !== value) onChange(written)
  }, [])
  return (
    <div className={`${styles.field} ${className ?? ''}`} data-text={value}>
      <label htmlFor={rest.id} className="qs-hidden">
        {label}
      </label>
      <textarea
        ref={field}
        {...rest}
        dir="auto"
        autoComplete="off"
        value={value}
        aria-describedby="prompt-counter prompt-notice"
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => onFocused?.(true)}
        onBlur={() => onFocused?.(false)}
      />
    </div>
  )
}
