'use client'

import { useT } from 'next-i18next/client'
import { CountedList } from '@/components/counted-list'
import { DayChart } from '@/components/day-chart'
import { Figures } from '@/components/figures'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import { type AccountStats, statsDays } from '@/contracts/account-stats'
import { formatPeriodDay } from '@/i18n/format-date'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { useStats } from '@/trpc/use-stats'
import styles from './stats-section.module.css'

type Translate = ReturnType<typeof useT>['t']

/** Statistics of the account: totals, days, and favourite templates. */
export function StatsSection() {
  const { t } = useT()
  const { data: stats, isError, refetch } = useStats()
  return (
    <SettingsSection title={t('stats.title')} lead={t('stats.lead', { days: statsDays })}>
      {isError && !stats && (
        <p role="alert">
          {t('stats.failed')} <OutlineButton onClick={() => refetch()}>{t('stats.retry')}</OutlineButton>
        </p>
      )}
      {(stats || !isError) && (
        <div aria-busy={!stats} className={styles.stats}>
          <Figures figures={figuresOf(stats, t)} />
          <DayChart
            days={stats?.perDay}
            finding={stats ? findingOf(stats.perDay, t) : t('stats.loading')}
            counted={t('stats.made')}
          />
          {stats && stats.topTemplates.length > 0 && <TopTemplates templates={stats.topTemplates} />}
        </div>
      )}
    </SettingsSection>
  )
}

function TopTemplates({ templates }: { templates: AccountStats['topTemplates'] }) {
  const { t } = useT()
  const items = templates.map(({ name, count }) => ({ key: name, name: memeTitle(name), count }))
  return (
    <div>
      <h3 className={`qs-display-4 ${styles.heading}`}>{t('stats.top')}</h3>
      <CountedList label={t('stats.top')} items={items} />
    </div>
  )
}

function figuresOf(stats: AccountStats | undefined, t: Translate) {
  const numberOf = (count: number | undefined) => count?.toLocaleString('en-GB') ?? '…'
  return [
    { value: numberOf(stats?.memes), label: t('stats.memes') },
    { value: numberOf(stats?.gifs), label: t('stats.gifs') },
    { value: numberOf(stats?.visuals), label: t('stats.visuals') },
    { value: numberOf(stats?.starred), label: t('stats.starred') },
    { value: numberOf(stats?.streakDays), label: t('stats.streak', { count: stats?.streakDays ?? 0 }) },
    { value: numberOf(stats?.creditsSpent), label: t('stats.spent') },
  ]
}

/** Summary of the chart in a sentence. */
function findingOf(perDay: AccountStats['perDay'], t: Translate): string {
  const count = perDay.reduce((sum, day) => sum + day.count, 0)
  if (count === 0) return t('stats.none', { days: perDay.length })
  const most = perDay.reduce((best, day) => (day.count > best.count ? day : best))
  return t('stats.finding', {
    count,
    days: perDay.length,
    date: formatPeriodDay(most.date),
    most: most.count,
  })
}
