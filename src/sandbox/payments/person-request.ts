import { PaymentsError } from './payments-error'

/** What people do on the stand-in's pages: forms of a browser, or JSON of a program that plays a person. */

function isProgram(request: Request): boolean {
  return (request.headers.get('content-type') ?? '').startsWith('application/json')
}

/** The fields of a form or of a JSON object; nothing where it is neither. */
export async function readInput(request: Request): Promise<unknown> {
  try {
    if (isProgram(request)) return await request.json()
    return Object.fromEntries(await request.formData())
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
