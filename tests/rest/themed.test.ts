import { randomUUID } from 'node:crypto'
import { photo } from '@tests/support/hostile-pictures'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { pictureBase64 } from '@tests/support/themed'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadBodyBytesMax, uploadBytesMax } from '@/contracts/themed-upload'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'
import type { Actor } from '@/server/services/service-context'

const services = setUp(openTestServices)
let base64String: string
beforeAll(async () => {
  base64String = await pictureBase64()
})

const reportError = (error: unknown) => {
  throw error
}

async function call(actor: Actor | null, method: string, path: string, body?: unknown) {
  const address = new URL(`http://127.0.0.1/api/v1${path}`)
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await handleRestRequest(
    new Request(address, { method, ...init }),
    address.pathname.slice(7),
    {
      requestId: randomUUID(),
      reportError,
      createContext: async () => services.apiContext(actor),
    },
  )
  return { status: response.status, body: await response.json() }
}

const uploadPath = '/meme/themed/upload'
const uploaded = async (actor: Actor) => {
  const { body } = await call(actor, 'POST', uploadPath, { base64String, memeTheme: 'Mondays' })
  return String(body.results[0].imageName)
}
const picture = (key: string, init: RequestInit = {}) =>
  handleUploadRequest(new Request(`http://127.0.0.1/i/upload/${key}`, init), key, services.contextFor(), {
    requestId: 'request',
    reportError,
  })
const usedBy = async (actor: Actor) =>
  (await call(actor, 'GET', '/account/used-credits')).body.usedCreditCount

describe('themed memes over REST', () => {
  it('turn a picture of nearly 10 MB into four memes, and no other call takes as large a body', async () => {
    const user = services.newUser()
    // Bytes after the end of a JPEG are dropped: they may be private and take room.
    const jpeg = await photo().jpeg().toBuffer()
    const large = Buffer.concat([jpeg, Buffer.alloc(uploadBytesMax - jpeg.byteLength)]).toString('base64')
    const { status, body } = await call(user, 'POST', uploadPath, {
      base64String: large,
      memeTheme: 'Mondays',
    })
    expect([status, body.results?.length, body.credits?.used]).toEqual([200, 4, 2])
    const elsewhere = await call(user, 'POST', '/meme/themed/template', {
      imageName: 'nope-yep',
      memeTheme: 'Mondays',
      imageDescription: large,
    })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      413,
      'The body is larger than 256 kB, the most we take.',
    ])
  })

  it('refuse with the status of each mistake and a sentence, and take no credit', async () => {
    const user = services.newUser()
    const upload = (values: object) => call(user, 'POST', uploadPath, { memeTheme: 'Mondays', ...values })
    const template = (values: object) =>
      call(user, 'POST', '/meme/themed/template', { imageName: 'nope-yep', memeTheme: 'Mondays', ...values })
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const tooLong = 'A'.repeat(Math.ceil((uploadBytesMax + 3) / 3) * 4)
    const cases: [number, RegExp, Promise<{ status: number; body: { message: string } }>][] = [
      [400, /^base64String is required/, upload({})],
      [400, /^base64String must not be empty/, upload({ base64String: '' })],
      [400, /^base64String is not base64/, upload({ base64String: '***' })],
      [400, /^memeTheme must not be empty/, upload({ base64String, memeTheme: '  ' })],
      [400, /^memeTheme must be at most 60/, template({ memeTheme: 'x'.repeat(61) })],
      [400, /^imageName must be the name/, template({ imageName: '../../etc/passwd' })],
      [400, /^imageDescription must be at most 500/, template({ imageDescription: 'x'.repeat(501) })],
      [400, /moves/, template({ imageName: 'podium-loop' })],
      [400, /^maxDimension must be at least 256/, template({ maxDimension: 100 })],
      [401, /^Unauthorized$/, call(null, 'POST', uploadPath, { base64String })],
      [404, /no template/, template({ imageName: 'nowhere' })],
      [413, /larger than 10 MB/, upload({ base64String: tooLong })],
      [413, /larger than 15 MB/, upload({ base64String: 'A'.repeat(uploadBodyBytesMax) })],
      [413, /^Only base64String may be large/, upload({ base64String, memeTheme: 'A'.repeat(300_000) })],
      [415, /no PNG, JPEG/, upload({ base64String: `data:image/png;base64,${svg}` })],
      [422, /\.$/, template({ memeTheme: 'kill all immigrants' })],
    ]
    for (const [status, message, answer] of cases) {
      const given = await answer
      expect([given.status, given.body.message]).toEqual([status, expect.stringMatching(message)])
    }
    expect(await usedBy(user)).toBe(0)
  })

  it('list and delete a picture, after which its address answers 410', async () => {
    const user = services.newUser()
    const name = await uploaded(user)
    const key = name.slice('upload:'.length)
    const list = await call(user, 'GET', '/account/my-templates?pageSize=5')
    expect(list.body).toMatchObject({ total: 1, items: [{ name, imagePath: `/i/upload/${key}` }] })
    const path = `/account/my-templates/${encodeURIComponent(name)}`
    expect((await call(services.newUser(), 'DELETE', path)).status).toBe(404)
    expect(await call(user, 'DELETE', path)).toEqual({
      status: 200,
      body: { deleted: true, memesDeleted: 4 },
    })
    expect((await picture(key)).status).toBe(410)
    expect((await call(user, 'GET', '/account/my-templates')).body.items).toEqual([])
    const again = { imageName: name, memeTheme: 'Mondays' }
    expect((await call(user, 'POST', '/meme/themed/template', again)).status).toBe(410)
  })

  it('tell the style of a picture', async () => {
    const { status, body } = await call(services.newUser(), 'GET', '/meme/style?image=podium&style=whisper')
    expect([status, body.style, body.captions.length]).toEqual([200, 'whisper', 3])
    const wrong = await call(services.newUser(), 'GET', '/meme/style?image=podium&style=loud')
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      'style must be one of classic, clean, comic, subtitle, whisper.',
    ])
  })
})

describe('the address of an upload', () => {
  it('gives the picture to anybody, and 304 to who has it', async () => {
    const key = (await uploaded(services.newUser())).slice('upload:'.length)
    const response = await picture(key)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 480 })
    const etag = response.headers.get('etag') ?? ''
    expect((await picture(key, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await picture(key, { method: 'HEAD' })).headers.get('etag')).toBe(etag)
  })

  it.each(['a'.repeat(22), '..', '%2e%2e', 'a'.repeat(23)])('%s leads nowhere', async (key) => {
    expect((await picture(key)).status).toBe(404)
  })
})
