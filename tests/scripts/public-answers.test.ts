import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { ownOrigin } from '../../scripts/serve/own-origin'
import { PublicAnswers } from '../../scripts/serve/public-answers'

const html = '<!doctype html><title>Guides</title>'.padEnd(4000, ' ')
const publicHeaders = { 'cache-control': 'public, s-maxage=300', etag: '"one"', 'content-type': 'text/html' }

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

/** A front for `/guides` whose Next answers with these headers, after so many failures. */
async function open(headers: Record<string, string> = publicHeaders, failures = 0) {
  const asked: { path: string; scheme: string | undefined }[] = []
  const failed: string[] = []
  const answers = new PublicAnswers(
    ['/guides'],
    async (path, { 'x-forwarded-proto': scheme }) => {
      asked.push({ path, scheme })
      if (asked.length <= failures) throw new Error('unreachable')
      return new Response(html, { headers })
    },
    (path) => failed.push(path),
  )
  const server = createServer((request, response) => {
    if (!answers.answer(request, response)) response.end('by Next')
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const get = async (path: string, given: Record<string, string> = {}, method = 'GET') => {
    const response = await fetch(`${origin}${path}`, { method, headers: given, cache: 'force-cache' })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  /** Asks until the answer is kept. */
  const untilKept = async () => {
    await expect.poll(async () => (await get('/guides')).text).toBe(html)
  }
  return { asked, failed, get, untilKept }
}

describe('the answer of a prerendered page', () => {
  it('comes from Next first, and from memory once Next has been asked for it', async () => {
    const { asked, get, untilKept } = await open()
    expect((await get('/guides')).text).toBe('by Next')
    await untilKept()
    await get('/guides')
    expect(asked).toEqual([{ path: '/guides', scheme: 'http' }])
  })

  it('has the headers of Next and the encoding that the browser takes', async () => {
    const { get, untilKept } = await open()
    await untilKept()
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5, BR ; q=0.8', 'br'],
      ['identity', null],
    ] as const) {
      const { headers, text } = await get('/guides', { 'accept-encoding': accepted })
      expect([accepted, headers.get('content-encoding')]).toEqual([accepted, encoding])
      expect(headers.get('cache-control')).toBe('public, s-maxage=300')
      expect(text).toBe(html)
    }
  })

  it('is a 304 without a body for a browser that has it', async () => {
    const { get, untilKept } = await open()
    await untilKept()
    for (const tag of ['"one"', 'W/"one"', '"zero", "one"', '*'])
      expect(await get('/guides', { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' })
    expect((await get('/guides', { 'if-none-match': '"two"' })).status).toBe(200)
  })

  it('is kept for https and http apart, because one of them has a header more', async () => {
    const { asked, get, untilKept } = await open()
    await untilKept()
    expect((await get('/guides', { 'x-forwarded-proto': 'https' })).text).toBe('by Next')
    await expect.poll(() => asked.map(({ scheme }) => scheme)).toEqual(['http', 'https'])
  })

  it.each([
    ['a query, which may set a cookie', '/guides?ref=ada', {}, 'GET'],
    ['a part of a page', '/guides', { rsc: '1' }, 'GET'],
    ['another method', '/guides', {}, 'POST'],
    ['another page', '/create', {}, 'GET'],
  ])('is not the one of a request for %s', async (_what, path, headers, method) => {
    const { get, untilKept } = await open()
    await untilKept()
    expect((await get(path, headers as Record<string, string>, method)).text).toBe('by Next')
  })

  it('is asked for again where Next could not be reached, and the failure is reported', async () => {
    const { asked, failed, untilKept } = await open(publicHeaders, 1)
    await untilKept()
    expect(asked).toHaveLength(2)
    expect(failed).toEqual(['/guides'])
  })

  it.each([
    ['sets a cookie', { ...publicHeaders, 'set-cookie': 'a=b' }],
    ['is private', { ...publicHeaders, 'cache-control': 'private, no-store' }],
  ])('is never kept where it %s', async (_what, headers) => {
    const { asked, get } = await open(headers)
    await get('/guides')
    await expect.poll(() => asked).toHaveLength(1)
    for (let time = 0; time < 3; time += 1) expect((await get('/guides')).text).toBe('by Next')
    expect(asked).toHaveLength(1)
  })
})

describe('the origin under which the server reaches itself', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['localhost', 'http://localhost:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['::', 'http://[::1]:3000'],
  ])('has brackets for IPv6 and is a loopback for every interface: %s', (hostname, origin) => {
    expect(ownOrigin(hostname, '3000')).toBe(origin)
    expect(new URL(origin).port).toBe('3000')
  })
})
