import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeUnreadBodies } from '@/server/rest/close-unread-bodies'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'

const kilobyte = 1024

describe('a body that is too large', () => {
  const server = createServer(async (incoming, outgoing) => {
    const body = { body: incoming as unknown as ReadableStream, duplex: 'half' }
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: incoming.headers as Record<string, string>,
      ...body,
    })
    const bytes = await readLimitedBytes(request, kilobyte)
    outgoing.writeHead(bytes ? 200 : 413).end(`${bytes?.byteLength}`)
  })
  beforeAll(async () => {
    closeUnreadBodies()
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function open(head: string): { socket: Socket; answer: () => string; closed: Promise<void> } {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => undefined)
    const closed = new Promise<void>((done) => void socket.once('close', () => done()))
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`)
    return { socket, answer: () => answer, closed }
  }
  const post = (body: string | ReadableStream) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)

  it('is read whole when it is small, however it comes', async () => {
    const stream = () => new Blob(['x'.repeat(kilobyte)]).stream()
    expect(await (await post('x'.repeat(kilobyte))).text()).toBe('1024')
    expect(await (await post(stream())).text()).toBe('1024')
    expect(await (await post('')).text()).toBe('0')
  })

  it('is answered while it is still being sent, with and without a length', async () => {
    const large = 'x'.repeat(8 * kilobyte * kilobyte)
    expect((await post(large)).status).toBe(413)
    expect((await post(new Blob([large]).stream())).status).toBe(413)
  })

  it.each([
    ['Transfer-Encoding: chunked', `${(2 * kilobyte).toString(16)}\r\n${'x'.repeat(2 * kilobyte)}\r\n`],
    [`Content-Length: ${kilobyte ** 3}`, 'x'.repeat(2 * kilobyte)],
  ])('ends its connection when it goes on for ever: %s', async (head, chunk) => {
    const { socket, answer, closed } = open(head)
    let sent = 0
    const sending = (async () => {
      while (!socket.destroyed) {
        socket.write(chunk.repeat(64))
        sent += chunk.length * 64
        await sleep(0)
        if (socket.writableLength > kilobyte ** 2) await Promise.race([closed, sleep(20)])
      }
    })()
    await closed
    await sending
    expect(answer()).toMatch(/^HTTP\/1\.1 413/)
    expect(sent).toBeLessThan(256 * kilobyte ** 2)
  })

  it('ends its connection when the rest does not come', async () => {
    const { answer, closed } = open(`Content-Length: ${kilobyte ** 2}`)
    await closed
    expect(answer()).toMatch(/^HTTP\/1\.1 413/)
  })
})
