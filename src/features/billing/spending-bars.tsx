import { useT } from 'next-i18next/client'
import { useRef } from 'react'
import { useElementWidth } from '@/components/use-element-width'
import { formatPeriodDay } from '@/lib/format-date'
import { roundUp } from './round-up'
import type { SpendingDay } from './spending-days'

/** Before the page is measured. */
const usualWidthPx = 700
const heightPx = 150
const leftPx = 34

/** Bars of days; today's is dashed, because it is not over. @param name what the chart shows, in a sentence */
export function SpendingBars({ days, name }: { days: readonly SpendingDay[]; name: string }) {
  const { t } = useT()
  const frame = useRef<HTMLDivElement>(null)
  // As wide as its room, so that its words keep their size on a phone.
  const widthPx = useElementWidth(frame) || usualWidthPx
  const top = roundUp(Math.max(2, ...days.map(({ credits }) => credits)))
  const marks = top % 2 === 0 ? [top / 2, top] : [top]
  const stepPx = (widthPx - leftPx) / Math.max(1, days.length)
  const heightOf = (credits: number) => (credits / top) * heightPx
  return (
    <div ref={frame}>
      <svg viewBox={`0 -10 ${widthPx} ${heightPx + 38}`} role="img" aria-label={name}>
        {marks.map((value) => (
          <g key={value}>
            <line
              x1={leftPx}
              x2={widthPx}
              y1={heightPx - heightOf(value)}
              y2={heightPx - heightOf(value)}
              stroke="var(--qs-rule)"
            />
            <text x={leftPx - 8} y={heightPx - heightOf(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {days.map(({ date, credits }, index) => {
          const isToday = index === days.length - 1
          return (
            credits > 0 && (
              <rect
                key={date}
                x={leftPx + index * stepPx + stepPx * 0.16}
                y={heightPx - heightOf(credits)}
                width={stepPx * 0.68}
                height={heightOf(credits)}
                rx={3}
                fill={isToday ? 'var(--qs-lilac)' : 'var(--qs-violet-art)'}
                stroke="var(--qs-ink)"
                strokeWidth={1.6}
                strokeDasharray={isToday ? '4 3' : undefined}
              />
            )
          )
        })}
        <line x1={leftPx} x2={widthPx} y1={heightPx} y2={heightPx} stroke="var(--qs-ink)" strokeWidth={2} />
        {days[0] && (
          <text x={leftPx} y={heightPx + 22}>
            {formatPeriodDay(days[0].date)}
          </text>
        )}
        {days.length > 1 && (
          <text x={widthPx} y={heightPx + 22} textAnchor="end">
            {t('billing.chart.today')}
          </text>
        )}
      </svg>
    </div>
  )
}
