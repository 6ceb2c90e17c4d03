'use client'

import { SegmentedControl } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import type { PlanList } from '@/contracts/subscription'
import { freeMonthsOfYear } from './free-months-of-year'
import styles from './plan-table.module.css'

interface IntervalSwitchProps {
  value: string
  onChange: (interval: string) => void
  plans: readonly PlanList['plans'][number][]
}

/** By the month or by the year, and what the year saves. */
export function IntervalSwitch({ value, onChange, plans }: IntervalSwitchProps) {
  const { t } = useT()
  const count = freeMonthsOfYear(plans)
  return (
    <SegmentedControl.Root
      size="3"
      value={value}
      onValueChange={onChange}
      aria-label={t('pricing.paidBy')}
      className={styles.switch}
    >
      <SegmentedControl.Item value="month">{t('pricing.monthly')}</SegmentedControl.Item>
      <SegmentedControl.Item value="year">
        {count > 0 ? t('pricing.yearlyFree', { count }) : t('pricing.yearly')}
      </SegmentedControl.Item>
    </SegmentedControl.Root>
  )
}
