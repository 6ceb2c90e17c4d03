import { serverEnv } from '@/env/server-env'

/** Headers that the analytics service needs; cookies and credentials of ours stay here. */
const forwardedHeaders = ['content-type', 'content-encoding', 'user-agent']

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
  const body = request.method === 'POST' ? await request.arrayBuffer() : null
  const answer = await fetch(target, { method: request.method, headers, body, redirect: 'manual' }).catch(
    () => null,
  )
  if (!answer) return new Response(null, { status: 502 })
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
  })
}

export { forward as GET, forward as POST }
