import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/** True for a page view; requests by Next's own code and for files are not. */
export function asksForDocument({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.rsc === undefined && /\btext\/html\b/.test(headers.accept ?? '')
}

/**
 * Keeps the answer back until it is whole, and sends what `rewrite` makes of it, compressed. An answer that is no
 * document passes as it is.
 */
export function rewriteDocument(
  request: IncomingMessage,
  response: ServerResponse,
  rewrite: (html: string) => string,
): void {
  const encoding = acceptedEncoding(request)
  // Else Next would compress what is to be read here.
  delete request.headers['accept-encoding']
  const parts: Buffer[] = []
  const { writeHead, end } = response
  const send = (whole: string | Uint8Array) => {
    response.writeHead = writeHead
    end.call(response, whole, 'utf8')
  }

  function keep(part: unknown): void {
    if (typeof part === 'string') parts.push(Buffer.from(part))
    else if (part instanceof Uint8Array) parts.push(Buffer.from(part))
  }

  async function sendWhole(): Promise<void> {
    const whole = Buffer.concat(parts)
    if (!/^text\/html\b/.test(String(response.getHeader('content-type')))) return send(whole)
    const html = rewrite(whole.toString())
    response.removeHeader('content-length')
    if (encoding === undefined) return send(html)
    response.setHeader('Content-Encoding', encoding)
    send(await compressors[encoding](html))
  }

  response.flushHeaders = () => undefined
  response.writeHead = (status: number, ...given: unknown[]) => {
    response.statusCode = status
    const headers = given.at(-1)
    if (typeof headers === 'object' && headers !== null)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return response
  }
  response.write = (part: unknown, ...rest: unknown[]) => {
    keep(part)
    callLast(rest)
    return true
  }
  response.end = (...given: unknown[]) => {
    keep(given[0])
    sendWhole().then(
      () => callLast(given),
      (error) => response.destroy(error),
    )
    return response
  }
}

/** Node's streams take a function that they call when the part has gone, as the last of what they are given. */
function callLast(given: readonly unknown[]): void {
  const last = given.at(-1)
  if (typeof last === 'function') last()
}

function acceptedEncoding({ headers }: IncomingMessage): keyof typeof compressors | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}
