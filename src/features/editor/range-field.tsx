import styles from './range-field.module.css'

interface RangeFieldProps {
  label: string
  min: number
  max: number
  step?: number
  value: number
  onChange: (value: number) => void
  /** The gesture has ended. */
  onSettled?: (() => void) | undefined
}

/** A slider of the browser's own: the one of the component library cannot be given a name. */
export function RangeField({ label, min, max, step = 1, value, onChange, onSettled }: RangeFieldProps) {
  return (
    <input
      type="range"
      aria-label={label}
      className={styles.range}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onPointerUp={onSettled}
      onBlur={onSettled}
    />
  )
}
