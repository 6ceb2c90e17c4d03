import { type NextRequest, NextResponse } from 'next/server'
import { serverEnv } from '@/env/server-env'
import { isLoopbackHost } from '@/lib/loopback-host'
import { safeRedirect } from '@/lib/safe-redirect'
import { hasSessionCookie } from '@/lib/session-cookie'
import { createSupabaseServerClient } from '@/server/integrations/supabase/create-server-client'

/**
 * Before every page:
 * 1. with the sandbox on, other hosts than this machine are refused;
 * 2. the session is refreshed where it is due, and its cookies go on to the page and back to the browser;
 * 3. visitors are led from the app to sign in, and signed-in people past the sign-in page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const env = serverEnv()
  if (env.sandboxAuth && !env.sandboxPublic && !isLoopbackHost(request.headers.get('host'))) {
    return new NextResponse('This sandbox answers on its own machine only. Open it at its local address.\n', {
      status: 403,
    })
  }
  if (isMailboxAsJson(request))
    return NextResponse.rewrite(new URL(`/sandbox/mailbox/list${request.nextUrl.search}`, request.url))
  const session = await refreshSession(request)
  const target = redirectPath(request, session.signedIn)
  if (target === null) return session.response
  const redirect = NextResponse.redirect(new URL(target, request.url))
  for (const cookie of session.response.cookies.getAll()) redirect.cookies.set(cookie)
  return redirect
}

/** Visitors cost nothing: without a session cookie no client is made. */
async function refreshSession(request: NextRequest): Promise<{ response: NextResponse; signedIn: boolean }> {
  let response = NextResponse.next({ request })
  if (!hasSessionCookie(request.cookies.getAll())) {
    return { response, signedIn: false }
  }
  const { auth } = createSupabaseServerClient({
    getAll: () => request.cookies.getAll(),
    setAll: (changes, headers) => {
      for (const { name, value } of changes) request.cookies.set(name, value)
      response = NextResponse.next({ request })
      for (const { name, value, options } of changes) response.cookies.set(name, value, options)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    },
  })
  const { data } = await auth.getClaims()
  return { response, signedIn: data !== null }
}

const appPaths = ['/create', '/gifs', '/themed', '/visuals', '/library', '/prompts', '/edit', '/account']

function redirectPath({ nextUrl }: NextRequest, signedIn: boolean): string | null {
  const { pathname, search } = nextUrl
  if (pathname === '/login') return signedIn ? safeRedirect(nextUrl.searchParams.get('next')) : null
  const isApp = appPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  if (!isApp || signedIn) return null
  return `/login?${new URLSearchParams({ next: `${pathname}${search}` })}`
}

function isMailboxAsJson({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname === '/sandbox/mailbox' && nextUrl.searchParams.get('format') === 'json'
}

export const config = {
  // Pages only: no sign-in service, payments, API, rendered images, or files (whatever ends in .something).
  matcher: ['/((?!_next/|api/|auth/v1/|auto/|v1/|i/|ingest/|.*\\.[a-z0-9]{2,5}$).*)'],
}
