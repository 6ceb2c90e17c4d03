import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import styles from './reroll-button.module.css'
import { useRunKind } from './run-kind'

interface RerollPressProps {
  /** How far the run is, while one is under way. */
  busy: { done: number; total: number } | undefined
  /** How many would be made anew, and how many stay. */
  free: number
  held: number
  onReroll: () => void
  className: string | undefined
}

/** The same sentence once more, for all places that are not held. */
export function RerollButton({ busy, free, held, onReroll, className }: RerollPressProps) {
  const { t } = useT()
  const { cost: count } = useRunKind()
  const words = held > 0 ? t('create.rerollOthers', { count: free }) : t('create.reroll', { count: free })
  return (
    <Button
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
      <ArrowsClockwiseIcon size={18} weight="bold" aria-hidden />
      <span className={styles.long}>{busy ? t('create.drawing', busy) : words}</span>
      <span aria-hidden className={styles.short}>
        {busy ? t('create.inkedShort', busy) : t('create.rerollShort')}
      </span>
    </Button>
  )
}
