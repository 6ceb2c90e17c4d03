import type { Call } from './call'
import { QuipsmithError, readError } from './quipsmith-error'

/**
 * Sends one call:
 * 1. the input fills the path; what is left is the query of a GET and the body of the others;
 * 2. a call that spends or makes gets an `Idempotency-Key`, the same for all its attempts;
 * 3. a refusal that says when to come back (429, 503, and 409 while the first attempt still runs) is waited for, and
 *    an answer that was lost is asked for again where that is safe.
 */

export interface ClientOptions {
  /** `qs_live_…` or `qs_test_…`. A test key costs nothing and marks the pictures. */
  key: string
  /** Origin of the server; `http://127.0.0.1:3000` when absent. */
  url?: string
  /** Further attempts at one call; 2 when absent, 0 for none. */
  retries?: number
  /** Longest wait that is waited, in ms; a refusal with a longer one is thrown. One minute when absent. */
  waitMaxMs?: number
  fetch?: typeof fetch
  /** How to wait, in ms. */
  wait?: (delayMs: number) => Promise<void>
}

export interface CallOptions {
  /** The caller's own, for a call that is repeated after the program was. 1..255 visible ASCII characters. */
  idempotencyKey?: string
  /** Ends the call, and the waiting for another attempt. */
  signal?: AbortSignal
}

export const defaultUrl = 'http://127.0.0.1:3000'
const retriesDefault = 2
const waitMaxMsDefault = 60_000
/** Before an answer that was lost is asked for again, in ms. */
const lostAnswerWaitMs = 500
/** They refused before anything ran, or the first attempt still does. */
const retriedStatuses = [409, 429, 503]

/** @throws QuipsmithError when the API refuses; TypeError of `fetch` when it cannot be reached */
export async function send(
  call: Call<unknown, unknown>,
  input: unknown,
  options: ClientOptions,
  { idempotencyKey, signal }: CallOptions = {},
): Promise<unknown> {
  const { retries = retriesDefault, waitMaxMs = waitMaxMsDefault, fetch: ask = fetch, wait = sleep } = options
  const key = idempotencyKey ?? (call.once ? crypto.randomUUID() : undefined)
  const { address, init } = requestOf(call, input, options, key)
  // What is only read or is done once may be asked for again when nobody knows whether it was heard.
  const isRepeatable = call.method === 'GET' || key !== undefined
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await ask(address, { ...init, ...(signal ? { signal } : {}) }).catch(
      (error: unknown) => ({
        error,
      }),
    )
    if (outcome instanceof Response && outcome.ok) return outcome.json()
    const failure = outcome instanceof Response ? await readError(outcome) : outcome.error
    const delayMs = retryDelayMs(failure, isRepeatable)
    signal?.throwIfAborted()
    if (delayMs === null || delayMs > waitMaxMs || attempt >= retries) throw failure
    await wait(delayMs)
    signal?.throwIfAborted()
  }
}

/** How long to wait before another attempt, in ms; null when there is no point in one. */
function retryDelayMs(failure: unknown, isRepeatable: boolean): number | null {
  if (!(failure instanceof QuipsmithError)) return isRepeatable ? lostAnswerWaitMs : null
  const { status, retryAfterSeconds } = failure
  return retriedStatuses.includes(status) && retryAfterSeconds !== null ? retryAfterSeconds * 1000 : null
}

function requestOf(
  { method, path }: Call<unknown, unknown>,
  input: unknown,
  { key, url = defaultUrl }: ClientOptions,
  idempotencyKey: string | undefined,
): { address: URL; init: RequestInit } {
  const fields = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields.get(name) ?? '')
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const address = new URL(`/api/v1${filled}`, url)
  const headers: Record<string, string> = { authorization: `Bearer ${key}` }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  if (method === 'GET' || method === 'DELETE') {
    for (const [name, value] of fields) address.searchParams.set(name, String(value))
    return { address, init: { method, headers } }
  }
  headers['content-type'] = 'application/json'
  return { address, init: { method, headers, body: JSON.stringify(Object.fromEntries(fields)) } }
}

function sleep(delayMs: number): Promise<void> {
  return new Promise((done) => setTimeout(done, delayMs))
}
