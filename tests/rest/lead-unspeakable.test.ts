import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leadUnspeakable, leadUnspeakableRequests } from '@/server/rest/lead-unspeakable'

const led = (method: string, url: string) => {
  const request = { method, url }
  leadUnspeakable(request)
  return `${request.method} ${request.url}`
}

describe('a request that no route could answer', () => {
  it.each(['TRACE', 'PROPFIND', 'QUERY'])('is led to a sentence: %s', (method) => {
    expect(led(method, '/api/v1/search')).toBe('GET /api/unknown-method')
    expect(led(method, '/')).toBe('GET /api/unknown-method')
  })

  it.each([
    '/api/v1/%zz',
    '/api/v1/result/%',
    '/api/v1/meme/image/%E0%A4%A.png',
    '/api/trpc/%ff',
    '/i/%c3.png',
  ])('is led to a sentence: %s', (url) => {
    expect(led('PATCH', url)).toBe('PATCH /api/unknown-address')
  })
})

describe('every other request', () => {
  it.each(['/api/v1/result/a%2Fb', '/api/v1/search?searchQuery=%zz', '/%zz', '/create', '/i/x.png?width=%'])(
    'stays what it is: %s',
    (url) => {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        expect(led(method, url)).toBe(`${method} ${url}`)
    },
  )
})

describe('a server', () => {
  const server = createServer((incoming, outgoing) => outgoing.end(`${incoming.method} ${incoming.url}`))
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  const ask = (method: string, path: string) =>
    new Promise<string>((done, fail) => {
      const { port } = server.address() as AddressInfo
      const outgoing = request({ host: '127.0.0.1', port, method, path }, async (incoming) =>
        done(Buffer.concat(await incoming.toArray()).toString()),
      )
      outgoing.once('error', fail).end()
    })

  it('sees it led already, once somebody asked for that', async () => {
    expect(await ask('TRACE', '/api/v1/search')).toBe('TRACE /api/v1/search')
    leadUnspeakableRequests()
    expect(await ask('TRACE', '/api/v1/search')).toBe('GET /api/unknown-method')
    expect(await ask('GET', '/api/v1/%zz')).toBe('GET /api/unknown-address')
    expect(await ask('GET', '/api/v1/search')).toBe('GET /api/v1/search')
  })
})
