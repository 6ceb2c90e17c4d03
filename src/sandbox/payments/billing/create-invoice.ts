import type { Invoice, InvoiceLine, Subscription } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { fillObject } from '../fill-object'
import type { Customer, Price, Product } from '../objects'
import { nowOf, type PaymentsWork, randomId } from '../payments-work'
import { amountIn } from '../price-currencies'
import { type DiscountShare, discountShares, dropSpentDiscounts } from './discounts'

/** A line before it stands on an invoice. */
export interface DraftLine {
  amount: number
  description: string
  itemId: string
  period: { start: number; end: number }
  price: Pick<Price, 'id' | 'product' | 'unit_amount'>
  /** Credit or charge for a part of a period; discounts are in the amount already. */
  proration: boolean
  quantity: number
}

/** Data stored beside a subscription object. */
export interface SubscriptionNote {
  /** Part of the list price that the current period cost, 0..1. */
  paidShare?: number
  /** Prorations that wait for the next invoice. */
  pendingLines?: DraftLine[]
}

/** Lines for a whole period of every item. */
export async function periodLines(work: PaymentsWork, subscription: Subscription): Promise<DraftLine[]> {
  return Promise.all(
    subscription.items.data.map(async ({ id, price, quantity, ...item }) => {
      const product = await work.store.get<Product>('product', price.product)
      const isTrial = subscription.status === 'trialing'
      const unitAmount = await amountIn(work, price, subscription.currency)
      return {
        amount: isTrial ? 0 : unitAmount * quantity,
        description: isTrial ? `Trial period for ${product.name}` : `${quantity} × ${product.name}`,
        itemId: id,
        period: { start: item.current_period_start, end: item.current_period_end },
        price: { id: price.id, product: price.product, unit_amount: unitAmount },
        proration: false,
        quantity,
      }
    }),
  )
}

/**
 * Makes an invoice of the subscription and finalises it; the customer's balance and the discounts are in it. It is the
 * caller who has it paid.
 */
export async function createInvoice(
  work: PaymentsWork,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: readonly DraftLine[],
): Promise<Invoice> {
  const customer = await work.store.get<Customer>('customer', subscription.customer)
  const whole = lines.filter(({ proration }) => !proration).reduce((sum, { amount }) => sum + amount, 0)
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const shares = await discountShares(work, subscription.discounts, whole)
  const total = subtotal - shares.reduce((sum, { amount }) => sum + amount, 0)
  const balance = settleBalance(customer, total)
  const id = randomId('in_')
  const invoice = await work.store.insert<Invoice>({
    id,
    object: 'invoice',
    amount_due: balance.due,
    amount_remaining: balance.due,
    auto_advance: true,
    billing_reason: reason,
    currency: subscription.currency,
    customer: customer.id,
    discounts: [...subscription.discounts],
    lines: {
      object: 'list',
      data: lines.map((line) => invoiceLine(line, { id, subscription, shares, whole })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    status: 'open',
    subtotal,
    total,
    total_discount_amounts: shares,
    test_clock: subscription.test_clock,
    ...(await invoiceFacts(work, subscription, customer, { id, subtotal, total, ...balance })),
  })
  customer.next_invoice_sequence += 1
  await work.store.save(customer)
  await emitEvent(work, 'invoice.created', { ...invoice, status: 'draft' } as Invoice)
  await emitEvent(work, 'invoice.finalized', invoice)
  if (whole > 0) {
    await rememberPaidShare(work, subscription, (whole - (subtotal - total)) / whole)
    await dropSpentDiscounts(work, subscription, 'invoice')
  }
  subscription.latest_invoice = id
  await work.store.save(subscription)
  return invoice
}

async function rememberPaidShare(work: PaymentsWork, subscription: Subscription, paidShare: number) {
  const note = (await work.store.note<SubscriptionNote>(subscription)) ?? {}
  await work.store.saveNote(subscription, { ...note, paidShare })
}

/** A credit is kept on the customer's balance and used up by the next invoices; a negative balance is a credit. */
function settleBalance(customer: Customer, total: number): { starting: number; ending: number; due: number } {
  const starting = customer.balance
  const due = Math.max(total + starting, 0)
  customer.balance = total + starting - due
  return { starting, ending: customer.balance, due }
}

async function invoiceFacts(
  work: PaymentsWork,
  subscription: Subscription,
  customer: Customer,
  sums: { id: string; subtotal: number; total: number; starting: number; ending: number },
) {
  const now = await nowOf(work, subscription.test_clock)
  const { enabled } = subscription.automatic_tax
  return {
    account_country: 'US',
    account_name: 'Sandbox',
    automatic_tax: {
      enabled,
      liability: enabled ? { type: 'self' } : null,
      status: enabled ? 'complete' : null,
    },
    created: now,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    effective_at: now,
    ending_balance: sums.ending,
    hosted_invoice_url: `${work.siteUrl}/sandbox/invoice/${sums.id}`,
    issuer: { type: 'self' },
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: now,
    period_start: now,
    starting_balance: sums.starting,
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal_excluding_tax: sums.subtotal,
    total_excluding_tax: sums.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
  }
}

interface LineFacts {
  id: string
  subscription: Subscription
  shares: readonly DiscountShare[]
  whole: number
}

function invoiceLine(line: DraftLine, { id, subscription, shares, whole }: LineFacts): InvoiceLine {
  const part = line.proration || whole === 0 ? 0 : line.amount / whole
  return fillObject<InvoiceLine>({
    id: randomId('il_'),
    object: 'line_item',
    amount: line.amount,
    description: line.description,
    discount_amounts: part === 0 ? [] : shares.map((s) => ({ ...s, amount: Math.round(s.amount * part) })),
    period: line.period,
    quantity: line.quantity,
    ...{
      currency: subscription.currency,
      discountable: !line.proration,
      invoice: id,
      metadata: subscription.metadata,
      parent: {
        type: 'subscription_item_details',
        invoice_item_details: null,
        subscription_item_details: {
          invoice_item: null,
          proration: line.proration,
          proration_details: { credited_items: null },
          subscription: subscription.id,
          subscription_item: line.itemId,
        },
      },
      pricing: {
        type: 'price_details',
        price_details: { price: line.price.id, product: line.price.product },
        unit_amount_decimal: String(line.price.unit_amount),
      },
      subscription: subscription.id,
      subtotal: line.amount,
      taxes: [],
    },
  })
}
