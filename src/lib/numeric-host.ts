/** Whether a Host header is an IP address, with or without a port. Browsers have no passkeys there. */
export function isNumericHost(host: string | null): boolean {
  return /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d+)?$/i.test(host ?? '')
}
