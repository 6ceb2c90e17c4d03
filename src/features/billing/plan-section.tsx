'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { formatMoney } from '@/billing-ui/format-money'
import { PlanGives } from '@/billing-ui/plan-gives'
import type { usePaymentPages } from '@/billing-ui/use-payment-pages'
import { ButtonLink } from '@/components/button'
import { SettingsSection } from '@/components/settings-section'
import type { Subscription, SubscriptionState } from '@/contracts/subscription'
import { formatDay } from '@/i18n/format-date'
import styles from './billing-screen.module.css'
import { Notice } from './notice'

export type PaymentPages = ReturnType<typeof usePaymentPages>

interface PlanSectionProps {
  state: SubscriptionState
  payment: PaymentPages
}

/** The plan, its end and what follows; changes happen on the payment provider's pages. */
export function PlanSection({ state, payment }: PlanSectionProps) {
  const { t } = useT()
  const plan = state.subscription ?? state.inactive
  return (
    <SettingsSection title={t('billing.plan.title')} lead={t('billing.plan.lead')}>
      <div className={styles.card}>
        {plan ? <PlanFacts plan={plan} /> : <FreeFacts total={state.credits.total} />}
        {plan === null && !state.isDisputed && (
          <ButtonLink href="/pricing">{t('billing.plan.seePlans')}</ButtonLink>
        )}
      </div>
      {state.hasPortal && <PortalButtons plan={plan} payment={payment} />}
      {payment.problem && <Notice tone="problem">{payment.problem}</Notice>}
    </SettingsSection>
  )
}

function FreeFacts({ total }: { total: number }) {
  const { t } = useT()
  return (
    <div className={styles.facts}>
      <p className={`qs-display-3 ${styles.name}`}>{t('billing.plan.free')}</p>
      <p className="qs-quiet">{t('billing.plan.freeText', { count: total })}</p>
    </div>
  )
}

function PlanFacts({ plan }: { plan: Subscription }) {
  const { t } = useT()
  const [price] = plan.prices
  if (!price) return null
  const date = formatDay(plan.currentPeriodEnd)
  return (
    <div className={styles.facts}>
      <p className={`qs-display-3 ${styles.name}`}>{price.product.name}</p>
      <p>
        {price.unitAmount !== null && (
          <>
            <strong>{formatMoney(price.unitAmount, price.currency)}</strong>{' '}
            {t(`plans.per.${price.interval}`)}.{' '}
          </>
        )}
        {plan.status === 'past_due'
          ? t('billing.plan.unpaid')
          : t(plan.cancelAtPeriodEnd ? 'billing.plan.ends' : 'billing.plan.renews', { date })}
      </p>
      <p className="qs-quiet">
        <PlanGives metadata={price.product.metadata} t={t} />
      </p>
    </div>
  )
}

function PortalButtons({ plan, payment }: { plan: Subscription | null; payment: PaymentPages }) {
  const { t } = useT()
  const names = !plan ? ['portal'] : plan.cancelAtPeriodEnd ? ['resume', 'change'] : ['change', 'end']
  return (
    <div className={styles.buttons}>
      {names.map((name) => (
        <Button
          key={name}
          variant={name === 'end' ? 'ghost' : 'outline'}
          color="gray"
          highContrast
          aria-disabled={payment.busy !== null}
          onClick={payment.openPortal}
        >
          {t(`billing.plan.${name}`)}
        </Button>
      ))}
    </div>
  )
}
