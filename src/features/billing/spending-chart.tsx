'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { formatPeriodDay } from '@/lib/format-date'
import styles from './credits-section.module.css'
import { SpendingBars } from './spending-bars'
import type { SpendingDay } from './spending-days'
import { useSpending } from './use-spending'

/** Credits of each day as bars, or as a table. Its room is kept while it loads. */
export function SpendingChart() {
  const { t } = useT()
  const days = useSpending()
  const [asTable, setAsTable] = useState(false)
  const finding = days ? describe(days, t) : t('billing.chart.loading')
  return (
    <figure className={styles.chart} style={{ margin: 0 }}>
      <figcaption className="qs-quiet">{finding}</figcaption>
      {asTable && days ? <SpendingTable days={days} /> : <SpendingBars days={days ?? []} name={finding} />}
      <Button
        variant="ghost"
        color="gray"
        highContrast
        aria-pressed={asTable}
        className={styles.foot}
        onClick={() => setAsTable(!asTable)}
      >
        {t(asTable ? 'billing.chart.asBars' : 'billing.chart.asTable')}
      </Button>
    </figure>
  )
}

/** The chart's finding in a sentence. */
function describe(days: readonly SpendingDay[], t: ReturnType<typeof useT>['t']): string {
  const count = days.reduce((sum, { credits }) => sum + credits, 0)
  const most = days.reduce((best, day) => (day.credits > best.credits ? day : best), {
    date: '',
    credits: 0,
  })
  if (count === 0) return t('billing.chart.none', { days: days.length })
  return t('billing.chart.finding', {
    count,
    days: days.length,
    most: most.credits,
    date: formatPeriodDay(most.date),
  })
}

function SpendingTable({ days }: { days: readonly SpendingDay[] }) {
  const { t } = useT()
  return (
    <table className={styles.days}>
      <thead>
        <tr>
          <th scope="col">{t('billing.chart.day')}</th>
          <th scope="col">{t('billing.chart.credits')}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, credits }) => (
          <tr key={date}>
            <td>{formatPeriodDay(date)}</td>
            <td>{credits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
