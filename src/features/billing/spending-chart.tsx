'use client'

import { useT } from 'next-i18next/client'
import { DayChart } from '@/components/day-chart'
import { formatPeriodDay } from '@/i18n/format-date'
import type { SpendingDay } from './spending-days'
import { useSpending } from './use-spending'

/** Credits of each day as bars, or as a table. */
export function SpendingChart() {
  const { t } = useT()
  const days = useSpending()
  return (
    <DayChart
      days={days?.map(({ date, credits }) => ({ date, count: credits }))}
      finding={days ? describe(days, t) : t('billing.chart.loading')}
      counted={t('billing.chart.credits')}
    />
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
