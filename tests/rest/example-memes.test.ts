import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exampleMeme } from '@/features/landing/example-meme'
import { exampleHash } from '@/features/landing/example-picture'
import { byHash, findExampleFile } from '@/features/landing/site-examples'
import { ByteBoundedCache } from '@/server/integrations/canvas-renderer/byte-bounded-cache'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { encodeAvif } from '@/server/integrations/sharp/encode-avif'
import { handleExampleRequest } from '@/server/rest/handle-example-request'
import { findTemplate } from '@/templates/templates'

const still = exampleMeme('nope-yep', { reject: 'Doing it', approve: 'Planning to' })
const moving = exampleMeme('two-buttons-loop', { left: 'One', right: 'Two', chooser: 'Me' })
const known = byHash([still, moving])
const painter = createCanvasRenderer({
  publicDir: path.resolve('public'),
  motionOf: (name) => findTemplate(name)?.motion ?? null,
})

function open() {
  let painted = 0
  const renderer: typeof painter = {
    ...painter,
    render: (...args) => {
      painted += 1
      return painter.render(...args)
    },
  }
  const kept = new ByteBoundedCache<Uint8Array>(1_000_000, ({ byteLength }) => byteLength)
  return {
    painted: () => painted,
    get: (file: string, { method = 'GET', headers = {} as Record<string, string> } = {}) =>
      handleExampleRequest(
        new Request(`http://127.0.0.1/example-memes/${file}`, { method, headers }),
        { file, meme: findExampleFile(file, known) },
        { renderer, encodeAvif, kept },
        {
          requestId: 'request',
          reportError: (error) => {
            throw error
          },
        },
      ),
  }
}

describe('the address of an example meme', () => {
  it.each([
    [`${exampleHash(still)}-360.webp`, 'webp', 360],
    [`${exampleHash(still)}-540.avif`, 'heif', 540],
    [`${exampleHash(still)}-1080.webp`, 'webp', 1080],
    [`${exampleHash(moving)}-720.jpg`, 'jpeg', 720],
  ])('%s gives its picture, which stands still, for ever', async (file, format, width) => {
    const response = await open().get(file)
    expect(response.status).toBe(200)
    // sharp calls the family by its container.
    expect(response.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const picture = await sharp(await response.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format, width })
    expect(picture.pages ?? 1).toBe(1)
  })

  it('paints a picture once for all who ask', async () => {
    const { get, painted } = open()
    const file = `${exampleHash(still)}-720.webp`
    const answers = await Promise.all([get(file), get(file), get(file)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(painted()).toBe(1)
  })

  it('answers who has it already, and who asks for the head, without painting', async () => {
    const { get, painted } = open()
    const file = `${exampleHash(still)}-720.webp`
    const head = await get(file, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    expect((await get(file, { headers })).status).toBe(304)
    expect(painted()).toBe(0)
  })

  it.each([
    `${exampleHash(moving)}-720.avif`,
    '0123456789abcdefghijkl-720.webp',
    'nope-yep.webp',
    'x',
    `${exampleHash(still)}-9999.webp`,
  ])('%s, which no page asks for, is 404 and is not kept', async (file) => {
    const { get, painted } = open()
    const response = await get(file)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
    expect(painted()).toBe(0)
  })
})
