import { describe, expect, it } from 'vitest'
import { captionFontFace } from '@/core/meme/caption-fonts'
import { type FitRequest, fitText } from '@/core/meme/fit-text'
import { fixedMeasure } from './fixed-measure'

const lineHeight = captionFontFace('Baloo 2').lineHeight
const fitWords = (request: Partial<FitRequest>) =>
  fitText(
    {
      text: 'words',
      boxWidthPx: 200,
      boxHeightPx: 100,
      maxSizePx: 60,
      floorSizePx: 10,
      fontFamily: 'Baloo 2',
      outlineEm: 0,
      ...request,
    },
    fixedMeasure,
  )

describe('fitText', () => {
  it('keeps the size asked for when the words fit', () => {
    expect(fitWords({ text: 'hi', maxSizePx: 40 })).toMatchObject({
      sizePx: 40,
      lines: ['hi'],
      lineWidthsPx: [40],
    })
  })

  it('finds the size at which the widest word fills the width', () => {
    // Ten characters of half an em are five em: 200 px make 40 px.
    expect(fitWords({ text: 'abcdefghij' }).sizePx).toBeCloseTo(40, 3)
  })

  it('finds the size at which the lines fill the height', () => {
    const { sizePx, lines } = fitWords({ text: 'one\ntwo\nsix' })
    expect(lines).toEqual(['one', 'two', 'six'])
    expect(sizePx).toBeCloseTo(100 / (3 * lineHeight), 3)
  })

  it('gives room to the outline on both sides', () => {
    expect(fitWords({ text: 'abcdefghij', outlineEm: 0.14 }).sizePx).toBeCloseTo(200 / 5.14, 3)
  })

  it('breaks lines where the outline leaves no room for one more word', () => {
    // Eight em of words in 8.1 em of box: there is room for them, but not for their outline.
    const box = { text: 'abcdefg hijklmno', boxWidthPx: 405, boxHeightPx: 200, maxSizePx: 50 }
    expect(fitWords(box).lines).toHaveLength(1)
    expect(fitWords({ ...box, outlineEm: 0.14 })).toMatchObject({
      sizePx: 50,
      lines: ['abcdefg', 'hijklmno'],
    })
  })

  it('fits again at the size that it found', () => {
    const text = 'When the retro has been moved to Friday at five and nobody told the cake'
    const first = fitWords({ text })
    const again = fitWords({ text, maxSizePx: first.sizePx })
    expect(again).toEqual(first)
    expect(first.overflow).toBe(false)
  })

  it('shrinks a long word rather than break it', () => {
    expect(fitWords({ text: 'antidisestablishment' })).toMatchObject({
      lines: ['antidisestablishment'],
      overflow: false,
    })
  })

  it('breaks a word between characters only when it is too wide at the floor size', () => {
    const { lines, overflow } = fitWords({ text: 'x'.repeat(60) })
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('x'.repeat(60))
    expect(overflow).toBe(false)
  })

  it('cuts what does not fit at the floor size, and says so', () => {
    const { sizePx, lines, overflow, lineWidthsPx } = fitWords({ text: 'never ending story '.repeat(40) })
    expect(overflow).toBe(true)
    expect(sizePx).toBeCloseTo(10, 3)
    expect(lines).toHaveLength(Math.floor(100 / (10 * lineHeight)))
    expect(lines.at(-1)).toMatch(/…$/)
    expect(Math.max(...lineWidthsPx)).toBeLessThanOrEqual(200.01)
  })

  it('treats a size below the floor as a wish', () => {
    expect(fitWords({ text: 'tiny', maxSizePx: 6 })).toMatchObject({ sizePx: 6, overflow: false })
  })

  it('draws nothing for blank text, without calling it overflow', () => {
    expect(fitWords({ text: ' \u200B ' })).toMatchObject({ lines: [], overflow: false })
  })

  it('shrinks when kerning makes a whole line wider than its parts', () => {
    const widening: typeof fixedMeasure = (text, font) =>
      fixedMeasure(text, font) * (text.includes(' ') && text.length > 1 ? 1.2 : 1)
    const fitted = fitText(
      {
        text: 'ab cd',
        boxWidthPx: 100,
        boxHeightPx: 50,
        maxSizePx: 40,
        floorSizePx: 5,
        fontFamily: 'Baloo 2',
        outlineEm: 0,
      },
      widening,
    )
    expect(Math.max(...fitted.lineWidthsPx)).toBeLessThanOrEqual(100.01)
  })
})
