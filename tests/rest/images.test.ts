import path from 'node:path'
import { pictureGetter } from '@tests/support/get-picture'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { readMemeDocument } from '@/features/editor/read-meme-document'
import { createThreadedRenderer } from '@/server/integrations/canvas-renderer/threaded-renderer'
import { generateMemes } from '@/server/services/memes/generate-memes'

const services = setUp(openTestServices)
const get = pictureGetter(services)
let file: string
beforeAll(async () => {
  const { results } = await generateMemes(
    await services.openContext(),
    TextToMemeInput.parse({ text: 'monday mornings', count: 1, maxDimension: 800 }),
  )
  file = new URL(results[0]?.imageUrl ?? '').pathname.slice('/i/'.length)
})

describe('a picture’s address', () => {
  it('gives another shape: the same meme laid out anew, under a tag of its own, and opens again as it was', async () => {
    const response = await get(file, { query: '?shape=9x16&ground=25253F&width=540' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toContain('9x16')
    const bytes = await response.arrayBuffer()
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(width).toBe(540)
    expect(Math.abs(height - 960)).toBeLessThanOrEqual(2)
    const corner = await sharp(bytes)
      .extract({ left: 1, top: 1, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect([...corner]).toEqual([0x25, 0x25, 0x3f])
    const carried = await readMemeDocument(new Uint8Array(bytes))
    expect(carried).toEqual(await readMemeDocument(new Uint8Array(await (await get(file)).arrayBuffer())))
    expect(carried).not.toHaveProperty('room')
  })

  it.each(['?shape=2x1', '?shape=9x16&ground=red', '?shape=9x16&ground=25253F-'])(
    'refuses %s with a sentence',
    async (query) => {
      const response = await get(file, { query })
      expect(response.status).toBe(400)
      expect((await response.json()).message).toMatch(/shape|ground/)
    },
  )

  it.each([
    ['png', 'png', 'image/png'],
    ['jpg', 'jpeg', 'image/jpeg'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
  ])('gives a real %s at the size of the meme', async (ending, format, type) => {
    const response = await get(file.replace('.png', `.${ending}`))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect(metadata.format).toBe(format)
    expect(Math.max(metadata.width, metadata.height)).toBe(800)
  })

  it('gives a GIF no larger than moving pictures are', async () => {
    const response = await get(file.replace('.png', '.gif'))
    expect(response.headers.get('content-type')).toBe('image/gif')
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect(format).toBe('gif')
    expect(width).toBeLessThanOrEqual(640)
  })

  it('gives a smaller picture on request, within bounds', async () => {
    const { width } = await sharp(await (await get(file, { query: '?width=200' })).arrayBuffer()).metadata()
    expect(width).toBe(200)
    for (const query of ['?width=0', '?width=9999', '?width=ten', '?width=1.5', '?width=', '?width=2e2']) {
      expect((await get(file, { query })).status).toBe(400)
    }
  })

  it('answers 304 to whoever has it, and HEAD without a body', async () => {
    const tag = (await get(file)).headers.get('etag') ?? ''
    for (const known of [`"other", ${tag}`, `W/${tag}`, '*']) {
      expect((await get(file, { headers: { 'if-none-match': known } })).status).toBe(304)
    }
    expect((await get(file, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    const head = await get(file, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), head.headers.get('content-type')]).toEqual([
      200,
      tag,
      'image/png',
    ])
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })

  it('says when to come back while too many are waiting; only a GET has to wait', async () => {
    const renderer = createThreadedRenderer({ publicDir: path.resolve('public'), stillsWaitingMax: 0 })
    const refused = await get(file, { renderer })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', requestId: 'request' })
    expect((await get(file, { renderer, method: 'HEAD' })).status).toBe(200)
    expect((await get(file, { renderer, headers: { 'if-none-match': '*' } })).status).toBe(304)
    await renderer.close()
  })

  it('is 404 when there never was one, and 410 once its owner deleted it', async () => {
    expect((await get(`${'A'.repeat(22)}.png`)).status).toBe(404)
    expect((await get('../../etc/passwd')).status).toBe(404)
    expect((await get(file.replace('.png', '.svg'))).status).toBe(404)
    await services.database
      .sql`update images set document = null, deleted_at = now() where id = ${file.slice(0, 22)}`
    expect((await get(file)).status).toBe(410)
  })
})
