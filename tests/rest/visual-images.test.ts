import path from 'node:path'
import { pictureGetter } from '@tests/support/get-picture'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { MinimalistVisualInput, type Visual } from '@/contracts/minimalist-visual'
import { createThreadedRenderer } from '@/server/integrations/canvas-renderer/threaded-renderer'
import { generateVisuals } from '@/server/services/visuals/generate-visuals'

const concept = 'Fish & chips <script>alert(1)</script> "now"'
const services = setUp(openTestServices)
const get = pictureGetter(services)
let visual: Visual
beforeAll(async () => {
  const input = MinimalistVisualInput.parse({ concept, aspectRatio: '4:5' })
  const { visuals } = await generateVisuals(await services.openContext(), input)
  // The last one is a figure, which has words.
  visual = visuals[3] as Visual
})

const fileAs = (ending: string) =>
  new URL(visual.imageUrl).pathname.slice('/i/'.length).replace('png', ending)

describe('a visual’s address', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpg', 'jpeg', 'image/jpeg'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
  ])('gives a real %s of its shape, with its alternative text inside', async (ending, format, type) => {
    const response = await get(fileAs(ending))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(await response.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format, width: 1080, height: 1350 })
    expect(metadata.xmpAsString).toContain('AltTextAccessibility')
  })

  it('gives the drawing itself as an SVG in which nothing can run', async () => {
    const response = await get(fileAs('svg'))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';.* sandbox$/)
    const text = await response.text()
    expect(Number(response.headers.get('content-length'))).toBe(Buffer.byteLength(text))
    expect(text).toContain('viewBox="0 0 1080 1350"')
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toContain('<script')
    const { format, width } = await sharp(Buffer.from(text)).metadata()
    expect([format, width]).toEqual(['svg', 1080])
  })

  it('gives a smaller picture on request, within bounds; a drawing has no width', async () => {
    const size = async (query: string) => {
      const { width, height } = await sharp(
        await (await get(fileAs('webp'), { query })).arrayBuffer(),
      ).metadata()
      return [width, height]
    }
    expect(await size('?width=400')).toEqual([400, 500])
    expect(await size('?width=2048')).toEqual([1638, 2048])
    for (const ending of ['png', 'svg']) {
      expect((await get(fileAs(ending), { query: '?width=0' })).status).toBe(400)
    }
  })

  it('answers 304 to whoever has it, and HEAD without a body', async () => {
    for (const ending of ['png', 'svg']) {
      const { headers } = await get(fileAs(ending))
      const tag = headers.get('etag') ?? ''
      expect(tag).toContain(ending)
      const known = await get(fileAs(ending), { headers: { 'if-none-match': `W/${tag}` } })
      expect([known.status, known.headers.get('etag')]).toEqual([304, tag])
      expect((await get(fileAs(ending), { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
      const head = await get(fileAs(ending), { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type')]).toEqual([200, headers.get('content-type')])
      expect(head.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'))
      expect((await head.arrayBuffer()).byteLength).toBe(0)
    }
  })

  it('is painted in the threads that paint memes, which say when too many wait', async () => {
    const renderer = createThreadedRenderer({ publicDir: path.resolve('public'), stillsWaitingMax: 0 })
    const refused = await get(fileAs('png'), { renderer })
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true])
    expect((await get(fileAs('svg'), { renderer })).status).toBe(200)
    await renderer.close()
  })

  it('is 404 as a GIF, because a visual stands still, and where there is none', async () => {
    const gif = await get(fileAs('gif'))
    expect([gif.status, gif.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await get(`${'A'.repeat(22)}.svg`)).status).toBe(404)
  })
})
