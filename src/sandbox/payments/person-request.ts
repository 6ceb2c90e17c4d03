import { readLimitedBytes } from '@/utilities/read-limited-bytes'
import { PaymentsError } from './payments-error'

/** Requests from the stand-in's pages: browser forms, or JSON from a program that plays a person. */

function isProgram(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('application/json')
}

/** A card, a name and an address. */
const maxBodyBytes = 16 * 1024

/** The fields of a form or of a JSON object; nothing where it is neither. @throws PaymentsError 413 */
export async function readInput(request: Request): Promise<unknown> {
  const bytes = await readLimitedBytes(request, maxBodyBytes)
  if (bytes === null) {
    const message = `The request is too large: ${maxBodyBytes} bytes at most.`
    throw new PaymentsError(413, { type: 'invalid_request_error', message })
  }
  const body = new Response(bytes, { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
  try {
    if (isProgram(request)) return await body.json()
    return Object.fromEntries(await body.formData())
  } catch {
    return {}
  }
}

/**
 * A program gets JSON, `{ redirect }` or `{ error }`; a person is led on, or back to the page with the problem.
 * @param act @returns where to go next
 */
export async function answerPerson(
  request: Request,
  pageUrl: string,
  act: () => Promise<string>,
): Promise<Response> {
  try {
    const redirect = await act()
    return isProgram(request) ? Response.json({ redirect }) : lead(redirect)
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error
    if (isProgram(request)) return Response.json({ error: error.body }, { status: error.status })
    const problem = error.body.decline_code ?? error.body.code ?? 'refused'
    return lead(`${pageUrl}?${new URLSearchParams({ problem })}`)
  }
}

function lead(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address, 'cache-control': 'no-store' } })
}
