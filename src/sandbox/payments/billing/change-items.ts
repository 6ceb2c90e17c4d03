import type { Invoice, Subscription, SubscriptionItem } from '../billing-objects'
import type { Price, Product } from '../objects'
import { badRequest, cardDeclined, noSuch } from '../payments-error'
import { nowOf, type PaymentsWork, requireObject } from '../payments-work'
import { amountIn } from '../price-currencies'
import { addInterval, isSameInterval } from './billing-time'
import { createInvoice, type DraftLine, type SubscriptionNote } from './create-invoice'
import { planOf } from './create-subscription'
import { discountShares } from './discounts'
import { payInvoice } from './pay-invoice'

export interface ItemChange {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
}

export interface ChangeRules {
  proration: 'always_invoice' | 'create_prorations' | 'none'
  /** Unix seconds as of which the rest of the period is reckoned. */
  prorationDate?: number | undefined
  /** A change that cannot be paid does not happen. */
  mustBePaid: boolean
}

/**
 * Changes prices or quantities of items: the rest of the period is credited at what it cost and charged anew. A price
 * of another interval begins a new period now and is billed at once.
 * @throws PaymentsError 400 for an unknown item or price, 402 where it must be paid and is not
 */
export async function changeItems(
  work: PaymentsWork,
  subscription: Subscription,
  changes: readonly ItemChange[],
  rules: ChangeRules,
): Promise<void> {
  const lines: DraftLine[] = []
  let isNewPeriod = false
  for (const [index, change] of changes.entries()) {
    const item = subscription.items.data.find(({ id }) => id === change.id)
    if (!item) throw noSuch('subscription_item', change.id ?? '', `items[${index}][id]`)
    const price = await newPrice(work, item, change, index)
    await amountIn(work, price, subscription.currency)
    const quantity = change.quantity ?? item.quantity
    if (price.id === item.price.id && quantity === item.quantity) continue
    const changed = await changeItem(work, subscription, item, { price, quantity }, rules)
    isNewPeriod ||= changed.isNewPeriod
    lines.push(...changed.lines)
  }
  await work.store.save(subscription)
  await bill(work, subscription, lines, { ...rules, isNewPeriod })
}

async function newPrice(
  work: PaymentsWork,
  item: SubscriptionItem,
  { price: id }: ItemChange,
  index: number,
): Promise<Price> {
  if (id === undefined) return item.price
  const param = `items[${index}][price]`
  const price = await requireObject<Price>(work, 'price', id, param)
  if (!price.active) {
    throw badRequest('The price specified is inactive. This field only accepts active prices.', param)
  }
  if (price.recurring === null) {
    throw badRequest(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      param,
    )
  }
  return price
}

async function changeItem(
  work: PaymentsWork,
  subscription: Subscription,
  item: SubscriptionItem,
  next: { price: Price; quantity: number },
  rules: ChangeRules,
): Promise<{ lines: DraftLine[]; isNewPeriod: boolean }> {
  const now = await nowOf(work, subscription.test_clock)
  const {
    price: oldPrice,
    quantity: oldQuantity,
    current_period_start: start,
    current_period_end: end,
  } = item
  const recurring = next.price.recurring
  const isNewPeriod =
    recurring !== null && oldPrice.recurring !== null && !isSameInterval(recurring, oldPrice.recurring)
  const isTrial = subscription.status === 'trialing'
  const at = Math.min(Math.max(rules.prorationDate ?? now, start), end)
  const rest = isTrial ? 0 : (end - at) / (end - start)
  Object.assign(item, {
    price: structuredClone(next.price),
    plan: planOf(next.price),
    quantity: next.quantity,
  })
  if (isNewPeriod && !isTrial) {
    item.current_period_start = now
    item.current_period_end = addInterval(now, recurring)
    subscription.billing_cycle_anchor = now
  }
  const line = (price: Price, quantity: number, until: number) =>
    draft(work, item.id, { price, currency: subscription.currency }, quantity, { start: at, end: until })
  const credit = await line(oldPrice, oldQuantity, end)
  const charge = await line(next.price, next.quantity, item.current_period_end)
  credit.amount = -Math.round(
    credit.price.unit_amount * oldQuantity * rest * (await oldShare(work, subscription)),
  )
  const full = charge.price.unit_amount * next.quantity
  charge.proration = !isNewPeriod
  charge.amount = isNewPeriod ? full : Math.round(full * rest * (await newShare(work, subscription)))
  credit.description = `Unused time on ${credit.description}`
  charge.description = isNewPeriod ? charge.description : `Remaining time on ${charge.description}`
  const lines = rules.proration === 'none' ? (isNewPeriod ? [charge] : []) : [credit, charge]
  return { lines: isTrial ? [] : lines, isNewPeriod: isNewPeriod && !isTrial }
}

async function draft(
  work: PaymentsWork,
  itemId: string,
  { price, currency }: { price: Price; currency: string },
  quantity: number,
  period: { start: number; end: number },
): Promise<DraftLine> {
  const { name } = await work.store.get<Product>('product', price.product)
  return {
    amount: 0,
    description: `${quantity} × ${name}`,
    itemId,
    period,
    price: {
      id: price.id,
      product: price.product,
      unit_amount: await amountIn(work, price, currency),
    },
    proration: true,
    quantity,
  }
}

/** The part of its list price that the running period cost. */
async function oldShare(work: PaymentsWork, subscription: Subscription): Promise<number> {
  return (await work.store.note<SubscriptionNote>(subscription))?.paidShare ?? 1
}

const probe = 1_000_000

/** The part of a list price that is left by the discounts that still run. */
async function newShare(work: PaymentsWork, { discounts }: Subscription): Promise<number> {
  const shares = await discountShares(work, discounts, probe)
  return (probe - shares.reduce((sum, { amount }) => sum + amount, 0)) / probe
}

async function bill(
  work: PaymentsWork,
  subscription: Subscription,
  lines: readonly DraftLine[],
  rules: ChangeRules & { isNewPeriod: boolean },
): Promise<void> {
  if (lines.length === 0) return
  if (rules.proration !== 'always_invoice' && !rules.isNewPeriod) {
    const note = (await work.store.note<SubscriptionNote>(subscription)) ?? {}
    const pendingLines = [...(note.pendingLines ?? []), ...lines]
    await work.store.saveNote(subscription, { ...note, pendingLines })
    return
  }
  const invoice: Invoice = await createInvoice(work, subscription, 'subscription_update', lines)
  const paid = await payInvoice(work, invoice, subscription)
  if (!paid && rules.mustBePaid) throw cardDeclined()
  if (!paid) subscription.status = 'past_due'
}
