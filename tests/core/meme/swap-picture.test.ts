import { describe, expect, it } from 'vitest'
import { composeMeme, memeSize } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { swapPicture } from '@/core/meme/swap-picture'
import { findTemplate } from '@/templates/templates'
import { fixedMeasure } from './fixed-measure'

function templateOf(name: string) {
  const template = findTemplate(name)
  if (!template) throw new Error(`There is no ${name}.`)
  return template
}

function memeOn(
  name: string,
  texts: string[],
  bars: { header?: string; footer?: string } = {},
): MemeDocument {
  const template = templateOf(name)
  const words = Object.fromEntries(template.slots.map(({ id }, index) => [id, texts[index] ?? '']))
  return composeMeme({ template, words, ...bars, maxDimension: 800, watermark: 'Quipsmith' }, fixedMeasure)
}

const textsOf = ({ captions }: MemeDocument) => captions.map(({ text }) => text)

describe('another picture beneath the same words', () => {
  it('takes them into its own places in reading order, as large as the meme was', () => {
    const swapped = swapPicture(
      memeOn('two-buttons', ['sleep', 'scroll']),
      templateOf('nope-yep'),
      fixedMeasure,
    )
    expect(swapped.imageName).toBe('nope-yep')
    expect(textsOf(swapped)).toEqual(['sleep', 'scroll'])
    expect(swapped.captions.map(({ slot }) => slot)).toEqual(templateOf('nope-yep').slots.map(({ id }) => id))
    expect(Math.max(...Object.values(memeSize(swapped, fixedMeasure)))).toBe(800)
    expect(swapped.watermark).toBe('Quipsmith')
  })

  it('leaves places blank for which there are no words', () => {
    const swapped = swapPicture(
      memeOn('two-buttons', ['sleep', 'scroll']),
      templateOf('podium'),
      fixedMeasure,
    )
    expect(textsOf(swapped)).toEqual(['sleep', 'scroll', ''])
  })

  it('closes up over a place that was blank', () => {
    const swapped = swapPicture(memeOn('two-buttons', ['', 'scroll']), templateOf('nope-yep'), fixedMeasure)
    expect(textsOf(swapped)).toEqual(['scroll', ''])
  })

  it('lets words without a place stand beneath it, before the footer that was there', () => {
    const meme = memeOn('podium', ['one', 'two', 'three'], { header: 'Above', footer: 'Below' })
    const swapped = swapPicture(meme, templateOf('two-buttons'), fixedMeasure)
    expect(textsOf(swapped)).toEqual(['one', 'two'])
    expect(swapped.header?.text).toBe('Above')
    expect(swapped.footer?.text).toBe('three\nBelow')
  })

  it('says the first words above a picture without places', () => {
    const bare = { name: 'upload:0123456789012345678901', width: 400, height: 300, slots: [] }
    const swapped = swapPicture(memeOn('two-buttons', ['sleep', 'scroll']), bare, fixedMeasure)
    expect([swapped.header?.text, swapped.captions, swapped.footer?.text]).toEqual(['sleep', [], 'scroll'])
  })

  it('keeps signs that were added, in their place and their shape', () => {
    const meme = memeOn('two-buttons', ['sleep', 'scroll'])
    const sign = { text: '🔥', x: 350, y: 350, width: 100, height: 100, fontSize: 100, fontFamily: 'Baloo 2' }
    const added = { ...meme, captions: [...meme.captions, { ...sign, rotateAngle: 0 }] }
    const swapped = swapPicture(added, templateOf('side-glance'), fixedMeasure)
    const last = swapped.captions.at(-1)
    expect(last).toMatchObject({ text: '🔥' })
    expect(last?.width).toBe(last?.height)
    expect(((last?.x ?? 0) + (last?.width ?? 0) / 2) / swapped.pictureWidthPx).toBeCloseTo(0.5, 2)
    expect(textsOf(swapped).slice(0, 3)).toEqual(['sleep', 'scroll', ''])
  })

  it('keeps the colour of bars', () => {
    const meme = memeOn('two-buttons', ['a', 'b'], { header: 'Above' })
    const coloured = { ...meme, header: meme.header && { ...meme.header, fontColor: '#6E56CF' } }
    expect(swapPicture(coloured, templateOf('nope-yep'), fixedMeasure).header?.fontColor).toBe('#6E56CF')
  })
})
