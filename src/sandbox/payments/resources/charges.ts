import { z } from 'zod'
import type { Charge, PaymentIntent, Refund } from '../billing-objects'
import { emitEvent } from '../emit-event'
import { amount, mergeMetadata, metadata, text } from '../form-params'
import type { Customer } from '../objects'
import { badRequest, noSuch } from '../payments-error'
import {
  endpoint,
  nowOf,
  type PaymentsRoutes,
  type PaymentsWork,
  randomId,
  requireObject,
} from '../payments-work'
import { list, retrieve } from '../resource-endpoints'

const refundParams = z.strictObject({
  amount: amount.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

/** The test clock of the customer whom an object belongs to. */
export async function clockOf(work: PaymentsWork, customer: string | null): Promise<string | null> {
  if (customer === null) return null
  return (await work.store.find<Customer>('customer', customer))?.test_clock ?? null
}

async function chargeToRefund(work: PaymentsWork, params: z.output<typeof refundParams>): Promise<Charge> {
  if (params.charge) return requireObject<Charge>(work, 'charge', params.charge, 'charge')
  if (!params.payment_intent) {
    throw badRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = await requireObject<PaymentIntent>(
    work,
    'payment_intent',
    params.payment_intent,
    'payment_intent',
  )
  if (intent.latest_charge === null) throw noSuch('charge', intent.id, 'payment_intent')
  return work.store.get<Charge>('charge', intent.latest_charge)
}

const refund = endpoint(refundParams, async (work, params) => {
  const charge = await chargeToRefund(work, params)
  if (charge.status !== 'succeeded') throw badRequest('This charge did not succeed and cannot be refunded.')
  if (charge.refunded) {
    throw badRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  }
  if (charge.disputed) {
    throw badRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    )
  }
  const left = charge.amount - charge.amount_refunded
  const given = params.amount ?? left
  if (given < 1 || given > left) {
    throw badRequest(
      `Refund amount (${given}) is not between 1 and the unrefunded amount (${left}).`,
      'amount',
    )
  }
  const clock = await clockOf(work, charge.customer)
  const created = await work.store.insert<Refund>({
    id: randomId('re_'),
    object: 'refund',
    amount: given,
    charge: charge.id,
    metadata: mergeMetadata({}, params.metadata),
    payment_intent: charge.payment_intent,
    status: 'succeeded',
    ...{
      created: await nowOf(work, clock),
      currency: charge.currency,
      customer: charge.customer,
      reason: params.reason ?? null,
    },
  })
  charge.amount_refunded += given
  charge.refunded = charge.amount_refunded === charge.amount
  await work.store.save(charge)
  await emitEvent(work, 'refund.created', created, { clock })
  await emitEvent(work, 'charge.refunded', charge, {
    previous: { amount_refunded: charge.amount_refunded - given, refunded: false },
    clock,
  })
  return created
})

export const chargeRoutes: PaymentsRoutes = {
  'GET /v1/charges': list('charge', '/v1/charges', {
    customer: { param: text },
    payment_intent: { param: text },
  }),
  'GET /v1/charges/:id': retrieve('charge'),
  'GET /v1/payment_intents': list('payment_intent', '/v1/payment_intents', { customer: { param: text } }),
  'GET /v1/payment_intents/:id': retrieve('payment_intent'),
  'POST /v1/refunds': refund,
  'GET /v1/refunds': list('refund', '/v1/refunds', {
    charge: { param: text },
    payment_intent: { param: text },
  }),
  'GET /v1/refunds/:id': retrieve('refund'),
}
