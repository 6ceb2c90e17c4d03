import { describe, expect, it } from 'vitest'
import { layoutMeme } from '@/core/meme/layout-meme'
import { exampleMeme } from '@/features/landing/example-meme'

/** Half an em for every character: near enough to a real face, and the same everywhere. */
const measure = (text: string, font: string) => text.length * Number(/(\d+(\.\d+)?)px/.exec(font)?.[1]) * 0.5

describe('an example meme', () => {
  it('is worded when it is painted: nothing overflows although no width was known before', () => {
    const { document } = exampleMeme('podium', {
      first: 'Said it was almost done',
      second: 'Actually did it',
      third: 'Opened the file',
    })
    const { captions } = layoutMeme(document, measure)
    expect(captions.map(({ overflow }) => overflow)).toEqual([false, false, false])
  })

  it('says its words to those who cannot see it', () => {
    const { altText } = exampleMeme('nope-yep', { reject: 'Doing it', approve: 'Planning to' })
    expect(altText).toContain('“Doing it”')
    expect(altText).toContain('“Planning to”')
  })

  it('keeps the shape of its template, so its room is right before it is painted', () => {
    const { document } = exampleMeme('big-ideas', { level1: 'One' })
    expect(document.pictureWidthPx / document.pictureHeightPx).toBeCloseTo(1000 / 1400, 2)
    expect(document.header).toBeNull()
    expect(document.footer).toBeNull()
  })

  it('does not exist without its template', () => {
    expect(() => exampleMeme('no-such-template', {})).toThrow('no-such-template')
  })
})
