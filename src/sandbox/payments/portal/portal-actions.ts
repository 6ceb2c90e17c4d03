import { z } from 'zod'
import { takeCard } from '../billing/cards'
import { changeSubscription } from '../billing/change-subscription'
import { endSubscription } from '../billing/end-subscription'
import { payInvoice } from '../billing/pay-invoice'
import { settleSubscription } from '../billing/renew-subscription'
import type { Invoice, Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import type { Customer, PromotionCode } from '../objects'
import { badRequest, cardDeclined } from '../payments-error'
import { type PaymentsWork, requireObject } from '../payments-work'
import type { PortalConfiguration } from '../resources/portal-configurations'
import { openVisit, visitedSubscription } from './portal-view'

const field = z.string().trim().max(200).default('')
const inputShape = z.object({ price: field, card: field, code: field })
type PortalInput = z.output<typeof inputShape>

interface Visit {
  customer: Customer
  subscription: Subscription
  features: PortalConfiguration['features']
}

type PortalAction = (work: PaymentsWork, visit: Visit, input: PortalInput) => Promise<unknown>

/** Rules of changes made in the portal. Under flexible billing a subscription's end is a date. */
const rules = { proration: 'always_invoice', mustBePaid: true } as const

const actions: Record<string, PortalAction> = {
  cancel: async (work, { subscription, features }) => {
    const { enabled, mode } = features.subscription_cancel
    if (!enabled) throw badRequest('Subscriptions cannot be cancelled here.')
    if (mode === 'immediately') return endSubscription(work, subscription)
    return changeSubscription(work, subscription, { cancel_at: 'min_period_end' }, rules)
  },
  resume: (work, { subscription }) => changeSubscription(work, subscription, { cancel_at: '' }, rules),
  plan: async (work, { subscription, features }, { price }) => {
    const { enabled, products, proration_behavior: proration } = features.subscription_update
    const offered = (products ?? []).flatMap(({ prices }) => prices)
    const item = subscription.items.data[0]
    if (!enabled || !offered.includes(price) || !item) throw badRequest('This price is not offered.', 'price')
    const change = { items: [{ id: item.id, price }] }
    return changeSubscription(work, subscription, change, { proration, mustBePaid: true })
  },
  code: async (work, { subscription }, { code }) => {
    const [known] = await work.store.list<PromotionCode>(
      'promotion_code',
      work.sql`lower(body ->> 'code') = ${code.toLowerCase()} and body ->> 'active' = 'true'`,
    )
    if (!known) throw badRequest('This code is invalid.', 'code', 'resource_missing')
    const kept = subscription.discounts.map((discount) => ({ discount }))
    const discounts = [...kept, { promotion_code: known.id }]
    return changeSubscription(work, subscription, { discounts }, rules)
  },
  card: changeCard,
}

/** A new card, with which what is owed is paid at once. */
async function changeCard(
  work: PaymentsWork,
  { customer, subscription }: Visit,
  { card }: PortalInput,
): Promise<void> {
  const method = await takeCard(work, card, customer.id)
  await emitEvent(work, 'payment_method.attached', method, { clock: customer.test_clock })
  customer.invoice_settings.default_payment_method = method.id
  await work.store.save(customer)
  await changeSubscription(work, subscription, { default_payment_method: method.id }, rules)
  const owed = await work.store.list<Invoice>(
    'invoice',
    work.sql`body ->> 'customer' = ${customer.id} and body ->> 'status' = 'open'`,
  )
  for (const invoice of owed.toReversed()) {
    if (!(await payInvoice(work, invoice, subscription))) throw cardDeclined()
    await settleSubscription(work, subscription, invoice)
  }
}

export function isPortalAction(name: string): boolean {
  return Object.hasOwn(actions, name)
}

/** @throws PaymentsError 404 for a visit that is over, 402 for a card, 400 for what the portal does not allow */
export async function runPortalAction(
  work: PaymentsWork,
  id: string,
  name: string,
  given: unknown,
): Promise<void> {
  const session = await openVisit(work, id)
  const customer = await requireObject<Customer>(work, 'customer', session.customer)
  const subscription = await visitedSubscription(work, customer.id)
  if (subscription === null) throw badRequest('There is no subscription to change.')
  const { features } = await work.store.get<PortalConfiguration>(
    'billing_portal.configuration',
    session.configuration,
  )
  const input = inputShape.safeParse(given).data ?? inputShape.parse({})
  await actions[name]?.(work, { customer, subscription, features }, input)
}
