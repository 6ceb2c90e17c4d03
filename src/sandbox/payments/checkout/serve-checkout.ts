import { z } from 'zod'
import type { PaymentsContext } from '../handle-payments-request'
import { PaymentsError } from '../payments-error'
import { ensurePaymentsSchema } from '../payments-schema'
import { runWriting } from '../run-work'
import { completeCheckout } from './complete-checkout'

const declinedCard = '4000000000000002'

const field = z.string().trim().max(200).default('')
const buyerShape = z.object({
  card: field.transform((number) => number || '4242424242424242'),
  email: field,
  name: field,
  country: field.transform((code) => (/^[A-Z]{2}$/.test(code) ? code : 'US')),
  promotion_code: field,
})

/**
 * `POST /sandbox/checkout/{id}/complete` and `…/decline`, as JSON from a program or as a form from the page. A program
 * gets JSON (`{ redirect }` or `{ error }`), a person is led on: to the success page, or back with the problem.
 */
export async function completeByRequest(
  request: Request,
  id: string,
  isDeclined: boolean,
  context: PaymentsContext,
): Promise<Response> {
  const isProgram = (request.headers.get('content-type') ?? '').startsWith('application/json')
  try {
    await ensurePaymentsSchema(context.sql)
    const given = buyerShape.safeParse(await readInput(request, isProgram))
    const buyer = given.data ?? buyerShape.parse({})
    if (isDeclined) buyer.card = declinedCard
    const redirect = await runWriting(context, null, (work) => completeCheckout(work, id, buyer))
    context.wake()
    return isProgram ? Response.json({ redirect }) : lead(redirect)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    if (isProgram) return Response.json({ error: error.body }, { status: error.status })
    const query = new URLSearchParams({ problem: error.body.decline_code ?? error.body.code ?? 'closed' })
    return lead(`${context.siteUrl}/sandbox/checkout/${encodeURIComponent(id)}?${query}`)
  }
}

async function readInput(request: Request, isProgram: boolean): Promise<unknown> {
  try {
    if (isProgram) return await request.json()
    return Object.fromEntries(await request.formData())
  } catch {
    return {}
  }
}

function lead(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
