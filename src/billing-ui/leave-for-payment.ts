import type { CheckoutSessionInput } from '@/contracts/subscription'
import { calls } from '@/trpc/calls'
import { currentReferral } from './current-referral'
import { noteLeaving } from './returned-from-payment'

/** Calls that lead to the payment provider, loaded on the first press. */

export type CheckoutOrder = Pick<CheckoutSessionInput, 'priceId' | 'currency' | 'metadata'>

/** @throws what the call throws */
export async function leaveForCheckout(order: CheckoutOrder): Promise<void> {
  const referral = await currentReferral()
  leave(await calls.subscription.checkoutSession.mutate({ ...order, referral }))
}

/** @throws what the call throws */
export async function leaveForPortal(): Promise<void> {
  leave(await calls.subscription.portalLink.mutate({ referral: await currentReferral() }))
}

function leave({ url }: { url: string }): void {
  noteLeaving()
  window.location.assign(url)
}
