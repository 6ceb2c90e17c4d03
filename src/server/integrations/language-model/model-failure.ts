import { APICallError } from 'ai'

/** Why the model did not finish. Holds nothing of the text and nothing of the key. */
export interface ModelFailure {
  kind: 'timeout' | 'http' | 'connection' | 'broken-off' | 'not-loaded' | 'not-wanted'
  /** HTTP status, when it answered with one. */
  status?: number | undefined
  /**
   * Cause of the failure. A refused text says nothing about the next one; refused settings (key, model name) stay
   * refused until they change; an asker may have left.
   */
  fault: 'text' | 'service' | 'settings' | 'asker'
  /** ms after which the provider wants to be asked again, where it named more than a second. */
  retryAfterMs?: number | undefined
}

/** The asker has left and needs no answer. */
export const notWanted: ModelFailure = { kind: 'not-wanted', fault: 'asker' }

const settingsStatuses = [401, 403, 404]
const textStatuses = [400, 413, 422]

/** Maps an error of the AI SDK to our kinds of failure. */
export function readFailure(error: unknown): ModelFailure {
  if (isTimeout(error)) return { kind: 'timeout', fault: 'service' }
  if (APICallError.isInstance(error)) {
    const status = error.statusCode
    if (status === undefined) return { kind: 'connection', fault: 'service' }
    // A 200 that is an error broke while it was being read.
    if (status < 400) return { kind: 'broken-off', fault: 'service' }
    const waitMs = retryAfterMs(error)
    return {
      kind: 'http',
      status,
      fault: faultOf(status),
      ...(waitMs && waitMs > 1000 ? { retryAfterMs: waitMs } : {}),
    }
  }
  return { kind: 'broken-off', fault: 'service' }
}

/** The wait that the provider asks for in its headers, in ms; undefined where it names none. */
export function retryAfterMs(error: unknown): number | undefined {
  if (!APICallError.isInstance(error)) return undefined
  const headers = error.responseHeaders ?? {}
  const exactMs = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (Number.isFinite(exactMs)) return exactMs
  const after = headers['retry-after']
  if (!after) return undefined
  const seconds = Number(after)
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now()
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined
}

function faultOf(status: number): ModelFailure['fault'] {
  if (settingsStatuses.includes(status)) return 'settings'
  return textStatuses.includes(status) ? 'text' : 'service'
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
}
