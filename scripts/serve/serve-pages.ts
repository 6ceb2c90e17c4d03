/**
 * `node dist/serve-pages.js <host> <port>`: answers as `next start` does, but for two things that are quicker. Scripts
 * and style sheets are sent as they were compressed at build time (scripts/start/compress-files.ts), a seventh less
 * than what Next makes of them for each answer; the answers of prerendered pages are kept in memory (public-answers.ts).
 * decision: ADR-0049. scripts/start/bundle-programs.ts bundles this file into dist.
 */
import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import next from 'next'
import { readPrerenderedDocuments } from '@/server/rest/prerendered-documents'
import { acceptsEncoding } from './accepts-encoding'
import { ownOrigin } from './own-origin'
import { PublicAnswers } from './public-answers'

const contentTypes = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' } as const

/** How long answers under way may take once the end is asked for. */
const endLimitMs = 5000
/** Longer than any proxy in front keeps a connection, or it would send to one that has just been closed. */
const keepAliveMs = 75_000

const staticDirectory = join('.next', 'static')
const compressed = new Set(
  readdirSync(staticDirectory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.br'))
    .map((file) => `/_next/static/${file.slice(0, -'.br'.length).split(sep).join('/')}`),
)

const [hostname = '127.0.0.1', port = '3000'] = process.argv.slice(2)
const app = next({ dev: false, hostname, port: Number(port) })
await app.prepare()
const answer = app.getRequestHandler()
const publicAnswers = new PublicAnswers(
  Object.keys(readPrerenderedDocuments()),
  (path, headers) => fetch(`${ownOrigin(hostname, port)}${path}`, { headers, redirect: 'manual' }),
  (path, error) => console.error(`The answer of ${path} cannot be kept in memory:`, error),
)

// A missing Host is answered in our own words: src/server/rest/reroute-malformed-requests.ts.
const server = createServer({ requireHostHeader: false }, (request, response) => {
  if (publicAnswers.answer(request, response)) return
  preferCompressed(request, response)
  void answer(request, response)
})
server.keepAliveTimeout = keepAliveMs
server.listen(Number(port), hostname)

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end)

/** Next answers with the compressed file as with any other: its own headers, its own 304. */
function preferCompressed(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query] = (request.url ?? '').split('?')
  if (!compressed.has(path)) return
  response.setHeader('Vary', 'Accept-Encoding')
  if (!acceptsEncoding(request.headers, 'br')) return
  response.setHeader('Content-Encoding', 'br')
  response.setHeader('Content-Type', contentTypes[path.endsWith('.css') ? 'css' : 'js'])
  request.url = `${path}.br${query === undefined ? '' : `?${query}`}`
}

async function end(): Promise<void> {
  setTimeout(() => server.closeAllConnections(), endLimitMs).unref()
  const closed = new Promise((done) => server.close(done))
  server.closeIdleConnections()
  await closed
  await app.close()
  process.exit(0)
}
