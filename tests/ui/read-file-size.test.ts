import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { kilobytesOf, readFileSize } from '@/meme-ui/card/read-file-size'

const asked: string[] = []
let atOnce = 0
let atOnceMax = 0
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  atOnce += 1
  atOnceMax = Math.max(atOnceMax, atOnce)
  setTimeout(() => {
    atOnce -= 1
    if (request.url === '/none') response.writeHead(503).end()
    else {
      response.writeHead(200, { 'content-length': '412345' })
      response.write('GIF89a')
    }
  }, 10)
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const going = () => new AbortController().signal

it('the size of a file is known before it has come, and one is drawn after the other', async () => {
  const sizes = await Promise.all(['/a', '/b', '/c'].map((path) => readFileSize(base + path, going())))
  expect(sizes).toEqual([412_345, 412_345, 412_345])
  expect(atOnceMax).toBe(1)
})

it('a file that nobody waits for any more is not asked for, and one that fails stops no other', async () => {
  const left = new AbortController()
  left.abort()
  const [gone, none, next] = await Promise.allSettled([
    readFileSize(`${base}/gone`, left.signal),
    readFileSize(`${base}/none`, going()),
    readFileSize(`${base}/next`, going()),
  ])
  expect([gone.status, none.status, next.status]).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(asked).not.toContain('/gone')
})

it('is said in kB of 1,000 bytes, and nothing weighs nothing', () => {
  expect([kilobytesOf(412_345), kilobytesOf(499), kilobytesOf(1)]).toEqual([412, 1, 1])
})
