'use client'

import { useT } from 'next-i18next/client'
import { DropFillIcon } from '@/components/icons/drop-fill-icon'
import { DropIcon } from '@/components/icons/drop-icon'
import { formatPeriodDay } from '@/i18n/format-date'
import { useCredits } from '@/trpc/use-credits'
import styles from './credit-sheet.module.css'

/** How many credits are left and when new ones come; in the rail only the number. Keeps its room while it loads. */
export function CreditSheet() {
  const { t } = useT()
  const credits = useCredits()
  const remaining = credits?.remaining ?? 0
  const Drop = remaining === 0 ? DropIcon : DropFillIcon
  const part = credits && credits.total > 0 ? remaining / credits.total : 0
  return (
    <section className={styles.sheet} aria-busy={!credits} data-loading={!credits || undefined}>
      <p className={styles.number}>
        <Drop color="var(--qs-voice)" size={16} />
        <span className={styles.long}>{t('shell.credits.left', { count: remaining })}</span>
        <span className={styles.short} aria-hidden>
          {t('shell.credits.few', { count: remaining })}
        </span>
      </p>
      <div className={styles.bar} aria-hidden>
        <div style={{ transform: `scaleX(${part})` }} />
      </div>
      <p className={styles.renews}>
        {credits?.periodEnd
          ? t('shell.credits.renews', { count: credits.total, date: formatPeriodDay(credits.periodEnd) })
          : t('shell.credits.renewsUnknown')}
      </p>
    </section>
  )
}
