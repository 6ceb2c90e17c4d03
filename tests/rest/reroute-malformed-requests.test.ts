import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rerouteMalformedRequest, rerouteMalformedRequests } from '@/server/rest/reroute-malformed-requests'
import { isLoopbackHost } from '@/utilities/loopback-host'

const everyHost = { refusesHost: (_host: string) => false }
const thisMachine = { refusesHost: (host: string) => !isLoopbackHost(host) }

function rerouted(method: string, url: string, hosts = ['memes.example'], rules = everyHost): string {
  const request = { method, url, headers: { host: hosts[0] }, headersDistinct: { host: hosts } }
  rerouteMalformedRequest(request, rules)
  return `${request.method} ${request.url}`
}

describe('a method that no route answers', () => {
  it.each(['TRACE', 'PROPFIND', 'QUERY'])('gets a sentence: %s', (method) => {
    expect(rerouted(method, '/api/v1/search')).toBe('GET /api/unknown-method')
    expect(rerouted(method, '/')).toBe('GET /api/unknown-method')
  })
})

describe('a path with broken percent escapes', () => {
  it.each([
    '/api/v1/%zz',
    '/api/v1/result/%',
    '/api/v1/meme/image/%E0%A4%A.png',
    '/api/trpc/%ff',
    '/i/%c3.png',
  ])('is no address of the API: %s', (url) => {
    expect(rerouted('PATCH', url)).toBe('GET /api/unknown-address')
  })

  it.each(['/%', '/login/%', '/s/%', '/%zz?next=/'])('is no page: %s', (url) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect(rerouted(method, url)).toBe('GET /api/malformed-request')
  })
})

describe('a request for another server', () => {
  it.each(['*', 'http://evil.example/login', 'https://evil.example', 'evil.example:443', ''])(
    'is malformed: %s',
    (url) => {
      expect(rerouted('OPTIONS', url)).toBe('GET /api/malformed-request')
    },
  )
})

describe('a Host header', () => {
  it.each([
    [[]],
    [['']],
    [['memes.example', 'evil.example']],
    [['memes.example', 'memes.example']],
    [['memes.example/path']],
    [['somebody@memes.example']],
    [['memes.example evil.example']],
    [['memes.example:port']],
    [['[::1']],
  ])('is one name, and not %j', (hosts) => {
    expect(rerouted('GET', '/', hosts)).toBe('GET /api/malformed-request')
  })

  it.each(['memes.example', 'MEMES.example:3000', '127.0.0.1:80', '[::1]:3000', 'a_b.memes.example'])(
    'may be %s',
    (host) => {
      expect(rerouted('GET', '/', [host])).toBe('GET /')
    },
  )

  it('of another machine is refused for every path while the sandbox is on', () => {
    const paths = [
      '/',
      '/login',
      '/api/v1/search',
      '/_next/static/x.js',
      '/templates/podium.webp',
      '/x.rsc',
      '/%',
    ]
    for (const path of paths) {
      for (const host of ['evil.example', '127.0.0.1.evil.example', '10.0.0.1'])
        expect(rerouted('GET', path, [host], thisMachine), path).toBe('GET /api/foreign-host')
    }
    expect(rerouted('GET', '/login', ['127.0.0.1:3000'], thisMachine)).toBe('GET /login')
  })
})

describe('what the framework serves beside the pages', () => {
  it.each([
    '/sandbox/mailbox.segments/_tree.segment.rsc',
    '/create.rsc?x=1',
    '/create.%72sc',
    '/create.RSC',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/image/',
  ])('is not served: %s', (url) => {
    expect(rerouted('GET', url)).toBe('GET /api/unknown-address')
  })
})

describe('every other request', () => {
  it.each([
    '/api/v1/result/a%2Fb',
    '/api/v1/search?searchQuery=%zz',
    '/%20zz',
    '/create?_rsc=1x2y3',
    '/i/x.png?width=%',
    '/_next/static/media/image.webp',
  ])('stays what it is: %s', (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(rerouted(method, url)).toBe(`${method} ${url}`)
  })
})

describe('a server', () => {
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) =>
    outgoing.end(`${incoming.method} ${incoming.url} ${incoming.headers.host}`),
  )
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => void server.close())

  const ask = async (...lines: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    return (await text(socket)).split('\r\n\r\n')[1]
  }

  it('sees what was rerouted, from the call on', async () => {
    expect(await ask('TRACE /api/v1/search HTTP/1.1', 'Host: a')).toBe('TRACE /api/v1/search a')
    rerouteMalformedRequests(everyHost)
    expect(await ask('TRACE /api/v1/search HTTP/1.1', 'Host: a')).toBe('GET /api/unknown-method localhost')
    expect(await ask('GET /api/v1/%zz HTTP/1.1', 'Host: a')).toBe('GET /api/unknown-address localhost')
    expect(await ask('GET / HTTP/1.1')).toBe('GET /api/malformed-request localhost')
    expect(await ask('GET / HTTP/1.1', 'Host: a', 'Host: b')).toBe('GET /api/malformed-request localhost')
    expect(await ask('OPTIONS * HTTP/1.1', 'Host: a')).toBe('GET /api/malformed-request localhost')
    expect(await ask('GET http://b/login HTTP/1.1', 'Host: a')).toBe('GET /api/malformed-request localhost')
    expect(await ask('GET /api/v1/search HTTP/1.1', 'Host: a')).toBe('GET /api/v1/search a')
  })
})
