import { requestClient } from '@/server/integrations/supabase/request-client'

/** Ends this browser's session; the others stay. A form posts here, and only a form of ours. */
export async function POST(request: Request): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin !== null && URL.parse(origin)?.host !== request.headers.get('host')) {
    return new Response('Sign out from the page itself.\n', { status: 403 })
  }
  const client = await requestClient()
  await client.auth.signOut({ scope: 'local' })
  return new Response(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } })
}
