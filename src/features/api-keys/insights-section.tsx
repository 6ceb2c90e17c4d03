'use client'

import { useT } from 'next-i18next/client'
import { DayChart } from '@/components/day-chart'
import { EmptyState } from '@/components/empty-state'
import { Figures } from '@/components/figures'
import { OutlineButton } from '@/components/outline-button'
import { insightDays, type RunInsights } from '@/contracts/run-insights'
import { formatPeriodDay } from '@/i18n/format-date'
import { formatDuration } from './format-duration'
import styles from './insights-section.module.css'
import { useRunInsights } from './use-run-insights'

type Translate = ReturnType<typeof useT>['t']

/** How often the keys were used, how fast that was, and what failed. */
export function InsightsSection() {
  const { t } = useT()
  const { data: insights, isError, refetch } = useRunInsights()
  const hasRuns = insights === undefined || insights.runs > 0
  return (
    <section className={styles.section} aria-busy={!insights && !isError}>
      <div className={styles.head}>
        <h2 className="qs-display-3">{t('apiKeys.insights.title', { days: insightDays })}</h2>
        {hasRuns && !isError && <Legend />}
      </div>
      {isError && !insights && (
        <p role="alert">
          {t('apiKeys.insights.unread')}{' '}
          <OutlineButton onClick={() => refetch()}>{t('apiKeys.insights.retry')}</OutlineButton>
        </p>
      )}
      {!hasRuns && (
        <EmptyState drawing="/art/boss.webp" isBust title={t('apiKeys.insights.emptyTitle')}>
          {t('apiKeys.insights.emptyText')}
        </EmptyState>
      )}
      {hasRuns && !(isError && !insights) && (
        <>
          <Figures figures={figuresOf(insights, t)} />
          <DayChart
            days={insights?.perDay.map(({ date, runs, errors }) => ({ date, count: runs, failed: errors }))}
            finding={insights ? findingOf(insights, t) : t('apiKeys.insights.loading')}
            counted={t('apiKeys.insights.legendRuns')}
            failed={t('apiKeys.insights.legendErrors')}
          />
        </>
      )}
    </section>
  )
}

function Legend() {
  const { t } = useT()
  return (
    <p className={styles.legend} aria-hidden>
      <span className={styles.runs}>{t('apiKeys.insights.legendRuns')}</span>
      <span className={styles.errors}>{t('apiKeys.insights.legendErrors')}</span>
    </p>
  )
}

function figuresOf(insights: RunInsights | undefined, t: Translate) {
  const { runs = 0, errors = 0, creditsUsed = 0, p50Ms = null, p95Ms = null } = insights ?? {}
  const share = runs > 0 ? (Math.round((errors / runs) * 1000) / 10).toLocaleString('en-GB') : '0'
  const numberOf = (count: number) => (insights ? count.toLocaleString('en-GB') : '…')
  return [
    { value: numberOf(runs), label: t('apiKeys.insights.runs') },
    {
      value: numberOf(errors),
      label: errors > 0 ? t('apiKeys.insights.errors', { share }) : t('apiKeys.insights.noErrors'),
    },
    { value: formatDuration(p50Ms), label: t('apiKeys.insights.half') },
    { value: formatDuration(p95Ms), label: t('apiKeys.insights.most') },
    { value: numberOf(creditsUsed), label: t('apiKeys.insights.credits') },
  ]
}

/** Summary of the chart in a sentence. */
function findingOf({ runs, errors, perDay }: RunInsights, t: Translate): string {
  const most = perDay.reduce((best, day) => (day.runs > best.runs ? day : best))
  return t('apiKeys.insights.finding', {
    count: runs,
    date: formatPeriodDay(most.date),
    most: most.runs,
    failed: errors > 0 ? t('apiKeys.insights.failed', { count: errors }) : t('apiKeys.insights.failedNone'),
  })
}
