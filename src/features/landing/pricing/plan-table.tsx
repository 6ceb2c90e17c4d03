'use client'

import { type ReactNode, useState } from 'react'
import { usePaymentPages } from '@/billing-ui/use-payment-pages'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import { PlanButton } from './plan-button'
import type { PlanOffer, PricingVisitor } from './plan-offer'
import { PlanRow } from './plan-row'
import styles from './plan-table.module.css'
import { SegmentedChoice } from './segmented-choice'

interface PlanTableProps {
  /** Headline and lead. */
  head: ReactNode
  /** The free plan: name, price by currency, terms, and the link to sign up. */
  free: { name: string; prices: Readonly<Record<string, string>>; gives: ReactNode; press: ReactNode }
  offers: readonly PlanOffer[]
  /** In which every plan can be paid: ISO 4217, lower case, with their names. */
  currencies: readonly { code: string; name: string | undefined }[]
  /** The one of them that this visitor sees first. */
  visitorCurrency: string
  visitor: PricingVisitor | null
  /** Alternative text of each panel of the comic. */
  panels: readonly string[]
  words: Record<'currency' | 'paidBy' | 'monthly' | 'yearly' | 'yours' | 'opening' | 'unreachable', string>
}

/** Which paid plan has the violet press: the middle one. */
const middle = 1

/** Headline, the switch between month and year, and a row for each plan with what this visitor can do about it. */
export function PlanTable(props: PlanTableProps) {
  const { head, free, offers, currencies, visitorCurrency, visitor, panels, words } = props
  const [interval, setInterval] = useState('month')
  const [currency, setCurrency] = useState(visitorCurrency)
  const payment = usePaymentPages(words.unreachable)
  const hasYears = offers.some(({ prices }) => prices.some((price) => price.interval === 'year'))
  const panelAt = (index: number) => {
    const panel = Math.min(index, panels.length - 1)
    return { panel, panelAlt: panels[panel] ?? '' }
  }
  return (
    <>
      <div className={styles.head}>
        {head}
        <div className={styles.switches}>
          {currencies.length > 1 && (
            <SegmentedChoice
              label={words.currency}
              name="currency"
              value={currency}
              options={currencies.map(({ code, name }) => ({
                value: code,
                label: (
                  <abbr title={name} className={styles.currency}>
                    {code.toUpperCase()}
                  </abbr>
                ),
              }))}
              onChange={setCurrency}
            />
          )}
          {hasYears && (
            <SegmentedChoice
              label={words.paidBy}
              name="interval"
              value={interval}
              options={[
                { value: 'month', label: words.monthly },
                { value: 'year', label: words.yearly },
              ]}
              onChange={setInterval}
            />
          )}
        </div>
      </div>
      {payment.problem && (
        <p role="alert" className={styles.problem}>
          <WarningCircleIcon size={19} /> {payment.problem}
        </p>
      )}
      <div className={styles.rows}>
        <PlanRow name={free.name} price={free.prices[currency] ?? ''} press={free.press} {...panelAt(0)}>
          {free.gives}
        </PlanRow>
        {offers.map((offer, index) => {
          const price = offer.prices.find((one) => one.interval === interval) ?? offer.prices[0]
          const cost = price?.costs[currency]
          if (!(price && cost)) return null
          return (
            <PlanRow
              key={offer.id}
              name={offer.name}
              price={cost.text}
              per={price.per}
              press={
                <PlanButton
                  offer={offer}
                  order={{ priceId: price.id, currency: cost.currency }}
                  tone={index === middle ? 'voice' : 'paper'}
                  visitor={visitor}
                  words={words}
                  payment={payment}
                />
              }
              {...panelAt(index + 1)}
            >
              {offer.gives}
            </PlanRow>
          )
        })}
      </div>
    </>
  )
}
