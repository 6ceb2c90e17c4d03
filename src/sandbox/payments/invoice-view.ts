import type { Invoice } from './billing-objects'
import type { Customer } from './objects'
import { type PaymentsWork, requireObject } from './payments-work'
import { isoTime } from './portal/portal-view'

/** Data of the invoice page. Amounts in the smallest unit of the currency, times ISO 8601 UTC. */
export interface InvoiceView {
  number: string
  status: string
  createdAt: string
  customer: string
  currency: string
  lines: { description: string; amount: number; from: string; until: string }[]
  discount: number
  total: number
  paid: number
}

/** @throws PaymentsError 404 */
export async function viewInvoice(work: PaymentsWork, id: string): Promise<InvoiceView> {
  const invoice = await requireObject<Invoice>(work, 'invoice', id)
  const customer = await work.store.get<Customer>('customer', invoice.customer)
  return {
    number: invoice.number,
    status: invoice.status,
    createdAt: isoTime(invoice.created),
    customer: customer.email ?? customer.name ?? customer.id,
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description,
      amount,
      from: isoTime(period.start),
      until: isoTime(period.end),
    })),
    discount: invoice.subtotal - invoice.total,
    total: invoice.total,
    paid: invoice.amount_paid,
  }
}
