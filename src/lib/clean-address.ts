/** Query parameters about the visitor's source; all others may hold a token or personal text. */
const kept = /^(?:utm_[a-z]{1,20}|ref|via)$/

/** An address without its fragment and without what its query may tell; other texts as they are. */
export function cleanAddress(text: string): string {
  const url = /^https?:\/\//.test(text) ? URL.parse(text) : null
  if (!url) return text
  for (const name of [...url.searchParams.keys()]) if (!kept.test(name)) url.searchParams.delete(name)
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href
}

/** Every address in a JSON value cleaned, at whatever depth. */
export function cleanAddresses<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanAddress(value) as Value
  if (Array.isArray(value)) return value.map(cleanAddresses) as Value
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleanAddresses(one)])) as Value
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
