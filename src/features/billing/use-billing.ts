import { useEffect, useRef, useState } from 'react'
import { takeReturn } from '@/billing-ui/returned-from-payment'
import type { SubscriptionState } from '@/contracts/subscription'
import { trpc } from '@/trpc/client'

interface Billing {
  /** Undefined until it is known. */
  state: SubscriptionState | undefined
  /** The payment provider did not answer: the shown state may be old. */
  isOld: boolean
  hasFailed: boolean
  /** Asks the provider again. */
  refresh: () => Promise<void>
}

/**
 * The plan. After a checkout it loads only once the provider was asked; otherwise a customer who has just paid would
 * see no plan.
 *
 * @param checkoutId the checkout that led here
 */
export function useBilling(checkoutId: string | undefined): Billing {
  const utils = trpc.useUtils()
  const sync = trpc.subscription.sync.useMutation()
  const [step, setStep] = useState<'asking' | 'known' | 'old'>('asking')
  const known = trpc.subscription.state.useQuery(undefined, { enabled: step !== 'asking' })
  const begun = useRef(false)

  const refresh = async () => {
    try {
      const state = await sync.mutateAsync(checkoutId === undefined ? {} : { sessionId: checkoutId })
      utils.subscription.state.setData(undefined, state)
      setStep('known')
    } catch {
      setStep('old')
    }
    const { account, subscription } = utils
    await Promise.all([
      account.userDetails.invalidate(),
      account.usedCredits.invalidate(),
      account.creditEntries.invalidate(),
      subscription.invoices.invalidate(),
    ])
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const isReturn = takeReturn() || checkoutId !== undefined
    if (isReturn) void refresh()
    else setStep('known')
  }, [])

  return {
    state: step === 'asking' ? undefined : known.data,
    isOld: step === 'old',
    hasFailed: known.isError && !known.data,
    refresh,
  }
}
