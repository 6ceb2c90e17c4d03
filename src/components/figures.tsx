import styles from './figures.module.css'

interface FiguresProps {
  figures: readonly { value: string; label: string }[]
}

/** Single numbers, large, each over what it is. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
