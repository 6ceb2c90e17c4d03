import { DropFillIcon } from '@/components/icons/drop-fill-icon'
import { DropHalfFillIcon } from '@/components/icons/drop-half-fill-icon'
import { DropIcon } from '@/components/icons/drop-icon'
import styles from './credit-pill.module.css'

/** From here down the pill warns. */
const fewCredits = 2

interface CreditPillProps {
  remaining: number
  /** "17 credits", "2 left" or "0, get more": the words that go with the number. */
  label: string
  /** Shown where the words have no room. */
  short?: string
}

/** How many credits are left, as a drop and a number; full, half or outlined, so that it is never colour alone. */
export function CreditPill({ remaining, label, short }: CreditPillProps) {
  const few = remaining > 0 && remaining <= fewCredits
  return (
    <span className={`${styles.pill} ${few ? styles.few : ''}`}>
      {remaining === 0 && <DropIcon size={16} />}
      {few && <DropHalfFillIcon size={16} />}
      {remaining > fewCredits && <DropFillIcon size={16} color="var(--qs-voice)" />}
      <span className={short ? 'qs-hidden' : undefined}>{label}</span>
      {short && <span aria-hidden>{short}</span>}
    </span>
  )
}
