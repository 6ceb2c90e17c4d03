import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { useT } from 'next-i18next/client'
import { Press } from '@/components/press'
import styles from './reroll-press.module.css'
import { useRunKind } from './run-kind'

interface RerollPressProps {
  busy: boolean
  memes: number
  onReroll: () => void
  className: string | undefined
}

/** The same sentence once more, on other templates. */
export function RerollPress({ busy, memes, onReroll, className }: RerollPressProps) {
  const { t } = useT()
  const { cost: count } = useRunKind()
  return (
    <Press
      tone="paper"
      disabled={busy}
      onClick={onReroll}
      className={`${styles.press} ${className ?? ''}`}
      cost={
        <>
          <span className={styles.long}>{t('create.cost', { count })}</span>
          <span aria-hidden className={styles.short}>
            {count}
          </span>
        </>
      }
    >
      <ArrowsClockwiseIcon size={18} weight="bold" aria-hidden />
      <span className={styles.long}>{t('create.reroll', { count: memes })}</span>
      <span aria-hidden className={styles.short}>
        {t('create.rerollShort')}
      </span>
    </Press>
  )
}
