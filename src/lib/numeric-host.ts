/** True for a Host header with an IP address, with or without a port. Browsers refuse passkeys there. */
export function isNumericHost(host: string | null): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i.test(host ?? '')
}
