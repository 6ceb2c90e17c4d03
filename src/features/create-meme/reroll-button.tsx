import { useT } from 'next-i18next/client'
import { ArrowsClockwiseIcon } from '@/components/icons/arrows-clockwise-icon'
import { PaidButton } from '@/components/paid-button'
import styles from './reroll-button.module.css'
import { useRunKind } from './run-kind'

interface RerollButtonProps {
  /** Progress of the current run. */
  busy: { done: number; total: number } | undefined
  /** Counts of memes that a reroll replaces and keeps. */
  free: number
  locked: number
  onReroll: () => void
  className: string | undefined
}

/** The same sentence once more, for all places that are not locked. */
export function RerollButton({ busy, free, locked, onReroll, className }: RerollButtonProps) {
  const { t } = useT()
  const { cost: count } = useRunKind()
  const words = locked > 0 ? t('create.rerollOthers', { count: free }) : t('create.reroll', { count: free })
  return (
    <PaidButton
      tone="paper"
      disabled={busy !== undefined || free === 0}
      onClick={onReroll}
      className={`${styles.button} ${className ?? ''}`}
      cost={
        busy === undefined && (
          <>
            <span className={styles.long}>{t('create.cost', { count })}</span>
            <span aria-hidden className={styles.short}>
              {count}
            </span>
          </>
        )
      }
    >
      <ArrowsClockwiseIcon size={18} />
      <span className={styles.long}>{busy ? t('create.drawing', busy) : words}</span>
      <span aria-hidden className={styles.short}>
        {busy ? t('create.inkedShort', busy) : t('create.rerollShort')}
      </span>
    </PaidButton>
  )
}
