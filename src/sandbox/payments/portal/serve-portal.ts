import type { PaymentsContext } from '../handle-payments-request'
import { ensurePaymentsSchema } from '../payments-schema'
import { answerPerson, readInput } from '../person-request'
import { runWriting } from '../run-work'
import { isPortalAction, runPortalAction } from './portal-actions'

/** `POST /sandbox/portal/{id}/{action}`: what a customer did in the portal, as a form or as JSON. */
export async function actByRequest(
  request: Request,
  id: string,
  action: string,
  context: PaymentsContext,
): Promise<Response> {
  if (!isPortalAction(action)) return new Response('404 page not found\n', { status: 404 })
  const page = `/sandbox/portal/${encodeURIComponent(id)}`
  return answerPerson(request, page, async () => {
    await ensurePaymentsSchema(context.sql)
    const input = await readInput(request)
    await runWriting(context, null, (work) => runPortalAction(work, id, action, input))
    context.wake()
    return `${page}?${new URLSearchParams({ done: action })}`
  })
}
