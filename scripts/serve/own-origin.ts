import { isIPv6 } from 'node:net'

/** Addresses that mean every interface, and the one of them under which this machine reaches itself. */
const loopbackOf: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The origin under which a server that listens on this host and port reaches itself. */
export function ownOrigin(hostname: string, port: string): string {
  const host = loopbackOf[hostname] ?? hostname
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}
