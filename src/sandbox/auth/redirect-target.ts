import type { AuthCall } from './auth-call'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The first allowed of header, query and Referer; otherwise the site itself. */
export function redirectTarget(call: AuthCall): string {
  const wishes = [
    call.request.headers.get('redirect_to'),
    call.query.get('redirect_to'),
    call.request.headers.get('referer'),
  ]
  return (
    wishes.find((wish): wish is string => wish !== null && redirectAllowed(wish, call.siteUrl)) ??
    call.siteUrl
  )
}

/** True for targets that links and answers may redirect to: our own site or this machine. */
export function redirectAllowed(target: string, siteUrl: string): boolean {
  if (!isPlainWebAddress(target)) return false
  if (!URL.canParse(target)) return false
  const site = new URL(siteUrl)
  const wish = new URL(target)
  if (wish.username !== '' || wish.password !== '') return false
  if (wish.protocol === site.protocol && wish.host === site.host) return true
  if (wish.hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(wish.hostname)) return true
  // One machine has several names, and its programs any port (RFC 8252 §7.3).
  return wish.hostname === 'localhost' && loopbackNames.has(site.hostname)
}

/**
 * Looks at the raw text, because `new URL()` quietly repairs what other parsers read otherwise: backslashes, missing
 * slashes, white space, and hosts written as one number or in hexadecimal.
 */
function isPlainWebAddress(text: string): boolean {
  const [, host] = /^https?:\/\/([^/?#]+)/i.exec(text) ?? []
  if (host === undefined || /[\\\s\p{Cc}]/u.test(text) || host.includes('@') || host.includes('%'))
    return false
  const name = host.replace(/:\d*$/, '')
  const looksNumeric = /^[\d.]+$/.test(name) || /(^|\.)0x/i.test(name)
  return !looksNumeric || /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/.test(name)
}
