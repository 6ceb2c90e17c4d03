'use client'

import { useT } from 'next-i18next/client'
import { Press, PressLink } from '@/components/press'
import type { PlanList, SubscriptionState } from '@/contracts/subscription'
import type { usePaymentPages } from '@/lib/plans/use-payment-pages'

interface PlanPressProps {
  plan: PlanList['plans'][number]
  /** The price for the interval and the currency that are chosen. */
  order: { priceId: string; currency: string }
  tone: 'voice' | 'paper'
  /** Null for who is not signed in; `state` is unknown until it has come. */
  visitor: { state: SubscriptionState | undefined } | null
  payment: ReturnType<typeof usePaymentPages>
}

/** Signed out: an account first. Without a plan: pay for this one. With a plan: change it where it is paid. */
export function PlanPress({ plan, order, tone, visitor, payment }: PlanPressProps) {
  const { t } = useT()
  const { priceId } = order
  const choose = t('pricing.choose', { plan: plan.name })
  if (visitor === null) {
    return (
      <PressLink tone={tone} href={`/login?${new URLSearchParams({ mode: 'sign-up', next: '/pricing' })}`}>
        {choose}
      </PressLink>
    )
  }
  const current = visitor.state?.subscription ?? visitor.state?.inactive
  if (current?.prices.some(({ id }) => id === priceId)) {
    return (
      <PressLink tone="paper" href="/account/billing">
        {t('pricing.yours')}
      </PressLink>
    )
  }
  const isBusy = payment.busy === (current ? `portal` : priceId)
  const press = () =>
    current
      ? payment.openPortal()
      : payment.openCheckout({ ...order, metadata: { from: 'pricing', plan: plan.name } })
  return (
    <Press
      tone={tone}
      disabled={visitor.state === undefined}
      aria-disabled={payment.busy !== null}
      onClick={press}
    >
      {isBusy ? t('pricing.opening') : current ? t('pricing.changeTo', { plan: plan.name }) : choose}
    </Press>
  )
}
