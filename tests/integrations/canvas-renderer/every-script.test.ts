import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { lettersOfFont } from '@tests/support/letters-of-font'
import { scriptSamples } from '@tests/support/script-samples'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/core/language/languages'
import { captionFont, emojiFamily } from '@/core/meme/caption-fonts'
import { layoutMeme } from '@/core/meme/layout-meme'
import { scriptFamilies } from '@/core/meme/script-fonts'
import type { CanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { findScriptFont } from '@/server/integrations/canvas-renderer/find-script-font'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

const packagesDir = path.resolve('node_modules/@fontsource')
const familiesAtStart = GlobalFonts.families.map(({ family }) => family)
let renderer: CanvasRenderer

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

/** The letters of each file; none is read twice. */
const lettersByFile = new Map<string, Set<number>>()

function lettersOf(file: string): Set<number> {
  const letters = lettersByFile.get(file) ?? lettersOfFont(readFileSync(file))
  lettersByFile.set(file, letters)
  return letters
}

/** True if a font file that the renderer uses for this family has the letter. */
function holds(family: string, letter: string): boolean {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const filesDir = path.join(packagesDir, name, 'files')
  const files = scriptFamilies.includes(family)
    ? [findScriptFont(packagesDir, family, 700)(letter)]
    : readdirSync(filesDir)
        .filter((file) => /-(700|800|400)-normal\.woff2$/.test(file))
        .map((file) => path.join(filesDir, file))
  return files.some((file) => file !== undefined && lettersOf(file).has(letter.codePointAt(0) ?? 0))
}

/** Letters that a machine without host fonts would draw as empty boxes. */
function missingLetters(text: string): string[] {
  const families = Array.from(captionFont('Anton', 40, text).matchAll(/"([^"]+)"/g), ([, name = '']) => name)
  const faces = families.filter((family) => family !== emojiFamily)
  const letters = new Set(
    text.match(/(?![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}])[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu),
  )
  letters.delete('\ufe0f')
  return [...letters].filter((letter) => !faces.some((family) => holds(family, letter)))
}

describe('the caption fonts', () => {
  it('are not said to have what they lack', () => {
    expect(missingLetters('Words ᚠ, ☭ ꙮ 𐎠')).toEqual(['ᚠ', '☭', '𐎠'])
    expect(holds('Noto Sans Thai', 'ก')).toBe(true)
    expect(holds('Noto Sans Thai', 'ກ')).toBe(false)
  })

  it.each(scriptSamples)('have every letter of $script: $text', ({ text }) => {
    expect(missingLetters(text)).toEqual([])
  })

  it('have the signs of plain captions, in any of them', () => {
    const signs = '→ ← ⇒ ✓ ★ ☆ ♪ ∞ ≠ ≤ √ ■ ● ▲ ₹ ₽ ₪ ฿ ؟'
    expect(missingLetters(signs)).toEqual([])
    for (const sign of signs.split(' ')) expect(missingLetters(sign), sign).toEqual([])
  })

  it('have every letter that a language needs for its own name', () => {
    for (const { code, nativeName } of languages) expect(missingLetters(nativeName), code).toEqual([])
  })
})

describe('the canvas', () => {
  it('takes no file of any other script for an English meme, and none of emoji', async () => {
    const { renderer: fresh } = await createSampleRenderer()
    await fresh.render(sampleDocument, { format: 'jpg' })
    const known = GlobalFonts.families.map(({ family }) => family)
    expect(known).toContain('Noto Sans')
    const lazy = [...scriptFamilies, emojiFamily]
    // A family may also be one of the machine's: ours then adds no file to it.
    expect(known.filter((family) => lazy.includes(family))).toEqual(
      familiesAtStart.filter((family) => lazy.includes(family)),
    )
  })

  it.each(scriptSamples)('draws no empty box for $script', ({ text }) => {
    const font = captionFont('Anton', 40, text)
    const box = drawn('\u{10eeee}', font)
    const boxes = text.match(/\p{L}/gu)?.filter((letter) => drawn(letter, font) === box)
    expect(boxes).toEqual([])
  })

  it('takes the few files of a Japanese sentence, not the hundred of the family', () => {
    const text = '月曜日の朝、コードが動く。'
    drawn(text, captionFont('Baloo 2', 40, text))
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
