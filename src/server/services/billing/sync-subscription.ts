import { AppError } from '@/contracts/errors'
import type { SubscriptionState, SyncSubscriptionInput } from '@/contracts/subscription'
import { getAccount } from '../accounts/get-account'
import { refreshCreditPeriod } from '../credits/refresh-credit-period'
import type { ServiceContext } from '../service-context'
import { getSubscriptionState } from './get-subscription-state'
import { requirePayments } from './require-payments'
import { syncCustomer } from './sync-customer'

/**
 * Asks the payment provider for the caller's plan, as the page after paying does, and answers with it.
 *
 * @throws NOT_FOUND when the checkout is somebody else's: nothing of it is told | SERVICE_UNAVAILABLE
 */
export async function syncSubscription(
  context: ServiceContext,
  { sessionId }: SyncSubscriptionInput,
): Promise<SubscriptionState> {
  const payments = requirePayments(context)
  const { userId, customerId } = await getAccount(context)
  if (sessionId !== undefined) {
    const checkout = await payments.findCheckout(sessionId)
    if (checkout?.userId !== userId || checkout.customerId !== customerId) {
      throw new AppError('NOT_FOUND', 'There is no such checkout of yours.')
    }
  }
  await syncCustomer(context, userId)
  await refreshCreditPeriod(context, userId)
  return getSubscriptionState(context)
}
