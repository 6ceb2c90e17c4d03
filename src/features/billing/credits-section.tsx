'use client'

import { useT } from 'next-i18next/client'
import { SettingsSection } from '@/components/settings-section'
import type { Credits } from '@/contracts/meme-shapes'
import { formatPeriodDay } from '@/i18n/format-date'
import styles from './credits-section.module.css'
import { SpendingChart } from './spending-chart'

/** How many credits are left, when new ones come, and on which days the others went. */
export function CreditsSection({ credits }: { credits: Credits }) {
  const { t } = useT()
  const { total, remaining, periodEnd } = credits
  return (
    <SettingsSection title={t('billing.credits.title')} lead={t('billing.credits.lead')}>
      <div className={styles.numbers}>
        <p>
          <span className={styles.number}>{remaining.toLocaleString('en-GB')}</span>
          <span className="qs-quiet">{t('billing.credits.left', { count: total })}</span>
        </p>
        <p>
          <span className={styles.number}>{credits.used.toLocaleString('en-GB')}</span>
          <span className="qs-quiet">{t('billing.credits.used')}</span>
        </p>
        {periodEnd && (
          <p>
            <span className={styles.number}>{formatPeriodDay(periodEnd)}</span>
            <span className="qs-quiet">{t('billing.credits.until')}</span>
          </p>
        )}
      </div>
      <SpendingChart />
    </SettingsSection>
  )
}
