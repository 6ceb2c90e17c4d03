import { z } from 'zod'
import { takeCard, testMethods } from '../billing/cards'
import type { PaymentMethod } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { nonEmptyText, text } from '../form-params'
import type { Customer } from '../objects'
import { endpoint, type PaymentsRoutes, requireObject } from '../payments-work'
import { list, retrieve } from '../resource-endpoints'

const attach = endpoint(z.strictObject({ customer: nonEmptyText }), async (work, params, id) => {
  const customer = await requireObject<Customer>(work, 'customer', params.customer, 'customer')
  const number = Object.hasOwn(testMethods, id) ? testMethods[id] : undefined
  const method =
    number === undefined
      ? await requireObject<PaymentMethod>(work, 'payment_method', id)
      : await takeCard(work, number, customer.id)
  method.customer = customer.id
  await work.store.save(method)
  await emitEvent(work, 'payment_method.attached', method, { clock: customer.test_clock })
  return method
})

export const paymentMethodRoutes: PaymentsRoutes = {
  'POST /v1/payment_methods/:id/attach': attach,
  'GET /v1/payment_methods': list('payment_method', '/v1/payment_methods', {
    customer: { param: text },
    type: { param: z.literal('card') },
  }),
  'GET /v1/payment_methods/:id': retrieve('payment_method'),
}
