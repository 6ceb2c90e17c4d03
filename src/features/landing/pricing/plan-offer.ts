import type { ReactNode } from 'react'

/** A plan as the pricing page shows it, worded and calculated on the server. */
export interface PlanOffer {
  id: string
  name: string
  /** Terms of the plan, in a sentence or two. */
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

/** A signed-in visitor. */
export interface PricingVisitor {
  hasPlan: boolean
  /** Prices that they pay. */
  priceIds: readonly string[]
}
