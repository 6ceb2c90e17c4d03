import { type NextRequest, NextResponse } from 'next/server'
import { hasSessionCookie } from '@/contracts/session-cookie'
import { isDevelopment } from '@/env/development'
import { serverEnv } from '@/env/server-env'
import { contentPolicy, newNonce } from '@/lib/content-policy'
import { referralCookieName, referralMaxAgeSeconds, referralOfQuery, refusesReferral } from '@/lib/referral'
import { safeRedirect } from '@/lib/safe-redirect'
import { cookieNamesFactor } from '@/server/integrations/supabase/cookie-names-factor'
import { createSupabaseServerClient } from '@/server/integrations/supabase/create-server-client'
import { askSessionOfToken, verifySessionToken } from '@/server/integrations/supabase/verify-session-token'
import { type PrerenderedDocuments, readPrerenderedDocuments } from '@/server/rest/prerendered-documents'
import type { VerifiedIdentity } from '@/server/services/ports/identity-provider'

/**
 * Before every page:
 * 1. the content policy is written: with the hashes of its inline scripts for a prerendered page, which is the same for
 *    everybody and ends here; else with a nonce that Next reads from the request and puts on its scripts;
 * 2. the session is refreshed where it is due, and its cookies go on to the page and back to the browser; one whose
 *    token is not good is cleared;
 * 3. who sent the visitor is kept for the affiliate programme;
 * 4. visitors are led from the app to sign in, people whose session stands past the sign-in page, and those whose
 *    account has a second factor to show it first.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (isMailboxAsJson(request))
    return NextResponse.rewrite(new URL(`/sandbox/mailbox/list${request.nextUrl.search}`, request.url))
  const inlineScripts = prerenderedDocuments()[decodeURI(request.nextUrl.pathname)]
  if (inlineScripts) return answerPrerendered(request, inlineScripts)
  const policy = policyOf([newNonce()])
  request.headers.set(policyHeader, policy)
  const session = await refreshSession(request)
  session.response.headers.set(policyHeader, policy)
  keepReferral(request, session.response)
  const target = redirectPath(request, session)
  if (target === null) return session.response
  const redirect = NextResponse.redirect(new URL(target, request.url))
  for (const cookie of session.response.cookies.getAll()) redirect.cookies.set(cookie)
  return redirect
}

let documents: PrerenderedDocuments | undefined

/** None in development, where every page is rendered on request. */
function prerenderedDocuments(): PrerenderedDocuments {
  documents ??= isDevelopment ? {} : readPrerenderedDocuments()
  return documents
}

/** Browsers ask each time whether the page has changed; a shared cache asks every five minutes. */
const publicCaching = 'public, max-age=0, s-maxage=300'
/** A shared cache may answer with what it has for an hour more, while it asks. */
const staleWhileRevalidate = 'stale-while-revalidate=3600'

/** The session is left alone: nothing of the answer depends on it, and any cache may keep the answer. */
function answerPrerendered(request: NextRequest, inlineScripts: readonly string[]): NextResponse {
  const response = NextResponse.next()
  response.headers.set(policyHeader, policyOf(inlineScripts))
  keepReferral(request, response)
  const setsCookie = response.cookies.getAll().length > 0
  // A browser would answer its own calls for parts of a page with a stale part, and ask behind them for ever more.
  const isPart = request.headers.get('sec-fetch-dest') === 'empty'
  const caching = isPart ? publicCaching : `${publicCaching}, ${staleWhileRevalidate}`
  response.headers.set('Cache-Control', setsCookie ? 'private, no-cache' : caching)
  return response
}

const policyHeader = 'Content-Security-Policy'

function policyOf(inlineScripts: readonly string[]): string {
  const { siteUrl, supabaseUrl, sentryDsn, foreignScripts } = serverEnv()
  return contentPolicy({
    inlineScripts,
    siteUrl,
    signInUrl: supabaseUrl,
    reportsUrl: sentryDsn,
    foreignScripts,
    isDevelopment,
  })
}

/** The last link counts. Not http-only: the page names it when somebody pays. */
function keepReferral(request: NextRequest, response: NextResponse): void {
  const referral = referralOfQuery(request.nextUrl.searchParams)
  if (referral === null || refusesReferral(request.headers)) return
  response.cookies.set(referralCookieName, referral, {
    maxAge: referralMaxAgeSeconds,
    path: '/',
    sameSite: 'lax',
    secure: serverEnv().siteUrl.startsWith('https://'),
  })
}

