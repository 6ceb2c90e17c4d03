const allowedHeaders =
  'Accept, Authorization, Content-Type, apikey, X-Client-Info, X-Supabase-Api-Version, X-Retry-Count'

/** A page opened as localhost calls 127.0.0.1 and the other way round; no other site is let in. */
function allowedOrigin(request: Request, siteUrl: string): string | null {
  const origin = request.headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return null
  const { hostname } = new URL(origin)
  const isOurs = origin === siteUrl || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return isOurs ? origin : null
}

export function addCrossOriginHeaders(request: Request, response: Response, siteUrl: string): void {
  response.headers.append('vary', 'Origin')
  const origin = allowedOrigin(request, siteUrl)
  if (origin === null) return
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set(
    'access-control-expose-headers',
    'X-Total-Count, Link, X-Supabase-Api-Version, X-Sb-Error-Code',
  )
}

export function preflightResponse(request: Request, siteUrl: string): Response {
  const response = new Response(null, { status: 204 })
  addCrossOriginHeaders(request, response, siteUrl)
  response.headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.headers.set(
    'access-control-allow-headers',
    request.headers.get('access-control-request-headers') ?? allowedHeaders,
  )
  response.headers.set('access-control-max-age', '600')
  return response
}
