import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readMemeDocument } from '@/features/editor/read-meme-document'
import { encodePng } from '@/server/integrations/canvas-renderer/encode-png'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

let renderer: MemeRenderer
beforeAll(async () => {
  renderer = (await createSampleRenderer()).renderer
})

const xmpOf = async (image: Uint8Array) => (await sharp(image).metadata()).xmpAsString ?? ''

describe.each(['png', 'jpg', 'webp'] as const)('a %s', (format) => {
  it('carries the alternative text', async () => {
    const altText = 'A <person> & “a cat”: ünïcode 猫'
    const xmp = await xmpOf(await renderer.render(sampleDocument, { format, altText }))
    expect(xmp).toContain('A &lt;person&gt; &amp; “a cat”: ünïcode 猫')
    expect(xmp).not.toContain('DigitalSourceType')
  })

  it('says when a model wrote its words, with and without an alternative text', async () => {
    for (const altText of [undefined, 'A cat']) {
      const xmp = await xmpOf(await renderer.render(sampleDocument, { format, altText, wordsByModel: true }))
      expect(xmp).toContain(
        '<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia<',
      )
      expect(xmp.includes('AltTextAccessibility')).toBe(altText !== undefined)
    }
  })

  it('has no XMP when there is nothing to say', async () => {
    const image = await renderer.render(sampleDocument, { format, altText: '', wordsByModel: false })
    expect((await sharp(image).metadata()).xmp).toBeUndefined()
  })
})

describe('the document in a PNG', () => {
  it('comes out as it went in, whatever size was painted', async () => {
    const [caption] = sampleDocument.captions
    const slotted = {
      ...caption,
      slot: 'top',
      language: 'de',
      appearAt: 0.5,
      text: 'Zwei\nZeilen „猫“ 🎉',
    }
    const document = {
      ...sampleDocument,
      captions: [...sampleDocument.captions, slotted] as typeof sampleDocument.captions,
    }
    for (const widthPx of [undefined, 64]) {
      const png = await renderer.render(document, { format: 'png', widthPx, altText: 'A sample' })
      expect(await readMemeDocument(png)).toEqual(document)
      // As a part of larger memory, as a file reader may hand it over.
      const within = new Uint8Array(png.length + 5)
      within.set(png, 5)
      expect(await readMemeDocument(within.subarray(5))).toEqual(document)
    }
  })

  it('is left out when it is too long, and the picture is drawn all the same', async () => {
    const captions = Array.from({ length: 100 }, () => ({
      ...sampleDocument.captions[0],
      text: '猫'.repeat(190),
    }))
    const document = { ...sampleDocument, captions: captions as typeof sampleDocument.captions }
    const png = await renderer.render(document, { format: 'png' })
    expect(await readMemeDocument(png)).toBeNull()
    expect((await sharp(png).metadata()).width).toBe(320)
  })
})

describe('a stranger’s PNG', () => {
  const pngWith = (text: string, keyword = 'meme-document') =>
    encodePng(new Uint8Array(3), 1, 1, [{ keyword, text, compressed: true }])

  it.each([
    ['no JSON', 'no'],
    ['another kind of JSON', '[1, 2]'],
    ['a box that is none', JSON.stringify({ ...sampleDocument, captions: [{ text: 'x' }] })],
    ['a number that is none', JSON.stringify({ ...sampleDocument, pictureWidthPx: Number.NaN })],
    ['a field that we do not have', JSON.stringify({ ...sampleDocument, script: 'x' })],
    ['more than a document has', JSON.stringify(sampleDocument) + ' '.repeat(10_000_000)],
  ])('with %s gives nothing', async (_, text) => {
    expect(await readMemeDocument(await pngWith(text))).toBeNull()
  })

  it('with another keyword gives nothing', async () => {
    expect(await readMemeDocument(await pngWith(JSON.stringify(sampleDocument), 'meme-documents'))).toBeNull()
    expect(await readMemeDocument(await pngWith(JSON.stringify(sampleDocument)))).toEqual(sampleDocument)
  })

  it('that is cut off or broken anywhere never throws', async () => {
    const png = Buffer.from(await pngWith(JSON.stringify(sampleDocument)))
    for (let length = 0; length < png.length; length += 3) {
      expect([null, 'document']).toContain(
        (await readMemeDocument(png.subarray(0, length))) ? 'document' : null,
      )
    }
    for (let at = 0; at < png.length; at++) {
      const broken = Buffer.from(png)
      broken[at] = (broken[at] ?? 0) ^ 0xff
      const read = await readMemeDocument(broken)
      expect(read === null || typeof read.imageName === 'string', `${at}`).toBe(true)
    }
    for (const bytes of [new Uint8Array(0), new Uint8Array(100).fill(255), Buffer.from('GIF89a')]) {
      expect(await readMemeDocument(bytes)).toBeNull()
    }
  })
})
