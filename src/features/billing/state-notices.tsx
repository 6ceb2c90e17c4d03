'use client'

import { useT } from 'next-i18next/client'
import { Button, ButtonLink } from '@/components/button'
import type { SubscriptionState } from '@/contracts/subscription'
import { formatDay } from '@/i18n/format-date'
import { usePlaceOfDraft } from '@/meme-ui/prompt/use-kept-draft'
import { Notice } from './notice'
import type { PaymentPages } from './plan-section'

interface StateNoticesProps {
  state: SubscriptionState
  isOld: boolean
  isFromCheckout: boolean
  onRefresh: () => Promise<void>
  payment: PaymentPages
}

/** Notices of a completed payment, a failed one or a dispute; none while all is well. */
export function StateNotices({ state, isOld, isFromCheckout, onRefresh, payment }: StateNoticesProps) {
  const { t } = useT()
  const draftPlace = usePlaceOfDraft()
  const { subscription, inactive, credits, isDisputed } = state
  const name = subscription?.prices[0]?.product.name
  const again = (
    <Button tone="paper" onClick={onRefresh}>
      {t('billing.retry')}
    </Button>
  )
  const card = (
    <Button aria-disabled={payment.busy !== null} onClick={payment.openPortal}>
      {t('billing.changeCard')}
    </Button>
  )
  if (isDisputed) return <Notice tone="problem">{t('billing.disputed')}</Notice>
  if (inactive) {
    return (
      <Notice tone="problem" action={card}>
        {t('billing.inactive', { plan: inactive.prices[0]?.product.name })}
      </Notice>
    )
  }
  if (subscription?.status === 'past_due') {
    return (
      <Notice tone="problem" action={card}>
        {t('billing.pastDue', { plan: name, count: credits.total })}
      </Notice>
    )
  }
  if (isOld) {
    return (
      <Notice tone="problem" action={again}>
        {t('billing.old')}
      </Notice>
    )
  }
  if (!isFromCheckout) return null
  if (!subscription) {
    return (
      <Notice tone="problem" action={again}>
        {t('billing.notThrough')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="done"
      action={
        <ButtonLink href={draftPlace ?? '/create'}>
          {t(draftPlace === null ? 'billing.make' : 'billing.backToDraft')}
        </ButtonLink>
      }
    >
      {t('billing.bought', {
        plan: name,
        count: credits.remaining,
        date: formatDay(credits.periodEnd ?? subscription.currentPeriodEnd),
      })}
    </Notice>
  )
}