interface SessionState {
  signedIn: boolean
  /** The account has a second factor, which this session has not shown. */
  isHalfway: boolean
}

/** Visitors cost nothing: without a session cookie no client is made. */
async function refreshSession(request: NextRequest): Promise<SessionState & { response: NextResponse }> {
  let response = NextResponse.next({ request })
  if (!hasSessionCookie(request.cookies.getAll())) {
    return { response, signedIn: false, isHalfway: false }
  }
  const client = createSupabaseServerClient({
    getAll: () => request.cookies.getAll(),
    setAll: (changes, headers) => {
      for (const { name, value } of changes) request.cookies.set(name, value)
      response = NextResponse.next({ request })
      for (const { name, value, options } of changes) response.cookies.set(name, value, options)
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    },
  })
  const accessToken = (await client.auth.getSession()).data.session?.access_token
  if (accessToken === undefined) return { response, signedIn: false, isHalfway: false }
  // Without its keys nothing is known of the token: the cookie stays for when the sign-in service answers.
  const identify = request.nextUrl.pathname === '/login' ? identityThatStands : verifySessionToken
  const identity = await identify(accessToken).catch(() => undefined)
  const isHalfway = identity?.level === 'aal1' && (await cookieNamesFactor(request.cookies))
  const kept = identity === null ? withoutSession(request) : response
  return { response: kept, signedIn: Boolean(identity), isHalfway }
}

/** An ended session reads the sign-in page: led on, it would be sent back for as long as its token is good. */
async function identityThatStands(accessToken: string): Promise<VerifiedIdentity | null> {
  if ((await verifySessionToken(accessToken)) === null) return null
  const verdict = await askSessionOfToken(accessToken)
  return verdict.kind === 'ended' ? null : verdict.identity
}

/** A cookie with a token that is none of ours: neither the page nor the next request has it. */
function withoutSession(request: NextRequest): NextResponse {
  const names = request.cookies.getAll().filter((cookie) => hasSessionCookie([cookie]))
  for (const { name } of names) request.cookies.delete(name)
  const response = NextResponse.next({ request })
  for (const { name } of names) response.cookies.delete(name)
  return response
}

const appPaths = ['/create', '/gifs', '/themed', '/visuals', '/library', '/prompts', '/edit', '/account']

function redirectPath({ nextUrl }: NextRequest, { signedIn, isHalfway }: SessionState): string | null {
  const { pathname, search } = nextUrl
  const path = `${pathname}${search}`
  if (isHalfway) {
    if (pathname === '/login') return twoStepPath(safeRedirect(nextUrl.searchParams.get('next')))
    return isApp(pathname) || isForSignedIn(pathname) ? twoStepPath(path) : null
  }
  if (pathname === '/login') return signedIn ? safeRedirect(nextUrl.searchParams.get('next')) : null
  // Visitors have a library of their own, which search engines know.
  if (pathname === '/templates' && !signedIn) return '/meme-templates'
  return isApp(pathname) && !signedIn ? `/login?${new URLSearchParams({ next: path })}` : null
}

function isApp(pathname: string): boolean {
  return isOwnTemplate(pathname) || appPaths.some((path) => isBelow(path, pathname))
}

/** Pages that are others for the signed-in, or only theirs. */
function isForSignedIn(pathname: string): boolean {
  return isBelow('/templates', pathname) || pathname === '/auth/reset'
}

function isBelow(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`)
}

function twoStepPath(next: string): string {
  return `/auth/two-step?${new URLSearchParams({ next })}`
}

/** Ours are open to everybody: what is made of them is kept once one signs in. */
function isOwnTemplate(pathname: string): boolean {
  return pathname === '/templates/new' || /^\/templates\/upload(?::|%3a)/i.test(pathname)
}

function isMailboxAsJson({ nextUrl }: NextRequest): boolean {
  return nextUrl.pathname === '/sandbox/mailbox' && nextUrl.searchParams.get('format') === 'json'
}

export const config = {
  // Pages only: no sign-in service, payments, API, rendered images, or files (whatever ends in .something).
  matcher: ['/((?!_next/|api/|auth/v1/|auto/|v1/|i/|example-memes/|ingest/|.*\\.[a-z0-9]{2,5}$).*)'],
}
