'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { CountedList } from '@/components/counted-list'
import { GhostButton } from '@/components/ghost-button'
import type { RunInsights } from '@/contracts/run-insights'
import { formatDuration } from './format-duration'
import styles from './insights-section.module.css'

type Calls = RunInsights['perEndpoint']

/** Which calls were made how often, as bars or as a table. */
export function RunsByCall({ calls }: { calls: Calls }) {
  const { t } = useT()
  const [isTable, setTable] = useState(false)
  const items = calls.map(({ endpoint, runs, errors, p50Ms, p95Ms }) => {
    const times = { half: formatDuration(p50Ms), most: formatDuration(p95Ms), failed: errors }
    const note = errors > 0 ? 'apiKeys.insights.callNoteFailed' : 'apiKeys.insights.callNote'
    return { key: endpoint, name: endpoint, count: runs, note: t(note, times) }
  })
  return (
    <section>
      <div className={styles.callsHead}>
        <h2 className="qs-display-3">{t('apiKeys.insights.byCall')}</h2>
      </div>
      {isTable ? (
        <CallTable calls={calls} />
      ) : (
        <CountedList label={t('apiKeys.insights.byCall')} items={items} />
      )}
      <GhostButton aria-pressed={isTable} className={styles.toggle} onClick={() => setTable(!isTable)}>
        {t('apiKeys.insights.asTable')}
      </GhostButton>
    </section>
  )
}

function CallTable({ calls }: { calls: Calls }) {
  const { t } = useT()
  const numberOf = (count: number) => count.toLocaleString('en-GB')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('apiKeys.insights.byCall')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('apiKeys.insights.call')}</th>
            <th scope="col">{t('apiKeys.insights.legendRuns')}</th>
            <th scope="col">{t('apiKeys.insights.legendErrors')}</th>
            <th scope="col">{t('apiKeys.insights.tableHalf')}</th>
            <th scope="col">{t('apiKeys.insights.tableMost')}</th>
            <th scope="col">{t('apiKeys.insights.credits')}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ endpoint, runs, errors, p50Ms, p95Ms, creditsUsed }) => (
            <tr key={endpoint}>
              <th scope="row">{endpoint}</th>
              <td>{numberOf(runs)}</td>
              <td>{numberOf(errors)}</td>
              <td>{formatDuration(p50Ms)}</td>
              <td>{formatDuration(p95Ms)}</td>
              <td>{numberOf(creditsUsed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
