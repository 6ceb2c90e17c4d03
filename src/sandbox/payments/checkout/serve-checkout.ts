import { z } from 'zod'
import type { PaymentsContext } from '../handle-payments-request'
import { ensurePaymentsSchema } from '../payments-schema'
import { answerPerson, readInput } from '../person-request'
import { runWriting } from '../run-work'
import { completeCheckout } from './complete-checkout'

const goodCard = '4242424242424242'
const declinedCard = '4000000000000002'

const field = z.string().trim().max(200).default('')
const buyerShape = z.object({
  card: field.transform((number) => number || goodCard),
  email: field,
  name: field,
  country: field.transform((code) => (/^[A-Z]{2}$/.test(code) ? code : 'US')),
  promotion_code: field,
})

/** `POST /sandbox/checkout/{id}/complete` and `…/decline`: a buyer's click, as a form or as JSON. */
export function completeByRequest(
  request: Request,
  id: string,
  isDeclined: boolean,
  context: PaymentsContext,
): Promise<Response> {
  const page = `/sandbox/checkout/${encodeURIComponent(id)}`
  return answerPerson(request, page, async () => {
    await ensurePaymentsSchema(context.sql)
    const buyer = buyerShape.safeParse(await readInput(request)).data ?? buyerShape.parse({})
    if (isDeclined) buyer.card = declinedCard
    const redirect = await runWriting(context, null, (work) => completeCheckout(work, id, buyer))
    context.wake()
    return redirect
  })
}
