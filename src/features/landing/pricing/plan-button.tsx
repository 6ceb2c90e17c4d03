'use client'

import { useSyncExternalStore } from 'react'
import type { usePaymentPages } from '@/billing-ui/use-payment-pages'
import { Button, ButtonLink } from '@/components/button'
import type { PlanOffer, PricingVisitor } from './plan-offer'

interface PlanButtonProps {
  offer: PlanOffer
  /** The price for the interval and the currency that are chosen. */
  order: { priceId: string; currency: string }
  tone: 'voice' | 'paper'
  /** Null for who is not signed in. */
  visitor: PricingVisitor | null
  words: Record<'yours' | 'opening', string>
  payment: ReturnType<typeof usePaymentPages>
}

const neverChanges = () => () => undefined

/** Signed out: an account first. Without a plan: pay for this one. With a plan: change it where it is paid. */
export function PlanButton({ offer, order, tone, visitor, words, payment }: PlanButtonProps) {
  // A press that nobody hears yet is none.
  const isHeard = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const { priceId } = order
  if (visitor === null) {
    return (
      <ButtonLink tone={tone} href={`/login?${new URLSearchParams({ mode: 'sign-up', next: '/pricing' })}`}>
        {offer.choose}
      </ButtonLink>
    )
  }
  if (visitor.priceIds.includes(priceId)) {
    return (
      <ButtonLink tone="paper" href="/account/billing">
        {words.yours}
      </ButtonLink>
    )
  }
  const isBusy = payment.busy === (visitor.hasPlan ? 'portal' : priceId)
  const press = () =>
    visitor.hasPlan
      ? payment.openPortal()
      : payment.openCheckout({ ...order, metadata: { from: 'pricing', plan: offer.name } })
  return (
    <Button tone={tone} disabled={!isHeard} aria-disabled={payment.busy !== null} onClick={press}>
      {isBusy ? words.opening : visitor.hasPlan ? offer.changeTo : offer.choose}
    </Button>
  )
}
