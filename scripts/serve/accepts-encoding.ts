import type { IncomingHttpHeaders } from 'node:http'

/** True where `Accept-Encoding` names the encoding, and not with the weight 0, which refuses it. */
export function acceptsEncoding({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders, encoding: string) {
  return String(accepted)
    .split(',')
    .some((entry) => {
      const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
}
