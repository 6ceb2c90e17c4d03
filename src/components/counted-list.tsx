import styles from './counted-list.module.css'

interface CountedListProps {
  /** Accessible name of the list. */
  label: string
  items: readonly { key: string; name: string; count: number; note?: string | undefined }[]
}

/** Names with numbers, and a bar beneath each that is as long as its number is large. */
export function CountedList({ label, items }: CountedListProps) {
  const most = Math.max(1, ...items.map(({ count }) => count))
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ key, name, count, note }) => (
        <li key={key}>
          <p className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
          </p>
          <div className={styles.bar} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
