'use client'

import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import type { PlanList } from '@/contracts/subscription'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { brandName } from '@/env/brand'
import { formatMoney } from '@/lib/plans/format-money'
import { PlanGives } from '@/lib/plans/plan-gives'
import { priceAmount } from '@/lib/plans/price-amount'
import { usePaymentPages } from '@/lib/plans/use-payment-pages'
import { trpc } from '@/trpc/client'
import { CurrencySwitch } from './currency-switch'
import { FreePress } from './free-press'
import { IntervalSwitch } from './interval-switch'
import { PlanPress } from './plan-press'
import { PlanRow } from './plan-row'
import styles from './plan-table.module.css'

type Plan = PlanList['plans'][number]

export interface PlanTableProps {
  /** What is on sale; none where this installation takes no money. */
  plans: readonly Plan[]
  /** In which every plan can be paid. */
  currencies: readonly string[]
  /** The one of them that this visitor sees first. */
  visitorCurrency: string
  isSignedIn: boolean
}

/** Plans are panels of the comic, from small to large; there are four of them. */
const panels = 4
/** Which paid plan has the violet press: the middle one. */
const middle = 1

/** Headline, the switch between month and year, and a row for each plan with what this visitor can do about it. */
export function PlanTable({ plans, currencies, visitorCurrency, isSignedIn }: PlanTableProps) {
  const { t } = useT()
  const [interval, setInterval] = useState('month')
  const [currency, setCurrency] = useState(visitorCurrency)
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
        <div className={styles.switches}>
          <CurrencySwitch value={currency} onChange={setCurrency} offered={currencies} />
          {hasYears && <IntervalSwitch value={interval} onChange={setInterval} plans={plans} />}
        </div>
      </div>
      {payment.problem && (
        <p role="alert" className={styles.problem}>
          <WarningCircleIcon size={19} weight="bold" aria-hidden /> {payment.problem}
        </p>
      )}
      <div className={styles.rows}>
        <PlanRow
          name={t('pricing.free')}
          price={formatMoney(0, currency)}
          panel={0}
          press={<FreePress isSignedIn={isSignedIn} />}
        >
          <strong>{t('pricing.freeStrong', { credits: freeMonthlyCredits })}</strong>{' '}
          {t('pricing.freeText', { brand: brandName })}
        </PlanRow>
        {plans.map((plan, index) => {
          const price = plan.prices.find((one) => one.interval === interval) ?? plan.prices[0]
          const cost = price && priceAmount(price, currency)
          if (!cost) return null
          return (
            <PlanRow
              key={plan.id}
              name={plan.name}
              price={formatMoney(cost.unitAmount, cost.currency)}
              per={t(`plans.per.${price.interval}`)}
              panel={Math.min(index + 1, panels - 1)}
              press={
                <PlanPress
                  plan={plan}
                  order={{ priceId: price.id, currency: cost.currency }}
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
