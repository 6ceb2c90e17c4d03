import { z } from 'zod'
import { checkoutParams } from '../checkout/checkout-params'
import { createCheckoutSession } from '../checkout/create-checkout-session'
import { emitEvent } from '../emit-event'
import { text } from '../form-params'
import { pageParams } from '../list-objects'
import type { CheckoutItem, CheckoutSession } from '../objects'
import { badRequest } from '../payments-error'
import { endpoint, type PaymentsRoutes, requireObject } from '../payments-work'
import { list, retrieve } from '../resource-endpoints'

const listItems = endpoint(z.strictObject(pageParams), async (work, _page, id) => {
  const session = await requireObject<CheckoutSession>(work, 'checkout.session', id)
  const note = await work.store.note<{ items: CheckoutItem[] }>(session)
  const url = `/v1/checkout/sessions/${id}/line_items`
  return { object: 'list', data: note?.items ?? [], has_more: false, url }
})

const expire = endpoint(z.strictObject({}), async (work, _params, id) => {
  const session = await requireObject<CheckoutSession>(work, 'checkout.session', id)
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    )
  }
  session.status = 'expired'
  session.url = null
  await work.store.save(session)
  await emitEvent(work, 'checkout.session.expired', session)
  return session
})

export const checkoutSessionRoutes: PaymentsRoutes = {
  'POST /v1/checkout/sessions': endpoint(checkoutParams, createCheckoutSession),
  'GET /v1/checkout/sessions': list('checkout.session', '/v1/checkout/sessions', {
    customer: { param: text },
    payment_intent: { param: text },
    status: { param: z.enum(['complete', 'expired', 'open']) },
    subscription: { param: text },
  }),
  'GET /v1/checkout/sessions/:id': retrieve('checkout.session'),
  'GET /v1/checkout/sessions/:id/line_items': listItems,
  'POST /v1/checkout/sessions/:id/expire': expire,
}
