/** The cookie of a referral link. First-party; it holds nothing about the visitor. */
export const referralCookieName = 'quipsmith-referral'
/** As long as affiliate programmes commonly count. */
export const referralMaxAgeSeconds = 60 * 24 * 60 * 60

const parameters = ['ref', 'via']
const nameShape = /^[\w.~-]{1,64}$/

/** `?ref=ada` or `?via=ada`; null where the address has neither. */
export function referralOfQuery(query: URLSearchParams): string | null {
  const names = parameters.map((parameter) => query.get(parameter)?.trim() ?? '')
  return names.find((name) => nameShape.test(name)) ?? null
}

/** The browser asks not to be tracked, so the referral is not stored. */
export function refusesReferral(headers: { get(name: string): string | null }): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}

const idCharsMax = 200

/**
 * The referral that an affiliate script left in a variable of the page.
 * @param variable dotted name, such as `partners.referral`
 */
export function referralOfVariable(page: object, variable: string): string | null {
  let value: unknown = page
  for (const name of variable.split('.')) {
    if (typeof value !== 'object' || value === null) return null
    value = Reflect.get(value, name)
  }
  return typeof value === 'string' && value !== '' && value.length <= idCharsMax ? value : null
}

/** The referral of a link; null without one. */
export function keptReferral(cookie: string | undefined): string | null {
  return cookie !== undefined && nameShape.test(cookie) ? cookie : null
}
