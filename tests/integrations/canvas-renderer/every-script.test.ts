import '@tests/support/no-host-fonts'

import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { scriptSamples } from '@tests/support/script-samples'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/core/language/languages'
import { captionFont } from '@/core/meme/caption-fonts'
import { layoutMeme } from '@/core/meme/layout-meme'
import { scriptFamilies } from '@/core/meme/script-fonts'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

let renderer: MemeRenderer

beforeAll(async () => {
  renderer = (await createSampleRenderer()).renderer
})

/** The pixels of a text, as they are drawn after the layout has measured it. */
function drawn(text: string, font: string): string {
  renderer.measure(text, font)
  const surface = createCanvas(80, 80).getContext('2d')
  surface.lang = 'en'
  surface.font = font
  surface.fillText(text, 20, 55)
  return Buffer.from(surface.canvas.data()).toString('latin1')
}

/** The letters of a text that are drawn as the box of a letter that no font has. */
function boxesIn(text: string, family: string): string[] {
  const font = captionFont(family, 40, text)
  const unassigned = '\u{10eeee}'
  const box = drawn(unassigned, font)
  const letters = new Set(text.normalize('NFC').match(/[\p{L}\p{N}\p{P}]/gu))
  return [...letters].filter((letter) => drawn(letter, font) === box)
}

describe('without any fonts of the machine', () => {
  it('nothing but our families is known', () => {
    const foreign = GlobalFonts.families.filter(({ family }) => !/^(Anton|Baloo 2|Noto )/.test(family))
    expect(foreign).toEqual([])
  })

  it('an English meme takes no file of any other script, and none of emoji', async () => {
    const { renderer: fresh } = await createSampleRenderer()
    const before = GlobalFonts.families
    await fresh.render(sampleDocument, { format: 'jpg' })
    expect(GlobalFonts.families).toEqual(before)
    expect(before.some(({ family }) => scriptFamilies.includes(family) || family.includes('Emoji'))).toBe(
      false,
    )
  })

  it('a letter that none of our fonts has is drawn as a box, so that the tests below can fail', () => {
    expect(boxesIn('aᚠ', 'Baloo 2')).toEqual(['ᚠ'])
    expect(drawn('ก', '800 40px "Baloo 2", "Noto Sans"')).toBe(drawn('ข', '800 40px "Baloo 2", "Noto Sans"'))
  })

  it.each(scriptSamples)('$script has all its letters: $text', ({ text }) => {
    for (const family of ['Anton', 'Baloo 2', 'Noto Sans']) expect(boxesIn(text, family)).toEqual([])
  })

  it('every language can write its own name', () => {
    for (const { code, nativeName } of languages) expect(boxesIn(nativeName, 'Anton'), code).toEqual([])
  })

  it('Han takes the few files of a sentence, not the hundred of the family', () => {
    drawn('月曜日の朝、コードが動く。', captionFont('Baloo 2', 40, '月曜日の朝、コードが動く。'))
    const files = GlobalFonts.families.find(({ family }) => family === 'Noto Sans JP Variable')?.styles ?? []
    expect(files.length).toBeGreaterThan(3)
    expect(files.length).toBeLessThan(30)
  })
})

describe('writing', () => {
  const width = (text: string) => renderer.measure(text, captionFont('Baloo 2', 100, text))

  it('joins Arabic letters', () => {
    const alone = ['م', 'ر', 'ح', 'ب', 'ا'].reduce((sum, letter) => sum + width(letter), 0)
    expect(width('مرحبا')).toBeLessThan(alone * 0.9)
  })

  it.each([
    ['क्ष', 'क', 'ष'],
    ['ক্ষ', 'ক', 'ষ'],
    ['ක්‍ෂ', 'ක', 'ෂ'],
  ])('makes one sign of %s', (conjunct, first, second) => {
    expect(width(conjunct)).toBeLessThan((width(first) + width(second)) * 0.95)
  })

  it('draws a character as the Chinese and as the Japanese write it', () => {
    const bone = (beside: string) => drawn('骨', captionFont('Baloo 2', 40, `骨${beside}`))
    expect(bone('が')).not.toBe(bone('们'))
    expect(bone('們')).not.toBe(bone('们'))
    expect(bone('は')).toBe(bone('が'))
  })

  it.each(scriptSamples)('lays $script out in its direction', ({ script, text }) => {
    const [caption] = sampleDocument.captions
    if (!caption) throw new Error('The sample has a caption')
    const meme = { ...sampleDocument, header: null, watermark: '', captions: [{ ...caption, text }] }
    const op = layoutMeme(meme, renderer.measure).ops.find(({ kind }) => kind === 'text')
    const rightToLeft = /Arabic|Persian|Urdu|Pashto|Sindhi|Uyghur|Kurdish|Hebrew|Yiddish|Thaana/.test(script)
    expect(op).toMatchObject({ direction: rightToLeft ? 'rtl' : 'ltr' })
  })
})
