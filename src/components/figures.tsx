import type { CSSProperties } from 'react'
import styles from './figures.module.css'

/** The most that fit into one row on a desktop; more are set in rows of three. */
const rowMax = 5

interface FiguresProps {
  figures: readonly { value: string; label: string }[]
}

/** Single large numbers, each above its label. */
export function Figures({ figures }: FiguresProps) {
  const columns = figures.length > rowMax ? 3 : figures.length
  return (
    <dl className={styles.figures} style={{ '--columns': columns } as CSSProperties}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
