import { useEffect, useState } from 'react'
import type { CheckoutOrder } from './leave-for-payment'

/**
 * The ways to the payment provider's own pages. What was pressed stays busy until the window has gone there.
 *
 * @param unreachable message for a server that does not answer
 */
export function usePaymentPages(unreachable: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  // The back button may restore the page from the browser's cache.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(null)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function leaveFor(what: string, leave: (ways: Ways) => Promise<void>): Promise<void> {
    if (busy !== null) return
    setBusy(what)
    setProblem(null)
    try {
      await leave(await import('./leave-for-payment'))
    } catch (error) {
      setProblem(serverSentence(error) ?? unreachable)
      setBusy(null)
    }
  }

  return {
    /** The pressed button whose page is opening: a price id, or `portal`. */
    busy,
    /** The sentence of what went wrong. */
    problem,
    openCheckout: (order: CheckoutOrder) => leaveFor(order.priceId, (ways) => ways.leaveForCheckout(order)),
    openPortal: () => leaveFor('portal', (ways) => ways.leaveForPortal()),
  }
}

type Ways = typeof import('./leave-for-payment')

/** Data of an error that the server sent; null for a network error. */
function serverSentence(error: unknown): string | null {
  return error instanceof Error && 'data' in error && error.data ? error.message : null
}
