import { describe, expect, it } from 'vitest'
import { composeMeme, type MemeParts, memeSize } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import { layoutMeme } from '@/core/meme/layout-meme'
import { scaleMeme } from '@/core/meme/scale-meme'
import type { TemplateSlot } from '@/core/template/template'
import { template as beforeAfter } from '@/templates/before-after/template'
import { template as nopeYep } from '@/templates/nope-yep/template'
import { templates } from '@/templates/templates'
import { fixedMeasure } from './fixed-measure'

const words = { reject: 'Reading the manual', approve: 'Pressing every button in order of size' }
const compose = (part: Partial<MemeParts>) =>
  composeMeme({ template: nopeYep, words, maxDimension: 800, watermark: '', ...part }, fixedMeasure)

/** The sample template with one slot changed. */
function templateWith(slot: Partial<TemplateSlot>) {
  const [first, ...others] = nopeYep.slots
  if (!first) throw new Error('the sample template has no slots')
  return { ...nopeYep, slots: [{ ...first, ...slot }, ...others] }
}

describe('composeMeme', () => {
  it('makes the longer side exactly as long as asked, with and without bars', () => {
    const bars = [
      {},
      { header: 'Monday' },
      { header: 'A header of several words '.repeat(5), footer: 'And below' },
    ]
    for (const template of templates) {
      for (const maxDimension of [256, 500, 801, 2048]) {
        for (const bar of bars) {
          const meme = composeMeme({ template, words: {}, maxDimension, watermark: '', ...bar }, fixedMeasure)
          const { widthPx, heightPx } = memeSize(meme, fixedMeasure)
          expect(Math.max(widthPx, heightPx), `${template.name} ${maxDimension}`).toBe(maxDimension)
          const stretch = (meme.pictureHeightPx / meme.pictureWidthPx) * (template.width / template.height)
          expect(Math.abs(stretch - 1), `${template.name} ${maxDimension}`).toBeLessThan(0.015)
        }
      }
    }
  })

  it('places slots by their fractions and keeps the fitted size', () => {
    const meme = compose({})
    expect(meme.captions[0]).toMatchObject({ slot: 'reject', x: 428, y: 36, width: 340, height: 328 })
    const { captions } = layoutMeme(meme, fixedMeasure)
    expect(captions.map((caption) => caption.fontSizePx)).toEqual(
      meme.captions.map((caption) => caption.fontSize),
    )
    expect(meme.captions[1]?.fontSize).toBeLessThanOrEqual(0.084 * 800)
  })

  it('leaves a slot without words blank', () => {
    expect(compose({ words: {} }).captions.map((caption) => caption.text)).toEqual(['', ''])
  })

  it('sets capitals by the rules of the language', () => {
    const template = templateWith({ upperCase: true })
    const text = (language?: string) =>
      compose({ template, words: { reject: 'iyi' }, language }).captions[0]?.text
    expect(text('tr')).toBe('İYİ')
    expect(text('en')).toBe('IYI')
    expect(text('not a language')).toBe('IYI')
  })

  it('makes no bar of blank words', () => {
    expect(compose({ header: '   ', footer: '' })).toMatchObject({ header: null, footer: null })
  })
})

describe('scaleMeme', () => {
  it('lays out the same lines at another size', () => {
    const meme = compose({ header: 'A header that wraps because it has many words in it, truly' })
    const lines = layoutMeme(meme, fixedMeasure).captions.map((caption) => caption.lines)
    for (const factor of [0.33, 1.7, 2.56]) {
      const { captions, widthPx, heightPx } = layoutMeme(scaleMeme(meme, factor), fixedMeasure)
      expect(captions.map((caption) => caption.lines)).toEqual(lines)
      expect(widthPx).toBe(Math.round(meme.pictureWidthPx * factor))
      expect(Math.abs(heightPx - memeSize(meme, fixedMeasure).heightPx * factor)).toBeLessThan(3)
    }
  })
})

describe('describeMeme', () => {
  it('says what is seen, then the words with their roles, top to bottom', () => {
    const template = beforeAfter
    const [first] = template.slots
    const meme = compose({ template, words: { [first?.id ?? '']: 'One\nquick question' }, header: 'Monday' })
    const text = describeMeme(template, meme)
    expect(text.startsWith(`${template.altText} Text above the picture: “Monday”. `)).toBe(true)
    expect(text).toContain(': “One quick question”.')
    expect(text.match(/“/g)).toHaveLength(2)
  })

  it('gives words that are a quotation no second pair of marks', () => {
    const meme = compose({ words: { reject: '“We are a family”', approve: '“Yes”, then “no”' } })
    const text = describeMeme(nopeYep, meme)
    expect(text).toContain(': “We are a family”.')
    expect(text).toContain(': ““Yes”, then “no””.')
  })
})
