import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSupabaseImageStorage } from '@/server/integrations/supabase/supabase-image-storage'

/** The part of the storage service that is spoken to, as its documentation has it. */
const files = new Map<string, { type: string; bytes: Buffer }>()
const asked: { method: string; path: string; authorization: string }[] = []
let isDown = false
let server: Server
let url: string

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const path = request.url ?? ''
    asked.push({ method: request.method ?? '', path, authorization: request.headers.authorization ?? '' })
    const say = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (isDown) return say(503, { statusCode: '503', error: 'down', message: 'The service is down' })
    const key = path.replace(/^\/storage\/v1\/object\/pictures\/?/, '')
    if (request.method === 'POST') {
      files.set(key, { type: request.headers['content-type'] ?? '', bytes: body })
      return say(200, { Id: '1', Key: `pictures/${key}` })
    }
    if (request.method === 'DELETE') {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] }
      return say(
        200,
        prefixes.filter((prefix) => files.delete(prefix)).map((name) => ({ name })),
      )
    }
    const file = files.get(key)
    if (!file) return say(400, { statusCode: '404', error: 'not_found', message: 'Object not found' })
    response.writeHead(200, { 'content-type': file.type })
    response.end(file.bytes)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  isDown = false
  files.clear()
  asked.length = 0
})

const key = 'ab/0123456789abcdef-Ab3dEf6hIj9lMn2pQr5tUv.jpg'
const storageOf = () => createSupabaseImageStorage({ url, serviceRoleKey: 'the-service-key' }, 'pictures')

describe('a bucket of pictures', () => {
  it('gives back what was put there until it is removed, with the service’s key', async () => {
    const storage = storageOf()
    await storage.put(key, Buffer.from('a picture'), 'image/jpeg')
    expect(files.get(key)?.bytes.includes('a picture')).toBe(true)
    files.set(key, { type: 'image/jpeg', bytes: Buffer.from('a picture') })
    expect(Buffer.from(await storage.get(key)).toString()).toBe('a picture')
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const { authorization } of asked) expect(authorization).toBe('Bearer the-service-key')
  })

  it('that does not answer is said to be away', async () => {
    isDown = true
    const storage = storageOf()
    const away = { code: 'SERVICE_UNAVAILABLE' }
    await expect(storage.put(key, Buffer.alloc(1), 'image/jpeg')).rejects.toMatchObject(away)
    await expect(storage.get(key)).rejects.toMatchObject(away)
    await expect(storage.remove(key)).rejects.toMatchObject(away)
  })
})
