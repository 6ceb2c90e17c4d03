import type { ForeignScript, ForeignScriptKind } from '@/env/foreign-script'

/** The origins that a page of this installation may load from, without a path. */
export interface ContentPolicyParts {
  /** Sources of `script-src` that allow the inline scripts of the page: a nonce, or a hash for each script. */
  inlineScripts: readonly string[]
  /** Address under which people reach the product. */
  siteUrl: string
  /** Address of the sign-in service, which the browser calls itself. */
  signInUrl: string
  /** Where errors are reported. */
  reportsUrl: string | undefined
  foreignScripts: readonly ForeignScript[]
  /** Development tools compile in the page and receive updates. */
  isDevelopment: boolean
}

type Directive = 'script-src' | 'connect-src' | 'img-src' | 'style-src' | 'font-src' | 'frame-src'

/** The directives that a script of each kind needs. */
const needs: Readonly<Record<ForeignScriptKind, readonly Directive[]>> = {
  tagManager: ['script-src', 'connect-src', 'img-src', 'frame-src'],
  sessionReplay: ['script-src', 'connect-src', 'img-src'],
  pricingBanner: ['script-src', 'connect-src', 'img-src', 'style-src', 'font-src'],
  affiliate: ['script-src', 'connect-src', 'img-src'],
}

/** Where browsers say what the policy stopped. */
const contentReportsPath = '/api/content-policy-reports'

/**
 * The policy of a page: scripts of our own files, the inline scripts of this page, and others by the name of their host,
 * where the installation has switched them on. @see ADR 0049
 */
export function contentPolicy(parts: ContentPolicyParts): string {
  const { inlineScripts, siteUrl, signInUrl, reportsUrl, foreignScripts, isDevelopment } = parts
  const foreign = (directive: Directive) =>
    foreignScripts.flatMap(({ kind, origins }) => (needs[kind].includes(directive) ? origins : []))
  const frames = foreign('frame-src')
  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, isDevelopment && "'unsafe-eval'", ...foreign('script-src')],
    'script-src-attr': ["'none'"],
    // React and Radix write style attributes, and a nonce would switch those off.
    'style-src': ["'self'", "'unsafe-inline'", ...foreign('style-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...foreign('img-src')],
    'font-src': ["'self'", ...foreign('font-src')],
    'media-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      originOf(signInUrl),
      originOf(reportsUrl),
      isDevelopment && 'ws:',
      ...foreign('connect-src'),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'frame-ancestors': ["'none'"],
    // The policy applies `form-action` to the redirect that answers a form, too.
    'form-action': ["'self'", originOf(siteUrl)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': [contentReportsPath],
  }
  const texts = Object.entries(directives).map(
    ([name, values]) => `${name} ${[...new Set(values.filter(Boolean))].join(' ')}`,
  )
  if (siteUrl.startsWith('https://')) texts.push('upgrade-insecure-requests')
  return texts.join('; ')
}

function originOf(address: string | undefined): string | false {
  const url = address ? URL.parse(address) : null
  return url !== null && url.origin !== 'null' && url.origin
}

const nonceBytes = 16

/** The source of `script-src` for a new nonce, 128 random bits in base64. */
export function newNonce(): string {
  return `'nonce-${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(nonceBytes))))}'`
}
