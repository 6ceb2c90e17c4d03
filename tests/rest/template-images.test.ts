import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readMemeDocument } from '@/features/editor/read-meme-document'
import { createCanvasLayout } from '@/server/integrations/canvas-renderer/canvas-layout'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'
import { findTemplate } from '@/templates/templates'

const renderer = createCanvasRenderer({
  publicDir: path.resolve('public'),
  motionOf: (name) => findTemplate(name)?.motion ?? null,
})
const context = {
  ports: {
    layout: createCanvasLayout(renderer.measure),
    moderator: createObscenityModerator(),
    renderer,
  },
  site: { url: 'http://127.0.0.1:3000', brandName: 'Quipsmith' },
}

function get(file: string, { method = 'GET', headers = {} as Record<string, string> } = {}) {
  const address = new URL(file, 'http://127.0.0.1/api/v1/meme/image/')
  const name = decodeURIComponent(address.pathname.split('/').at(-1) ?? '')
  return handleTemplateImageRequest(new Request(address, { method, headers }), name, context, {
    requestId: 'request',
    reportError: (error) => {
      throw error
    },
  })
}

async function documentOf(response: Response) {
  return readMemeDocument(new Uint8Array(await response.arrayBuffer()))
}

describe('a template’s address', () => {
  it.each([
    ['nope-yep.png', 'png', 'image/png'],
    ['nope-yep.jpg', 'jpeg', 'image/jpeg'],
    ['nope-yep.webp', 'webp', 'image/webp'],
    ['nope-yep.gif', 'gif', 'image/gif'],
    ['nope-yep', 'png', 'image/png'],
  ])('%s gives the blank template', async (file, format, type) => {
    const response = await get(`${file}?width=300`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format, width: 300 })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('answers %s with the methods that it has', async (method) => {
    const response = await get('nope-yep.png', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(await response.json()).toEqual({
      message: `A picture answers GET, not ${method}.`,
      code: 'METHOD_NOT_ALLOWED',
      requestId: expect.any(String),
    })
  })

  it('writes the words of its slots and bars, and then the brand’s watermark', async () => {
    const [first, second] = findTemplate('nope-yep')?.slots ?? []
    const query = new URLSearchParams({
      [`text.${first?.id}`]: 'Reading the manual',
      [`text.${second?.id}`]: 'Guessing 🎉',
      header: 'Monday',
      language: 'en',
    })
    const meme = await documentOf(await get(`nope-yep.png?${query}`))
    expect(meme?.captions.map(({ text }) => text.toLowerCase())).toEqual([
      'reading the manual',
      'guessing 🎉',
    ])
    expect(meme?.header?.text).toBe('Monday')
    expect(meme?.watermark).toBe('Quipsmith')
    expect((await documentOf(await get('nope-yep.png')))?.watermark).toBe('')
  })

  it('may be kept for an hour, and its tag follows all that the picture is made of', async () => {
    const files = [
      'nope-yep.png',
      'nope-yep.webp',
      'nope-yep.png?width=200',
      'nope-yep.png?header=a',
      'two-buttons.png',
    ]
    const tags = await Promise.all(
      files.map(async (file) => (await get(file, { method: 'HEAD' })).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(files.length)
    const response = await get('nope-yep.png')
    expect(response.headers.get('etag')).toBe(tags[0])
    expect(response.headers.get('cache-control')).toMatch(/max-age=3600/)
    expect(response.headers.get('cache-control')).not.toContain('immutable')
    expect((await get('nope-yep.png', { headers: { 'if-none-match': tags[0] ?? '' } })).status).toBe(304)
  })

  it.each([
    ['nope-yip.png', 404, 'There is no template “nope-yip”. Did you mean nope-yep'],
    ['xqzw.png', 404, /^There is no template “xqzw”\.$/],
    ['nope-yep.svg', 404, 'Did you mean nope-yep'],
    ['nope-yep.png?text.middle=x', 400, /^text\.middle: nope-yep has no such slot\. Its slots are \S+, /],
    ['nope-yep.png?text=x', 400, 'text: there is no such parameter. There are text.{slot}, header'],
    ['nope-yep.png?width=15', 400, 'width must be a whole number of px from 16 to 2048.'],
    ['nope-yep.png?width=2049', 400, 'width must be a whole number'],
    [`nope-yep.png?header=${'x'.repeat(301)}`, 400, 'header must be at most 300 characters.'],
    ['nope-yep.png?language=qq', 400, 'language must be a language code'],
    ['nope-yep.png?header=I+will+kill&footer=you+tomorrow', 422, 'We will not draw this one'],
  ])('%s is refused with a sentence', async (file, status, message) => {
    const response = await get(file)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.json()).message).toMatch(message)
  })

  it('keeps a picture that moves within the bytes asked for', async () => {
    const whole = await get('side-glance-loop.gif?width=400')
    const small = await get('side-glance-loop.gif?width=400&maxBytes=90000')
    expect(Number(whole.headers.get('content-length'))).toBeGreaterThan(90_000)
    expect(Number(small.headers.get('content-length'))).toBeLessThanOrEqual(90_000)
    expect(small.headers.get('etag')).not.toBe(whole.headers.get('etag'))
    for (const maxBytes of ['5', '-1', 'few', '99999999']) {
      const response = await get(`side-glance-loop.gif?maxBytes=${maxBytes}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        message: 'maxBytes must be a whole number of bytes from 20000 to 20000000.',
      })
    }
  })

  it('takes 300 characters', async () => {
    expect((await get(`nope-yep.jpg?width=200&header=${'x'.repeat(300)}`)).status).toBe(200)
  })
})
