import { describe, expect, it } from 'vitest'
import { memeSize } from '@/core/meme/compose-meme'
import { composeUpload, type UploadParts } from '@/core/meme/compose-upload'
import { layoutMeme } from '@/core/meme/layout-meme'
import { measureTones } from '@/core/placement/picture-tones'
import { createRandom } from '@/core/random/seeded-random'
import { fixedMeasure } from './fixed-measure'

const random = createRandom(5)
const tonesOf = (paint: (y: number) => number) =>
  measureTones(
    Uint8Array.from({ length: 384 * 288 }, (_, at) => paint(Math.floor(at / 384) / 288)),
    384,
    288,
  )
const noise = () => random.next() * 255
const calm = tonesOf(() => 30)
const sky = tonesOf((y) => (y < 0.4 ? 30 : noise()))
const restless = tonesOf(noise)

const compose = (tones: UploadParts['picture']['tones'], parts: Partial<UploadParts> = {}) =>
  composeUpload(
    {
      picture: { name: `upload:${'a'.repeat(22)}`, width: 1600, height: 1200, tones },
      lines: ['Above', 'Below'],
      inBars: false,
      maxDimension: 800,
      watermark: '',
      ...parts,
    },
    fixedMeasure,
  )

describe('lines on a picture', () => {
  it('stand one above the other where there is room for two', () => {
    const { captions, header, footer } = compose(calm)
    expect(captions.map(({ text }) => text)).toEqual(['ABOVE', 'BELOW'])
    const [first, second] = captions
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(second?.y ?? 0)
    expect(captions[0]).toMatchObject({ color: '#FFFFFF', strokeColor: '#000000', fontFamily: 'Anton' })
    expect([header, footer]).toEqual([null, null])
  })

  it('share the only calm place', () => {
    const { captions } = compose(sky)
    expect(captions).toMatchObject([{ text: 'ABOVE\nBELOW' }])
    expect((captions[0]?.y ?? 0) + (captions[0]?.height ?? 0)).toBeLessThanOrEqual(0.4 * 600)
  })

  it('stand in bars when the picture is calm nowhere, or when bars are asked for', () => {
    for (const document of [compose(restless), compose(calm, { inBars: true })]) {
      expect(document.captions).toEqual([])
      expect(document.header?.text).toBe('Above')
      expect(document.footer?.text).toBe('Below')
    }
  })

  it('stand in bars when they would be too small to read on the picture', () => {
    const { captions, header } = compose(sky, { lines: ['x'.repeat(60), 'many more words '.repeat(20)] })
    expect(captions).toEqual([])
    expect(header).not.toBeNull()
  })

  it('keep a header above, and join it where the lines go up, too', () => {
    expect(compose(calm, { header: 'Mondays' })).toMatchObject({ header: { text: 'Mondays' }, footer: null })
    expect(compose(restless, { header: 'Mondays' }).header?.text).toBe('Mondays\nAbove')
    expect(compose(restless, { lines: ['Only'] })).toMatchObject({ header: { text: 'Only' }, footer: null })
  })

  it('are drawn whole, and the image keeps to the size asked for', () => {
    for (const tones of [calm, sky, restless]) {
      for (const maxDimension of [256, 500, 2048]) {
        const document = compose(tones, { maxDimension, header: 'A theme' })
        const { widthPx, heightPx } = memeSize(document, fixedMeasure)
        expect(Math.max(widthPx, heightPx)).toBe(maxDimension)
        for (const { overflow } of layoutMeme(document, fixedMeasure).captions) expect(overflow).toBe(false)
      }
    }
  })
})
