/** Why one of our own calls gave nothing. */
export type OwnPageProblem =
  | { kind: 'offline' | 'failed' }
  | { kind: 'tooFast'; seconds: number }
  /** `message`: the server's sentence. */
  | { kind: 'refused'; code: string; message: string }

export type OwnPageAnswer<Output> = { ok: true; output: Output } | { ok: false; problem: OwnPageProblem }

/** Calls an address that is for our own pages, without the code of a client. Never throws. */
export async function callOwnPage<Output>(path: string, input: object): Promise<OwnPageAnswer<Output>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-trpc-source': 'web' },
      body: JSON.stringify(input),
    })
    const body = await response.json()
    if (response.ok) return { ok: true, output: body }
    return { ok: false, problem: problemOf(response, body) }
  } catch {
    return { ok: false, problem: { kind: navigator.onLine ? 'failed' : 'offline' } }
  }
}

function problemOf(response: Response, { code, message }: { code: string; message: string }): OwnPageProblem {
  if (response.status === 429) {
    return { kind: 'tooFast', seconds: Number(response.headers.get('retry-after')) || 60 }
  }
  return response.status >= 500 ? { kind: 'failed' } : { kind: 'refused', code, message }
}
