import { AppError } from '@/contracts/errors'
import { type CheckoutSession, type CheckoutSessionInput, checkoutReturn } from '@/contracts/subscription'
import { isLive } from '@/core/credits/entitlement'
import { getAccount } from '../accounts/get-account'
import type { Account } from '../accounts/load-account'
import { recordAudit } from '../audit/record-audit'
import type { PlanOffer } from '../ports/payments'
import type { ServiceContext } from '../service-context'
import { ensureCustomer } from './ensure-customer'
import { findBilling } from './find-billing'
import { openPortal } from './get-portal-link'
import { requirePayments } from './require-payments'
import { requirePerson } from './require-person'
import { syncCustomer } from './sync-customer'

/**
 * Where the caller pays for a plan; who has one is led to where it is changed instead.
 *
 * 1. the price must be one that is on sale, in one of its currencies;
 * 2. the customer is made before the checkout, so that every event can be told whose it is;
 * 3. the provider is asked for a plan that we have not heard of;
 * 4. checkouts that were opened before are ended, so that nobody pays twice.
 *
 * @throws FORBIDDEN to a key | BAD_REQUEST for another price | CONFLICT while a payment is disputed | SERVICE_UNAVAILABLE
 * @see spec §3 Checkout
 */
export async function startCheckout(
  context: ServiceContext,
  input: CheckoutSessionInput,
): Promise<CheckoutSession> {
  requirePerson(context)
  const payments = requirePayments(context)
  const account = await getAccount(context)
  refuseDisputed(account)
  refuseNotOnSale(await payments.listPlans(), input)
  const customerId = await ensureCustomer(context, account)
  await syncCustomer(context, account.userId)
  const { plan } = await findBilling(context.db, account.userId)
  if (plan && isLive(plan)) {
    const { id, url } = await openPortal(context, customerId, input.referral)
    return { url, sessionId: id }
  }
  await payments.expireCheckouts(customerId, null)
  const checkout = await payments.createCheckout({
    customerId,
    userId: account.userId,
    priceId: input.priceId,
    quantity: input.quantity,
    currency: input.currency,
    metadata: given(input.metadata),
    referral: input.referral ?? undefined,
    successUrl: `${context.site.url}${checkoutReturn.page}?${checkoutReturn.query}={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${context.site.url}${checkoutReturn.cancelled}`,
  })
  // Two concurrent calls end each other's checkout, or the later one ends the earlier: at most one stays payable.
  await payments.expireCheckouts(customerId, checkout.id)
  await recordAudit(context, 'checkout.started')
  return { url: checkout.url, sessionId: checkout.id }
}

function refuseNotOnSale(plans: readonly PlanOffer[], { priceId, currency }: CheckoutSessionInput): void {
  const price = plans.flatMap(({ prices }) => prices).find(({ id }) => id === priceId)
  if (!price) {
    throw new AppError('BAD_REQUEST', 'priceId is none of the prices on sale: see GET /subscription/plans.')
  }
  if (currency === undefined || currency === price.currency) return
  if (!Object.hasOwn(price.otherAmounts, currency)) {
    throw new AppError('BAD_REQUEST', 'currency is none of those of this price: see GET /subscription/plans.')
  }
}

function refuseDisputed({ isDisputed }: Account): void {
  if (!isDisputed) return
  throw new AppError(
    'CONFLICT',
    'A payment of yours is disputed. Plans can be bought again once the dispute is settled in our favour.',
  )
}

function given(metadata: CheckoutSessionInput['metadata']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata ?? {}).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}
