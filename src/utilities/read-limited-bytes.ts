/**
 * The body of a request, or null when it is longer than `bytesMax`. The rest of a longer body stays unread, because
 * cancelling the stream would close the connection before the caller has the answer. @see src/server/rest/close-unread-bodies.ts
 */
export async function readLimitedBytes(
  request: Request,
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return null
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > bytesMax) {
      reader.releaseLock()
      return null
    }
    chunks.push(value)
  }
  return joined(chunks, bytes)
}

function joined(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}
