import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeMeme, memeSize } from '@/core/meme/compose-meme'
import type { CanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { templates } from '@/templates/templates'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

const plainDocument = { ...sampleDocument, captions: [], header: null, watermark: '' }
let renderer: CanvasRenderer

beforeAll(async () => {
  renderer = (await createSampleRenderer()).renderer
})

async function pixelAt(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

describe('render', () => {
  it.each([
    ['png', 'png'],
    ['jpg', 'jpeg'],
    ['webp', 'webp'],
  ] as const)('writes %s at exactly the size of the document', async (format, decoded) => {
    const size = memeSize(sampleDocument, renderer.measure)
    const image = await renderer.render(sampleDocument, { format })
    expect(await sharp(image).metadata()).toMatchObject({
      format: decoded,
      width: size.widthPx,
      height: size.heightPx,
    })
    // Reads every pixel: a broken stream throws.
    expect((await sharp(image).stats()).isOpaque).toBe(true)
  })

  it.each([
    [160, 160],
    [1, 16],
    [9999, 2048],
    [1000.4, 1000],
  ])('takes a width of %d px as %d', async (widthPx, expected) => {
    const image = await renderer.render(plainDocument, { format: 'png', widthPx })
    expect(await sharp(image).metadata()).toMatchObject({ width: expected, height: (expected * 3) / 4 })
  })

  it('draws emoji in their colours, also flags and joined ones', async () => {
    const colours = async (text: string) => {
      const box = {
        x: 100,
        y: 70,
        width: 120,
        height: 100,
        fontSize: 80,
        fontFamily: 'Baloo 2',
        rotateAngle: 0,
      }
      const meme = { ...plainDocument, captions: [{ ...box, text }] }
      const image = await renderer.render(meme, { format: 'png' })
      const { data, info } = await sharp(image)
        .extract({ left: 165, top: 80, width: 50, height: 80 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const seen = new Set<string>()
      for (let at = 0; at < data.length; at += info.channels) {
        seen.add([...data.subarray(at, at + 3)].map((channel) => channel >> 6).join())
      }
      return seen.size
    }
    const empty = await colours('')
    for (const emoji of ['🍕', '🇫🇷', '👩🏽‍🚀', '❤️'])
      expect(await colours(emoji), emoji).toBeGreaterThan(empty + 1)
  })

  it('lets no side of a tall meme pass 2048 px', async () => {
    const tall = { ...plainDocument, pictureWidthPx: 100, pictureHeightPx: 800 }
    const image = await renderer.render(tall, { format: 'jpg', widthPx: 2048 })
    expect(await sharp(image).metadata()).toMatchObject({ width: 256, height: 2048 })
  })

  it('paints the picture where it belongs, beneath the header', async () => {
    const image = await renderer.render({ ...sampleDocument, captions: [] }, { format: 'png' })
    const headerPx = memeSize(sampleDocument, renderer.measure).heightPx - 240
    expect(await pixelAt(image, 2, 2)).toEqual([0xff, 0xfd, 0xf7])
    expect(await pixelAt(image, 20, headerPx + 20)).toEqual([0xff, 0xce, 0x4a])
    expect(await pixelAt(image, 300, headerPx + 20)).toEqual([0x2f, 0xb9, 0xa5])
  })

  it('shows nothing of the meme that used the canvas before', async () => {
    const first = await renderer.render(plainDocument, { format: 'png' })
    await renderer.render({ ...plainDocument, captions: sampleDocument.captions }, { format: 'png' })
    const again = await renderer.render(plainDocument, { format: 'png' })
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true)
  })

  it('gives each of many at once its own picture', async () => {
    const words = Array.from({ length: 24 }, (_, index) => `number ${index}`)
    const documents = words.map((text) => ({ ...plainDocument, header: { ...header, text } }))
    const alone: Uint8Array[] = []
    // WebP is encoded by another thread, from the pixels of the canvas itself.
    for (const document of documents) alone.push(await renderer.render(document, { format: 'webp' }))
    const together = await Promise.all(
      documents.map((document) => renderer.render(document, { format: 'webp' })),
    )
    expect(together.map((image) => Buffer.from(image).equals(Buffer.from(alone.shift() ?? [])))).toEqual(
      words.map(() => true),
    )
  })

  it('writes the alternative text also where PNG readers look for a description', async () => {
    const image = await renderer.render(plainDocument, { format: 'png', altText: 'A cat, 猫' })
    expect(Buffer.from(image).includes(Buffer.from('iTXtDescription\0\0\0\0\0A cat, 猫'))).toBe(true)
  })

  it('answers NOT_FOUND for a picture that does not exist, every time', async () => {
    for (const imageName of ['nothing', 'nothing', '../sample', '']) {
      await expect(renderer.render({ ...plainDocument, imageName }, { format: 'png' })).rejects.toMatchObject(
        {
          code: 'NOT_FOUND',
        },
      )
    }
  })
})

it('finds a picture that was drawn after it was first asked for', async () => {
  const { renderer: emptyRenderer, drawSamples } = await createSampleRenderer({ drawn: false })
  await expect(emptyRenderer.render(plainDocument, { format: 'jpg' })).rejects.toThrow('does not exist')
  await drawSamples()
  expect((await emptyRenderer.render(plainDocument, { format: 'jpg' })).byteLength).toBeGreaterThan(500)
})

const header = { text: '', fontSize: 22, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }

describe('the renderer', () => {
  it('measures with the caption fonts, wherever they lack letters with Noto Sans', () => {
    const width = (text: string, font: string) => renderer.measure(text, font)
    expect(width('Words', '400 100px "Anton"')).not.toBeCloseTo(width('Words', '800 100px "Baloo 2"'), 0)
    expect(width('шум', '800 100px "Baloo 2", "Noto Sans"')).toBeCloseTo(
      width('шум', '700 100px "Noto Sans"'),
    )
  })

  it('measures in proportion to the size, as the layout assumes', () => {
    for (const font of ['400 %px "Anton"', '800 %px "Baloo 2"', '700 %px "Noto Sans"']) {
      const width = (sizePx: number) =>
        renderer.measure('AVATAR Reading, the manual', font.replace('%', `${sizePx}`))
      expect(width(13) / 13 / (width(100) / 100)).toBeCloseTo(1, 2)
    }
  })

  it('refuses to start without its fonts', () => {
    expect(() => createCanvasRenderer({ publicDir: '.', fontPackagesDir: 'no/such/place' })).toThrow()
  })

  it('fits every example of every template at a readable size', () => {
    for (const template of templates) {
      for (const words of template.examples) {
        const meme = composeMeme({ template, words, maxDimension: 800, watermark: '' }, renderer.measure)
        const { heightPx, widthPx } = memeSize(meme, renderer.measure)
        expect(Math.max(widthPx, heightPx)).toBe(800)
        expect(meme.captions.every((caption) => caption.fontSize > 800 / 45)).toBe(true)
      }
    }
  })
})
