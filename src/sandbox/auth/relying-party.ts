import { isIP } from 'node:net'
import { isLoopbackHost } from '@/utilities/loopback-host'

/** Whose passkeys are made and believed. */
export interface RelyingParty {
  /** A domain: browsers refuse IP addresses. */
  id: string
  origin: string
}

/**
 * The site as passkeys know it. On this machine that is `localhost`, whichever loopback address is configured. Null for
 * a site whose address is an IP: it has no passkeys.
 */
export function relyingParty(siteUrl: string): RelyingParty | null {
  const { protocol, host, hostname, port, origin } = new URL(siteUrl)
  if (isLoopbackHost(host)) {
    return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` }
  }
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}
