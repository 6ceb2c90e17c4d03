import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isKnownTag } from '@/server/rest/entity-tag'
import { acceptsEncoding } from './accepts-encoding'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

type AskNext = (path: string, headers: Record<string, string>) => Promise<Response>

interface KeptAnswer {
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** Headers that belong to a connection, or to one encoding of the body. */
const ofOneAnswer = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]

/**
 * The whole answers of prerendered pages, kept in memory as a shared cache would: the first visitor of a page is
 * answered by Next, which is then asked once more for the answer to keep.
 */
export class PublicAnswers {
  private readonly paths: ReadonlySet<string>
  private readonly askNext: AskNext
  private readonly onFailure: (path: string, error: unknown) => void
  /** By scheme and path. Undefined while Next is asked, and for good where its answer is not for everybody. */
  private readonly kept = new Map<string, KeptAnswer | undefined>()

  constructor(paths: Iterable<string>, askNext: AskNext, onFailure: (path: string, error: unknown) => void) {
    this.paths = new Set(paths)
    this.askNext = askNext
    this.onFailure = onFailure
  }

  /** @returns false where Next has to answer */
  answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
    // Next's own requests for parts of pages name what they want in headers. A query may set a cookie.
    if (method !== 'GET' || headers.rsc !== undefined || !this.paths.has(url)) return false
    const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
    const key = `${scheme} ${url}`
    const answer = this.kept.get(key)
    if (answer) send(answer, headers, response)
    else if (!this.kept.has(key)) {
      this.kept.set(key, undefined)
      this.keep(key, url, scheme).catch((error: unknown) => {
        // Next goes on answering, and the next visitor tries again.
        this.kept.delete(key)
        this.onFailure(url, error)
      })
    }
    return answer !== undefined
  }

  private async keep(key: string, path: string, scheme: string): Promise<void> {
    const answer = await this.askNext(path, { 'accept-encoding': 'identity', 'x-forwarded-proto': scheme })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries(answer.headers)
    const isPublic = /\bpublic\b/.test(headers['cache-control'] ?? '') && headers['set-cookie'] === undefined
    if (answer.status !== 200 || !isPublic || !headers.etag) return
    for (const name of ofOneAnswer) delete headers[name]
    // As small as Brotli can, once for each page: what fits into a connection's first 14 kB arrives a round trip earlier.
    const [br, gzipped] = await Promise.all([
      promisify(brotliCompress)(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
      promisify(gzip)(body),
    ])
    this.kept.set(key, { headers, etag: headers.etag, bodies: { br, gzip: gzipped, identity: body } })
  }
}

function send(
  { headers, etag, bodies }: KeptAnswer,
  asked: IncomingHttpHeaders,
  response: ServerResponse,
): void {
  // The document is what Next wrote, however it is compressed: one tag for all encodings.
  if (isKnownTag(asked['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = encodings.find((name) => acceptsEncoding(asked, name)) ?? 'identity'
  const body = bodies[encoding]
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  })
  response.end(body)
}
