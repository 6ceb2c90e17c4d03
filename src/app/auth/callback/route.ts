import { safeRedirect } from '@/lib/safe-redirect'
import { requestClient } from '@/server/integrations/supabase/request-client'

/** Where links with a code lead: the code becomes a session, and the address with it is left at once. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams
  const next = safeRedirect(query.get('next'))
  const code = query.get('code')
  const client = await requestClient()
  const exchanged = code === null ? null : await client.auth.exchangeCodeForSession(code)
  const user = exchanged?.data.user
  const isHalfway = user?.factors?.some(({ status }) => status === 'verified')
  const location = user
    ? isHalfway
      ? `/auth/two-step?${new URLSearchParams({ next })}`
      : next
    : `/login?${new URLSearchParams({ problem: 'link', next })}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
