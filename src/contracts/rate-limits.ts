/**
 * How often somebody may call. Each procedure names its class; the numbers are calls of one actor in one minute.
 * @see product-decisions "rate limits"
 */

/** `generate` spends credits, `write` changes something else, `search` looks for templates, `read` is the rest. */
export const callClasses = ['generate', 'search', 'read', 'write'] as const
export type CallClass = (typeof callClasses)[number]

/** A minute begins with the first call that is counted in it. */
export const rateWindowMs = 60_000
/** The hour of `signUp`. decision: ADR-0022 */
export const signUpWindowMs = 60 * rateWindowMs
/** The hour of `contact`. decision: ADR-0033 */
export const contactWindowMs = 60 * rateWindowMs

/** Calls in a minute; 0 lets everybody through uncounted. */
export interface RateLimits {
  generateSignedIn: number
  generateWithKey: number
  search: number
  read: number
  write: number
  /** All calls from one network address without a valid credential. */
  anonymous: number
  /** Requests for pictures of one network address, HEAD and 304 included; what a cache has is not asked for. */
  pictures: number
  /** Sentences that one network address may try on the front page. */
  demo: number
  /** Messages that one network address may write in an hour. */
  contact: number
  /** Accounts that may be begun from one network address in an hour. */
  signUp: number
  /** Mails, codes and new sessions that one network address may ask of the sign-in stand-in in five minutes. */
  signIn: number
}

/** Defaults, which the configuration may override. */
export const rateLimits: RateLimits = {
  generateSignedIn: 30,
  generateWithKey: 120,
  search: 120,
  read: 300,
  write: 120,
  anonymous: 30,
  pictures: 600,
  demo: 10,
  contact: 5,
  signUp: 20,
  signIn: 30,
}
