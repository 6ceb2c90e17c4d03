import { serverEnv } from '@/env/server-env'

/** Headers that the analytics service needs; cookies and credentials of ours stay here. */
const forwardedHeaders = ['content-type', 'content-encoding', 'user-agent']

/** Many times what a page sends at once. */
const bodyBytesMax = 1024 * 1024

/**
 * Passes analytics events on to the configured service, so that pages speak to their own origin only (spec §7).
 * The host comes from the configuration, never from the call.
 */
async function forward(
  request: Request,
  { params }: { params: Promise<{ path: string[] }> },
): Promise<Response> {
  const { posthogHost, posthogKey } = serverEnv()
  if (!posthogKey) return new Response(null, { status: 404 })
  const target = new URL(posthogHost)
  target.pathname = `/${(await params).path.map(encodeURIComponent).join('/')}`
  target.search = new URL(request.url).search
  const headers = new Headers()
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (Number(request.headers.get('content-length')) > bodyBytesMax) return tooLarge()
  let isTooLarge = false
  const body = limitedStream(request.body, () => {
    isTooLarge = true
  })
  const init = { method: request.method, headers, body, redirect: 'manual', duplex: 'half' } as const
  const answer = await fetch(target, init).catch(() => null)
  if (isTooLarge) return tooLarge()
  if (!answer) return new Response(null, { status: 502 })
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
  })
}

function tooLarge(): Response {
  return new Response('The events are larger than 1 MB, the most we pass on.', { status: 413 })
}

/** Passes on what comes, and fails where it is more than we pass on. */
function limitedStream(
  body: ReadableStream<Uint8Array> | null,
  onTooLarge: () => void,
): ReadableStream<Uint8Array> | null {
  if (!body) return null
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      bytes += value?.byteLength ?? 0
      if (done) controller.close()
      else if (bytes <= bodyBytesMax) controller.enqueue(value)
      else {
        onTooLarge()
        controller.error(new Error('The events are too large.'))
      }
    },
  })
}

export { forward as GET, forward as POST }
