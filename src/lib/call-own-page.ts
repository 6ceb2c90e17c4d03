import type { ErrorBody } from '@/contracts/errors'
import { type Failure, failureWithoutAnswer } from './failure'
import { failureOfAnswer } from './failure-of-answer'

export type OwnPageAnswer<Output> = { ok: true; output: Output } | { ok: false; failure: Failure }

/** Calls a route of our own pages without loading the tRPC client. Never throws. */
export async function callOwnPage<Output>(path: string, input: object): Promise<OwnPageAnswer<Output>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-trpc-source': 'web' },
      body: JSON.stringify(input),
    })
    const body = await response.json()
    if (response.ok) return { ok: true, output: body }
    const { code, message }: ErrorBody = body
    return {
      ok: false,
      failure: failureOfAnswer({ code, message, retryAfter: response.headers.get('retry-after') }),
    }
  } catch {
    return { ok: false, failure: failureWithoutAnswer(navigator.onLine) }
  }
}
