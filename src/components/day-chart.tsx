'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { GhostButton } from '@/components/ghost-button'
import { formatPeriodDay } from '@/i18n/format-date'
import { type CountedDay, DayBars } from './day-bars'
import styles from './day-chart.module.css'

interface DayChartProps {
  /** Undefined while they load; the room is kept. */
  days: readonly CountedDay[] | undefined
  /** Summary of the chart in a sentence: its caption and accessible name. */
  finding: string
  /** Column heads: the counted thing, and failures where they are told apart. */
  counted: string
  failed?: string
}

/** Days as bars, or as a table that says the same. */
export function DayChart({ days, finding, counted, failed }: DayChartProps) {
  const { t } = useT()
  const [isTable, setTable] = useState(false)
  return (
    <figure className={styles.chart}>
      <figcaption className="qs-quiet">{finding}</figcaption>
      {isTable && days ? (
        <DayTable days={days} counted={counted} failed={failed} name={finding} />
      ) : (
        <DayBars days={days ?? []} name={finding} today={t('chart.today')} />
      )}
      <GhostButton aria-pressed={isTable} className={styles.toggle} onClick={() => setTable(!isTable)}>
        {t('chart.asTable')}
      </GhostButton>
    </figure>
  )
}

interface DayTableProps {
  days: readonly CountedDay[]
  counted: string
  failed: string | undefined
  name: string
}

/** Newest first. */
function DayTable({ days, counted, failed, name }: DayTableProps) {
  const { t } = useT()
  return (
    <table className={styles.table}>
      <caption className="qs-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chart.day')}</th>
          <th scope="col">{counted}</th>
          {failed !== undefined && <th scope="col">{failed}</th>}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatPeriodDay(day.date)}</th>
            <td>{day.count.toLocaleString('en-GB')}</td>
            {failed !== undefined && <td>{(day.failed ?? 0).toLocaleString('en-GB')}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
