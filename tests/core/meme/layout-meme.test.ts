import { describe, expect, it } from 'vitest'
import { memeSize } from '@/core/meme/compose-meme'
import type { DrawOp } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { fixedMeasure } from './fixed-measure'
import { captionWith, documentWith } from './sample-document'

const layout = (part: Partial<MemeDocument>) => layoutMeme(documentWith(part), fixedMeasure)
const textOps = (ops: DrawOp[]) => ops.filter((op) => op.kind === 'text')
const bar = (text: string) => ({ text, fontSize: 50, fontColor: '#1B1B22', fontFamily: 'Baloo 2' })

describe('layoutMeme', () => {
  it('draws paper and the picture over the whole image when there are no words', () => {
    expect(layout({})).toEqual({
      widthPx: 800,
      heightPx: 600,
      origin: { xPx: 0, yPx: 0 },
      captions: [],
      ops: [
        { kind: 'fill', xPx: 0, yPx: 0, widthPx: 800, heightPx: 600, color: '#FFFDF7' },
        { kind: 'picture', imageName: 'sample', xPx: 0, yPx: 0, widthPx: 800, heightPx: 600 },
      ],
    })
  })

  it('centres a line in its box, and its baseline by the ascent of the face', () => {
    const { ops, captions } = layout({ captions: [captionWith({ text: 'four' })] })
    // Four characters of 20 px in a box from 10 to 210; a line of 44 px whose baseline lies at 75 % of it.
    expect(textOps(ops)).toMatchObject([{ text: 'four', xPx: 70, baselinePx: 20 + (100 - 44) / 2 + 33 }])
    expect(captions).toEqual([{ fontSizePx: 40, lines: ['four'], overflow: false }])
  })

  it.each([
    ['left', 10],
    ['right', 130],
  ] as const)('aligns to the %s', (align, xPx) => {
    expect(textOps(layout({ captions: [captionWith({ text: 'four', align })] }).ops)).toMatchObject([{ xPx }])
  })

  it('makes the outline proportional to the size and keeps it in the box', () => {
    const caption = captionWith({ text: 'four', strokeColor: '#000000', align: 'left' })
    expect(textOps(layout({ captions: [caption] }).ops)).toMatchObject([
      { strokeColor: '#000000', strokeWidthPx: 40 * 0.14, xPx: 10 + (40 * 0.14) / 2 },
    ])
  })

  it('turns a caption around the middle of its box', () => {
    const caption = captionWith({ rotateAngle: -4 })
    expect(textOps(layout({ captions: [caption], header: bar('Up') }).ops)[0]).toMatchObject({
      rotateDeg: -4,
      pivotXPx: 110,
      pivotYPx: 70 + layout({ header: bar('Up') }).heightPx - 600,
    })
  })

  it('sets Hebrew from right to left, and words without letters by their language', () => {
    const directions = (text: string, language?: string) =>
      textOps(layout({ captions: [captionWith({ text, language })] }).ops).map(
        (op) => op.kind === 'text' && op.direction,
      )
    expect(directions('שלום', 'en')).toEqual(['rtl'])
    expect(directions('100 %', 'ar')).toEqual(['rtl'])
    expect(directions('100 %', 'en')).toEqual(['ltr'])
    expect(directions('hello', 'ar')).toEqual(['ltr'])
  })

  it('lets bars grow with their words, and moves picture and captions down', () => {
    const long = 'a header too long to stand on one line'
    const one = layout({ header: bar('short') })
    const two = layout({ header: bar(long), captions: [captionWith({ text: 'four' })] })
    expect(two.heightPx - one.heightPx).toBe(55)
    expect(two.ops.find((op) => op.kind === 'picture')).toMatchObject({ yPx: two.heightPx - 600 })
    expect(textOps(two.ops)[0]).toMatchObject({ baselinePx: two.heightPx - 600 + 81 })
  })

  it('rules the edge between bar and picture in ink', () => {
    const { ops, heightPx } = layout({ footer: bar('below') })
    expect(ops.filter((op) => op.kind === 'fill').slice(1)).toEqual([
      { kind: 'fill', xPx: 0, yPx: 600, widthPx: 800, heightPx: 6, color: '#1B1B22' },
    ])
    expect(heightPx).toBe(706)
    // A line of 55 px in the middle of the 100 px beneath the rule.
    expect(textOps(ops)[0]).toMatchObject({ baselinePx: 606 + (100 - 55) / 2 + 55 * 0.75 })
  })

  it('makes no bar for blank words', () => {
    expect(layout({ header: bar('  '), footer: bar('') }).heightPx).toBe(600)
  })

  it('knows the size without laying out the captions', () => {
    const meme = documentWith({ header: bar('above'), footer: bar('below and longer than above') })
    const { widthPx, heightPx } = layoutMeme(meme, fixedMeasure)
    expect(memeSize(meme, fixedMeasure)).toEqual({ widthPx, heightPx })
  })
})

describe('the watermark', () => {
  it('stands at the bottom right, quietly, a thirtieth of the height', () => {
    const [op] = textOps(layout({ watermark: 'Quipsmith' }).ops)
    expect(op).toMatchObject({ text: 'Quipsmith', opacity: 0.65 })
    if (op?.kind !== 'text') throw new Error('no watermark')
    const sizePx = 20 / 1.1
    expect(op.font).toContain(`${sizePx}px`)
    expect(op.xPx + 9 * 0.5 * sizePx).toBeCloseTo(800 - 6)
    expect(op.baselinePx).toBeLessThan(600)
    expect(op.baselinePx).toBeGreaterThan(580)
  })

  it('is cut after 40 characters and stays in the image', () => {
    const [op] = textOps(layout({ watermark: 'w'.repeat(60) }).ops)
    expect(op).toMatchObject({ text: 'w'.repeat(40) })
    expect(op?.kind === 'text' && op.xPx).toBeGreaterThan(0)
  })

  it('stands on the picture where there is a footer, whose words it would cover', () => {
    const footer = bar('the words of the footer')
    const [op] = textOps(layout({ watermark: 'Quipsmith', footer }).ops).slice(-1)
    expect(op).toMatchObject({ text: 'Quipsmith' })
    expect(op?.kind === 'text' && op.baselinePx).toBeLessThan(600)
  })

  it('is left out of previews up to 300 px', () => {
    const preview = { pictureWidthPx: 300, pictureHeightPx: 225, watermark: 'Quipsmith' }
    expect(textOps(layout(preview).ops)).toEqual([])
    expect(textOps(layout({ ...preview, pictureWidthPx: 301 }).ops)).toHaveLength(1)
  })
})
