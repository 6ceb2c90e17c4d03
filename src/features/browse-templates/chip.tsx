import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface RadioChipProps {
  /** Of the group that it belongs to. */
  name: string
  label: string
  count: number
  isChosen: boolean
  /** Shown after "more" is pressed. */
  isLater: boolean
  onChoose: () => void
}

/** One of several, as a chip: a real radio button, so arrows go from one to the next. */
export function RadioChip({ name, label, count, isChosen, isLater, onChoose }: RadioChipProps) {
  return (
    <label
      className={`${styles.chip} ${isChosen ? styles.on : ''} ${count === 0 ? styles.none : ''}`}
      data-later={isLater}
    >
      <input type="radio" name={name} className={styles.input} checked={isChosen} onChange={onChoose} />
      {label} <span className={styles.count}>{count}</span>
    </label>
  )
}

interface ChipProps {
  label: string
  count?: number | undefined
  /** It would leave nothing. */
  isNone: boolean
  isOn: boolean
  onToggle: () => void
  children?: ReactNode
}

/** On or off, as a chip. */
export function Chip({ label, count, isNone, isOn, onToggle, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`${styles.chip} ${isOn ? styles.on : ''} ${isNone ? styles.none : ''}`}
      onClick={onToggle}
    >
      {label} {count !== undefined && <span className={styles.count}>{count}</span>}
      {children}
    </button>
  )
}
