import type { Breadcrumb, Event } from '@sentry/nextjs'
import { cleanAddress, cleanAddresses } from './clean-address'

const addressInText = /https?:\/\/[^\s"'<>)]+/g
/** Tokens of sessions, keys of ours and of the payment provider, and e-mail addresses. */
const secretInText =
  /\b(?:eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|(?:qs|sk|rk|pk)_(?:live|test)_\w+|whsec_\w+|[\w.+-]+@[\w-]+\.[\w.-]+)/g

function scrubText(text: string): string {
  return text.replace(addressInText, cleanAddress).replace(secretInText, '[removed]')
}

/**
 * An error or timing report without personal data: no user, cookies, headers, request bodies, query strings, tokens or
 * e-mail addresses.
 */
export function scrubReport<Report extends Event>(report: Report): Report {
  const { user: _user, request, server_name: _server, message, ...rest } = report
  const clean = cleanAddresses(rest) as Report
  if (message !== undefined) clean.message = scrubText(message)
  if (request?.url) clean.request = { url: cleanAddress(request.url), method: request.method }
  for (const exception of clean.exception?.values ?? []) {
    if (exception.value) exception.value = scrubText(exception.value)
  }
  if (clean.breadcrumbs) clean.breadcrumbs = clean.breadcrumbs.flatMap((one) => scrubBreadcrumb(one) ?? [])
  return clean
}

/** Clicks and console output may hold personal text, so they are dropped; navigation and requests stay. */
function scrubBreadcrumb({ data, message, ...crumb }: Breadcrumb): Breadcrumb | null {
  if (crumb.category !== 'navigation' && crumb.category !== 'fetch' && crumb.category !== 'xhr') return null
  const origin = 'http://page'
  const paths = Object.entries(data ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('/')
      ? cleanAddress(origin + value).slice(origin.length)
      : cleanAddresses(value),
  ])
  return { ...crumb, data: Object.fromEntries(paths) }
}
