'use client'

import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { SegmentedControl } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import type { PlanList } from '@/contracts/subscription'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { brandName } from '@/env/brand'
import { formatMoney } from '@/lib/plans/format-money'
import { PlanGives } from '@/lib/plans/plan-gives'
import { usePaymentPages } from '@/lib/plans/use-payment-pages'
import { trpc } from '@/trpc/client'
import { freeMonthsOfYear } from './free-months-of-year'
import { FreePress } from './free-press'
import { PlanPress } from './plan-press'
import { PlanRow } from './plan-row'
import styles from './plan-table.module.css'

type Plan = PlanList['plans'][number]

export interface PlanTableProps {
  /** What is on sale; none where this installation takes no money. */
  plans: readonly Plan[]
  isSignedIn: boolean
}

/** Plans are panels of the comic, from small to large; there are four of them. */
const panels = 4
/** Which paid plan has the violet press: the middle one. */
const middle = 1

/** Headline, the switch between month and year, and a row for each plan with what this visitor can do about it. */
export function PlanTable({ plans, isSignedIn }: PlanTableProps) {
  const { t } = useT()
  const [interval, setInterval] = useState('month')
  const payment = usePaymentPages()
  const state = trpc.subscription.state.useQuery(undefined, { enabled: isSignedIn }).data
  const hasYears = plans.some(({ prices }) => prices.some((price) => price.interval === 'year'))
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={`qs-display-1 ${styles.headline}`}>{t('pricing.headline')}</h1>
          <p className={`qs-lead ${styles.lead}`}>
            {t(plans.length > 0 ? 'pricing.lead' : 'pricing.leadFree', { credits: freeMonthlyCredits })}
          </p>
        </div>
        {hasYears && <IntervalSwitch value={interval} onChange={setInterval} plans={plans} />}
      </div>
      {payment.problem && (
        <p role="alert" className={styles.problem}>
          <WarningCircleIcon size={19} weight="bold" aria-hidden /> {payment.problem}
        </p>
      )}
      <div className={styles.rows}>
        <PlanRow
          name={t('pricing.free')}
          price={formatMoney(0, plans[0]?.prices[0]?.currency ?? 'usd')}
          panel={0}
          press={<FreePress isSignedIn={isSignedIn} />}
        >
          <strong>{t('pricing.freeStrong', { credits: freeMonthlyCredits })}</strong>{' '}
          {t('pricing.freeText', { brand: brandName })}
        </PlanRow>
        {plans.map((plan, index) => {
          const price = plan.prices.find((one) => one.interval === interval) ?? plan.prices[0]
          if (price?.unitAmount == null) return null
          return (
            <PlanRow
              key={plan.id}
              name={plan.name}
              price={formatMoney(price.unitAmount, price.currency)}
              per={t(`plans.per.${price.interval}`)}
              panel={Math.min(index + 1, panels - 1)}
              press={
                <PlanPress
                  plan={plan}
                  priceId={price.id}
                  tone={index === middle ? 'voice' : 'paper'}
                  visitor={isSignedIn ? { state } : null}
                  payment={payment}
                />
              }
            >
              <PlanGives metadata={plan.metadata} />
            </PlanRow>
          )
        })}
      </div>
    </>
  )
}

interface IntervalSwitchProps {
  value: string
  onChange: (interval: string) => void
  plans: readonly Plan[]
}

function IntervalSwitch({ value, onChange, plans }: IntervalSwitchProps) {
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
