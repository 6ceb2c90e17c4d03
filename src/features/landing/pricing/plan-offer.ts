import type { ReactNode } from 'react'

/** What the pricing page says of a plan, worded and reckoned before it is sent. */
export interface PlanOffer {
  id: string
  name: string
  /** What the plan gives, in a sentence or two. */
  gives: ReactNode
  choose: string
  changeTo: string
  /** Shortest interval first. */
  prices: readonly OfferedPrice[]
}

interface OfferedPrice {
  id: string
  /** `month` or `year` */
  interval: string
  /** "a month" */
  per: string
  /** By the currency that is looked at: "$9", and in which currency that is paid. */
  costs: Readonly<Record<string, { text: string; currency: string }>>
}

/** Somebody who is signed in. */
export interface PricingVisitor {
  hasPlan: boolean
  /** Prices that they pay. */
  priceIds: readonly string[]
}
