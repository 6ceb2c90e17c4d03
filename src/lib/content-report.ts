import { z } from 'zod'

/** A violation of the policy, reduced to what the log may hold. */
export interface ContentReport {
  directive: string
  /** Origin, or a word such as `inline`. */
  blocked: string
  /** Path of the page. */
  page: string
}

const textCharsMax = 200

const Body = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
    'blocked-uri': z.string(),
  }),
})

/**
 * The impersonal part of a browser's report: rule, host and page. Query strings may hold tokens and are left out. Null
 * for anything but a report.
 */
export function readContentReport(text: string): ContentReport | null {
  const parsed = Body.safeParse(parseJson(text))
  if (!parsed.success) return null
  const report = parsed.data['csp-report']
  return {
    directive: report['effective-directive'],
    blocked: hostOf(report['blocked-uri']),
    page: (URL.parse(report['document-uri'])?.pathname ?? '').slice(0, textCharsMax),
  }
}

function hostOf(blocked: string): string {
  const url = URL.parse(blocked)
  if (url) return (url.origin === 'null' ? url.protocol : url.origin).slice(0, textCharsMax)
  return /^[a-z-]{1,40}$/.test(blocked) ? blocked : ''
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
