import { z } from 'zod'
import { payInvoice } from '../billing/pay-invoice'
import { settleSubscription, subscriptionOf } from '../billing/renew-subscription'
import type { Invoice, PaymentMethod } from '../billing-objects'
import { boolean, text } from '../form-params'
import { fieldIs, listObjects, pageParams } from '../list-objects'
import { badRequest, cardDeclined } from '../payments-error'
import { endpoint, type PaymentsRoutes, requireObject } from '../payments-work'
import { list, retrieve } from '../resource-endpoints'

const pay = endpoint(
  z.strictObject({ off_session: boolean.optional(), payment_method: text.optional() }),
  async (work, { payment_method: methodId }, id) => {
    const invoice = await requireObject<Invoice>(work, 'invoice', id)
    if (invoice.status === 'paid')
      throw badRequest('Invoice is already paid.', undefined, 'invoice_already_paid')
    const subscription = await subscriptionOf(work, invoice)
    if (invoice.status !== 'open' || subscription === null) throw badRequest('This invoice cannot be paid.')
    if (methodId) await requireObject<PaymentMethod>(work, 'payment_method', methodId, 'payment_method')
    const payer = methodId ? { ...subscription, default_payment_method: methodId } : subscription
    if (!(await payInvoice(work, invoice, payer))) throw cardDeclined()
    await settleSubscription(work, subscription, invoice)
    return invoice
  },
)

const listPayments = endpoint(
  z.strictObject({
    ...pageParams,
    invoice: text.optional(),
    payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    status: z.enum(['canceled', 'open', 'paid']).optional(),
  }),
  (work, { invoice, payment, status, ...page }) =>
    listObjects(work, {
      kind: 'invoice_payment',
      url: '/v1/invoice_payments',
      page,
      where: [
        fieldIs(work, 'invoice', invoice),
        fieldIs(work, 'payment,payment_intent', payment?.payment_intent),
        fieldIs(work, 'status', status),
      ],
    }),
)

export const invoiceRoutes: PaymentsRoutes = {
  'GET /v1/invoices': list('invoice', '/v1/invoices', {
    collection_method: { param: text },
    customer: { param: text },
    status: { param: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']) },
    subscription: { param: text, field: 'parent,subscription_details,subscription' },
  }),
  'GET /v1/invoices/:id': retrieve('invoice'),
  'POST /v1/invoices/:id/pay': pay,
  'GET /v1/invoice_payments': listPayments,
}
