import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { asksForDocument, rewriteDocument } from '../../scripts/serve/rewrite-document'

let server: Server | undefined
afterEach(() => server?.close())

/** The answer of a server that has every answer rewritten to capitals, its bytes as they were sent. */
async function answerOf(listener: RequestListener, headers: Record<string, string> = {}) {
  server = createServer((request, response) => {
    rewriteDocument(request, response, (html) => html.toUpperCase())
    void listener(request, response)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server?.once('listening', done))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    request({ host: '127.0.0.1', port, headers }, done).on('error', fail).end()
  })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }
}

/** As Next answers: in parts, with its head set piece by piece, some of it early. */
const page: RequestListener = (_request, response) => {
  response.statusCode = 404
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.flushHeaders()
  response.write('<p>über')
  response.write(new TextEncoder().encode(' all</p>'), () => response.end('<i>so</i>'))
}
const rewritten = '<P>ÜBER ALL</P><I>SO</I>'

test('a document is rewritten as a whole and sent with its status, compressed as the browser likes it', async () => {
  const brotli = await answerOf(page, { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.status).toBe(404)
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(rewritten)
})

test('who takes no Brotli gets gzip, and who takes nothing the plain document', async () => {
  const zipped = await answerOf(page, { 'accept-encoding': 'gzip, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(rewritten)
  server?.close()
  const plain = await answerOf(page)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(rewritten)
})

test('what is no document passes as it is, with the head that was written at once', async () => {
  const { status, headers, body } = await answerOf(
    (_request, response) => {
      response.writeHead(308, { Location: '/pricing', 'Content-Type': 'text/plain' })
      response.end('moved')
    },
    { 'accept-encoding': 'br' },
  )
  expect({ status, location: headers.location, encoding: headers['content-encoding'] }).toEqual({
    status: 308,
    location: '/pricing',
    encoding: undefined,
  })
  expect(body.toString()).toBe('moved')
})

test('the length of the old document is not that of the new one', async () => {
  const { body } = await answerOf((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Length', 1)
    response.end('ß')
  })
  expect(body.toString()).toBe('SS')
})

test('only somebody who opens a page asks for a document', () => {
  const asked = (method: string, headers: Record<string, string>) => ({ method, headers }) as IncomingMessage
  const accept = 'text/html,application/xhtml+xml'
  expect(asksForDocument(asked('GET', { accept }))).toBe(true)
  expect(asksForDocument(asked('HEAD', { accept }))).toBe(false)
  expect(asksForDocument(asked('POST', { accept }))).toBe(false)
  expect(asksForDocument(asked('GET', { accept, rsc: '1' }))).toBe(false)
  expect(asksForDocument(asked('GET', { accept: '*/*' }))).toBe(false)
  expect(asksForDocument(asked('GET', {}))).toBe(false)
})
