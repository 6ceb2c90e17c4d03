import { CheckIcon } from '@/components/icons/check-icon'
import styles from './pick-box.module.css'

interface PickBoxProps {
  name: string
  isPicked: boolean
  className: string | undefined
  onToggle: () => void
}

/** A box to pick a picture by, as large as a finger needs it. */
export function PickBox({ name, isPicked, className, onToggle }: PickBoxProps) {
  return (
    <span className={`${styles.hit} ${className ?? ''}`}>
      <input
        type="checkbox"
        className={styles.input}
        aria-label={name}
        checked={isPicked}
        onChange={onToggle}
      />
      <span aria-hidden className={styles.box}>
        {isPicked && <CheckIcon size={17} />}
      </span>
    </span>
  )
}
