import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, inject, test } from 'vitest'

const { port } = inject('product')
const host = `Host: 127.0.0.1:${port}`

/** Sends lines as they are, which no client library would. */
async function send(...lines: string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const [head = '', ...rest] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') }
}

describe('a request that names no address of this server', () => {
  test.each([
    ['a broken escape', ['GET /% HTTP/1.1', host]],
    ['a broken escape within a page', ['GET /login/% HTTP/1.1', host]],
    ['a broken escape of a shared meme', ['GET /s/% HTTP/1.1', host]],
    ['the server as a whole', ['OPTIONS * HTTP/1.1', host]],
    ['another server', ['GET http://evil.example/login HTTP/1.1', host]],
    ['two hosts', ['GET /login HTTP/1.1', host, 'Host: evil.example']],
    ['no host', ['GET /login HTTP/1.1']],
    ['a host that is none', ['GET /login HTTP/1.1', 'Host: evil example']],
  ])('is answered 400 with a sentence: %s', async (_, lines) => {
    const program = await send(...lines)
    expect(program.status).toBe(400)
    expect(program.body).toContain('This request has no address that can be read.')
    const browser = await send(...lines, 'Accept: text/html,*/*')
    expect(browser.status).toBe(400)
    expect(browser.body).toContain('<h1>That address does not work</h1>')
    for (const { head } of [program, browser]) {
      expect(head).toContain('x-content-type-options: nosniff')
      expect(head).toContain("content-security-policy: default-src 'none'")
      expect(head).toContain('x-frame-options: deny')
      expect(head).not.toContain('location:')
    }
  })
})

describe('what stands beside the pages', () => {
  test.each([
    '/login.segments/_tree.segment.rsc',
    '/sandbox/mailbox.segments/_tree.segment.rsc',
    '/create.rsc',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
  ])('is not served: %s', async (path) => {
    expect((await send(`GET ${path} HTTP/1.1`, host)).status).toBe(404)
  })

  test.each([
    '/login',
    '/login.segments/_tree.segment.rsc',
    '/icon.svg',
    '/_next/image',
    '/api/v1/search',
    '/i/x',
  ])('is refused under the name of another host, as pages are: %s', async (path) => {
    expect((await send(`GET ${path} HTTP/1.1`, 'Host: evil.example')).status).toBe(403)
  })
})
