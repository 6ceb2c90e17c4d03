import { describe, expect, it } from 'vitest'
import type { Caption, MemeDocument } from '@/core/meme/meme-document'
import { momentsOf, paintCost, paintCostMax } from '@/core/meme/paint-cost'
import { templates } from '@/templates/templates'

const box: Caption = {
  text: '',
  x: 0,
  y: 0,
  width: 2048,
  height: 2048,
  fontSize: 2048,
  fontFamily: 'Anton',
  strokeColor: '#000000',
  rotateAngle: 33,
}

function memeOf(captions: Partial<Caption>[], bars: Partial<MemeDocument> = {}): MemeDocument {
  return {
    imageName: 'clown-steps',
    pictureWidthPx: 2048,
    pictureHeightPx: 2048,
    captions: captions.map((caption) => ({ ...box, ...caption })),
    header: null,
    footer: null,
    watermark: '',
    ...bars,
  }
}
const times = (count: number, caption: Partial<Caption>) => Array.from({ length: count }, () => caption)

describe('what it takes to paint words', () => {
  it.each(['W', '&', '鬱', 'ش', 'ฉั', 'क्षि', 'Ž'])(
    'lets twelve outlined boxes and both bars be full of %s',
    (letter) => {
      const text = letter.repeat(300)
      const bar = { text, fontSize: 100, fontColor: '#000000', fontFamily: 'Anton' }
      const document = memeOf(times(12, { text }), { header: bar, footer: bar })
      expect(paintCost(document)).toBeLessThanOrEqual(paintCostMax)
    },
  )

  it.each([
    ['the letters of forty boxes', times(40, { text: 'W'.repeat(300) })],
    ['phrases that are one glyph', times(12, { text: '﷽'.repeat(300) })],
    ['emoji over emoji', times(12, { text: '🦄'.repeat(100) })],
    ['flags as large as the picture', times(20, { text: '🇳🇵' })],
    [
      'words that appear one after the other',
      times(40, { text: 'W'.repeat(90) }).map((one, index) => ({ ...one, appearAt: index / 40 })),
    ],
  ])('is too much for %s', (_, captions) => {
    expect(paintCost(memeOf(captions))).toBeGreaterThan(paintCostMax)
  })

  it('counts emoji by the room that they have', () => {
    const text = '🦄🎉🔥'.repeat(10)
    const small = paintCost(memeOf(times(12, { text, width: 500, height: 500 })))
    expect(small).toBeLessThan(paintCostMax / 2)
    expect(paintCost(memeOf(times(12, { text })))).toBeGreaterThan(paintCostMax)
  })

  it('does not depend on how large the document is written down', () => {
    const large = memeOf(times(3, { text: 'No 🦄', width: 1024, fontSize: 512 }))
    const small = {
      ...memeOf(times(3, { text: 'No 🦄', width: 256, height: 512, fontSize: 128 })),
      pictureWidthPx: 512,
      pictureHeightPx: 512,
    }
    expect(paintCost(small)).toBeCloseTo(paintCost(large))
  })

  it('lets every template be filled to the brim', () => {
    for (const { name, width, height, slots } of templates) {
      const captions = slots.map((slot) => ({
        ...slot,
        text: '鬱'.repeat(300),
        x: 0,
        y: 0,
        width: slot.width * width,
        height: slot.height * height,
        fontSize: slot.fontSize * width,
      }))
      const document = { ...memeOf(captions), pictureWidthPx: width, pictureHeightPx: height }
      expect(paintCost(document), name).toBeLessThanOrEqual(paintCostMax)
    }
  })

  it('knows the moments at which words appear', () => {
    const captions = [{ appearAt: 0 }, {}, { appearAt: 0.5 }, { appearAt: 0.5 }, { appearAt: 0.7 }]
    expect(momentsOf(memeOf(captions))).toEqual([0.5, 0.7])
  })
})
