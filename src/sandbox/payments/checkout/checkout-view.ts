import type { CheckoutSession, Customer } from '../objects'
import { type PaymentsWork, requireObject } from '../payments-work'
import type { CheckoutNote } from './checkout-params'

/** Data of the checkout page. Amounts in the smallest unit of the currency. */
export interface CheckoutView {
  status: CheckoutSession['status']
  items: { name: string; quantity: number; amount: number; interval: string | null }[]
  total: number
  currency: string
  /** Fixed where the app named the customer or the address. */
  email: string | null
  takesCodes: boolean
  cancelUrl: string | null
  successUrl: string
}

/** @throws PaymentsError 404 */
export async function viewCheckout(work: PaymentsWork, id: string): Promise<CheckoutView> {
  const session = await requireObject<CheckoutSession>(work, 'checkout.session', id)
  const note = await work.store.note<CheckoutNote>(session)
  const customer = session.customer ? await work.store.find<Customer>('customer', session.customer) : null
  const isOver = session.status === 'open' && session.expires_at <= work.wallSeconds
  return {
    status: isOver ? 'expired' : session.status,
    items: (note?.items ?? []).map(({ description, quantity, amount_subtotal: amount, price }) => ({
      name: description,
      quantity,
      amount,
      interval: price.recurring?.interval ?? null,
    })),
    total: session.amount_total,
    currency: session.currency,
    email: customer?.email ?? session.customer_email,
    takesCodes: session.allow_promotion_codes ?? false,
    cancelUrl: session.cancel_url,
    successUrl: session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id),
  }
}
