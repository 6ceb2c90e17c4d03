import ipaddr from 'ipaddr.js'

/** Groups of 16 bits that name a network; the other half is a machine's to choose. */
const networkGroups = 4

/**
 * The network address that calls, from `X-Forwarded-For`, spelt in one way: each proxy in front appends the address
 * that called it. IPv4 as four numbers, also where it came mapped into IPv6; IPv6 as its /64 network, because one
 * customer has all of it. Null without an address, and where there is none at the trusted place.
 * @param proxies number of our own proxies in front, which wrote the last entries; 0 when anybody may have set the header
 * @see docs/adr/0013-limits-and-answers-once.md
 */
export function networkAddress(headers: Headers, proxies: number): string | null {
  if (proxies === 0) return null
  const entry = headers.get('x-forwarded-for')?.split(',').at(-proxies)
  return entry === undefined ? null : normalizedAddress(entry.trim())
}

/** `203.0.113.7`, `203.0.113.7:443`, `2001:db8::1%eth0`, `[2001:DB8::1]:443`. Null for anything else. */
function normalizedAddress(text: string): string | null {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const address = bracketed ?? beforePort ?? text
  // The parser would also take octal, hexadecimal and shortened IPv4, which no proxy writes.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return null
  const parsed = ipaddr.IPv6.parse(address)
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString()
  const network = parsed.parts.slice(0, networkGroups).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
