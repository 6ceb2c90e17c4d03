import { useEffect, useState } from 'react'
import type { CheckoutSessionInput } from '@/contracts/subscription'
import { trpc } from '@/trpc/client'
import { currentReferral } from './current-referral'
import { noteLeaving } from './returned-from-payment'

/** The ways to the payment provider's own pages. What was pressed stays busy until the window has gone there. */
export function usePaymentPages() {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const checkout = trpc.subscription.checkoutSession.useMutation()
  const portal = trpc.subscription.portalLink.useMutation()

  // Back by the browser's own button a page may stand as it was left.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(null)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function leaveFor(what: string, ask: () => Promise<{ url: string }>): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    setProblem(null)
    try {
      const { url } = await ask()
      noteLeaving()
      window.location.assign(url)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(null)
    }
  }

  return {
    /** What was pressed and is on its way: a price's id, or `portal`. */
    busy,
    /** The server's sentence of what went wrong. */
    problem,
    openCheckout: (order: Pick<CheckoutSessionInput, 'priceId' | 'currency' | 'metadata'>) =>
      leaveFor(order.priceId, () => checkout.mutateAsync({ ...order, referral: currentReferral() })),
    openPortal: () => leaveFor('portal', () => portal.mutateAsync({ referral: currentReferral() })),
  }
}
