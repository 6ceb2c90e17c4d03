/** One after the other: the server draws each on request, which takes a second. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Bytes of a file. The server draws it and sends its length first; then the request is aborted.
 *
 * @throws when the server does not say, or the signal is aborted
 */
export function readFileSize(address: string, signal: AbortSignal): Promise<number> {
  const size = last.then(async () => {
    signal.throwIfAborted()
    const known = new AbortController()
    const response = await fetch(address, { signal: AbortSignal.any([signal, known.signal]) })
    const bytes = Number(response.headers.get('content-length'))
    known.abort()
    if (!response.ok || !(bytes > 0)) throw new Error(`The size of ${address} is not known.`)
    return bytes
  })
  last = size.catch(() => undefined)
  return size
}

/** kB of 1,000 bytes, rounded; never 0. */
export function kilobytesOf(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1000))
}
