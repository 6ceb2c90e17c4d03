/** @returns the address without a trailing slash; where none is configured, that of this machine */
export function siteUrlOf(address: string | undefined, port: string | number | undefined): string {
  return (address?.trim() || `http://127.0.0.1:${port || 3000}`).replace(/\/+$/, '')
}

/**
 * The address under which people reach the product. A prerendered page gets the one that is set while it is built, for
 * its canonical link and share picture; a page that is rendered on request gets that of the running server.
 */
export const siteUrl: string = siteUrlOf(process.env.SITE_URL, process.env.PORT)
