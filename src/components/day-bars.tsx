'use client'

import { useRef } from 'react'
import { formatPeriodDay, formatShortDay } from '@/i18n/format-date'
import styles from './day-bars.module.css'
import { roundUp } from './round-up'
import { useElementWidth } from './use-element-width'

/** Counts of one day. */
export interface CountedDay {
  /** ISO 8601, in UTC */
  date: string
  count: number
  /** How many of the count went wrong. */
  failed?: number
}

interface DayBarsProps {
  /** Oldest first; the last is today. */
  days: readonly CountedDay[]
  /** The chart's finding, in a sentence. */
  name: string
  /** Label of today's bar. */
  today: string
}

/** Before the page is measured. */
const usualWidthPx = 700
const heightPx = 150
const axisPx = 34
/** Below this a month has no room. */
const narrowPx = 560
const daysWhenNarrow = 14
const daysBetweenDates = 7

/** Bars of days; what failed at their foot; today dashed, because it is not over. As many days as there is room for. */
export function DayBars({ days, name, today }: DayBarsProps) {
  const frame = useRef<HTMLDivElement>(null)
  // As wide as its room, so that its words keep their size on a phone.
  const widthPx = useElementWidth(frame) || usualWidthPx
  const shown = widthPx < narrowPx ? days.slice(-daysWhenNarrow) : days
  const top = roundUp(Math.max(2, ...shown.map(({ count }) => count)))
  const stepPx = (widthPx - axisPx) / Math.max(1, shown.length)
  const toPx = (count: number) => (count / top) * heightPx
  return (
    <div ref={frame} className={styles.chart}>
      <svg viewBox={`0 -12 ${widthPx} ${heightPx + 40}`} role="img" aria-label={name}>
        <Hairlines top={top} widthPx={widthPx} />
        {shown.map((day, index) => (
          <Bar
            key={day.date}
            leftPx={axisPx + index * stepPx + stepPx * 0.12}
            widthPx={Math.min(stepPx * 0.76, 36)}
            countPx={toPx(day.count)}
            failedPx={toPx(day.failed ?? 0)}
            isToday={index === shown.length - 1}
          />
        ))}
        <line x1={axisPx} x2={widthPx} y1={heightPx} y2={heightPx} className={styles.base} />
        {shown.map(({ date }, index) => {
          const hasDate = index % daysBetweenDates === 0 && index <= shown.length - daysBetweenDates
          return (
            hasDate && (
              <text key={date} x={axisPx + index * stepPx} y={heightPx + 22}>
                {shown.length > daysBetweenDates ? formatShortDay(date) : formatPeriodDay(date)}
              </text>
            )
          )
        })}
        {shown.length > 1 && (
          <text x={widthPx} y={heightPx + 22} textAnchor="end">
            {today}
          </text>
        )}
      </svg>
    </div>
  )
}

/** At most two lines with round numbers. */
function Hairlines({ top, widthPx }: { top: number; widthPx: number }) {
  const marks = top % 2 === 0 ? [0, top / 2, top] : [0, top]
  return marks.map((value) => {
    const y = heightPx - (value / top) * heightPx
    return (
      <g key={value}>
        {value > 0 && <line x1={axisPx} x2={widthPx} y1={y} y2={y} className={styles.hair} />}
        <text x={axisPx - 10} y={y + 5} textAnchor="end">
          {value.toLocaleString('en-GB')}
        </text>
      </g>
    )
  })
}

interface BarProps {
  leftPx: number
  widthPx: number
  countPx: number
  failedPx: number
  isToday: boolean
}

function Bar({ leftPx, widthPx, countPx, failedPx, isToday }: BarProps) {
  if (countPx === 0) return null
  const shape = { x: leftPx, width: widthPx, rx: 3, className: styles.bar }
  return (
    <>
      <rect {...shape} y={heightPx - countPx} height={countPx} data-today={isToday || undefined} />
      {failedPx > 0 && <rect {...shape} y={heightPx - failedPx} height={failedPx} rx={1} data-failed />}
    </>
  )
}
