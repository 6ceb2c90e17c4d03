import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '@/contracts/errors'
import type { Bar, Caption, MemeDocument } from '@/core/meme/meme-document'
import { createRandom, type SeededRandom } from '@/core/random/seeded-random'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import { createSampleRenderer, sampleDocument } from './sample-renderer'

const documentCount = 200
const alphabets = [
  'abc def ghi. ',
  'שלום עולם ',
  'مرحبا بك ',
  'नमस्ते ',
  'ฉันไม่อยาก',
  '今日は。們這',
  '👩‍🚀👍🏽🇳🇵❤️🏴󠁧󠁢󠁳󠁣󠁴󠁿 ',
  '\u202e\u202d\u2066\u2067\u2068\u2069\u200e\u200f',
  '\u200b\u200c\u200d\u2060\ufeff\u00ad',
  'a\u0301\u0302\u0303\u0304\u0305\u0489',
  '\ud83d\ude00\ud83d \ude00\udbff',
  '\n\r\u2028\u2029\t \v\f\0\u0007<>&"\'{}',
  '\u{10ffff}\ufffe\uffff\u{e000}𐎠ꙮ',
]
const lengths = [0, 1, 7, 30, 300, 3000]
const numbers = [0, -1, 1, 0.5, 13, 100, 333.3, 800, 4096, -500, 1e9, -1e9, 1e-9]
const brokenNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
const sizes = [
  1,
  2,
  16,
  100.5,
  320,
  800,
  2048,
  10_000,
  1e9,
  0.001,
  0,
  -5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
]
const families = [
  'Anton',
  'Baloo 2',
  'Noto Sans',
  'none of these',
  '',
  '"; drop',
  'Noto Color Emoji',
  '__proto__',
]
const colors = ['#000000', '#ffffff', 'red', '', 'no colour', 'url(#x)', '#12']

const textOf = (random: SeededRandom) => {
  const letters = Array.from(random.pick(alphabets) + random.pick(alphabets))
  return Array.from({ length: random.pick(lengths) }, () => random.pick(letters)).join('')
}
const numberOf = (random: SeededRandom) => random.pick(random.int(8) === 0 ? brokenNumbers : numbers)

function hostileCaption(random: SeededRandom): Caption {
  return {
    text: textOf(random),
    x: numberOf(random),
    y: numberOf(random),
    width: numberOf(random),
    height: numberOf(random),
    fontSize: numberOf(random),
    fontFamily: random.pick(families),
    color: random.pick([undefined, ...colors]),
    strokeColor: random.pick([undefined, null, ...colors]),
    align: random.pick([undefined, 'left', 'center', 'right']),
    rotateAngle: numberOf(random),
    language: random.pick([undefined, 'en', 'ar', 'no such language', '']),
    appearAt: random.pick([undefined, 0, 0.5, 1, -1, 7, Number.NaN]),
  }
}

function hostileBar(random: SeededRandom): Bar | null {
  if (random.int(2) === 0) return null
  const fontSize = random.pick([numberOf(random), 10_000])
  return { text: textOf(random), fontSize, fontColor: random.pick(colors), fontFamily: random.pick(families) }
}

function hostileDocument(random: SeededRandom): MemeDocument {
  return {
    imageName: random.pick([
      'sample',
      'sample',
      'sample',
      'walker',
      'walker',
      '../sample',
      '',
      '\ud800',
      'x'.repeat(5000),
    ]),
    pictureWidthPx: random.pick([320, 800, random.pick(sizes)]),
    pictureHeightPx: random.pick([240, 600, random.pick(sizes)]),
    captions: Array.from({ length: random.pick([0, 1, 3, 20]) }, () => hostileCaption(random)),
    header: hostileBar(random),
    footer: hostileBar(random),
    watermark: random.pick(['', 'Quipsmith', textOf(random)]),
  }
}

let renderer: MemeRenderer
beforeAll(async () => {
  renderer = (await createSampleRenderer()).renderer
})

describe('hostile documents', () => {
  const random = createRandom(200)
  const runs = Array.from({ length: documentCount }, (_, run) => ({
    run,
    document: hostileDocument(random),
    format: random.pick(['png', 'jpg', 'webp', 'gif'] as const),
    widthPx: random.pick([undefined, 16, 300, 900, 1e9, -1, Number.NaN]),
    altText: textOf(random),
  }))

  it('are painted, or refused with a sentence', async () => {
    let painted = 0
    const failures: string[] = []
    for (const { run, document, ...options } of runs) {
      try {
        const image = await renderer.render(document, options)
        const { width, height } = await sharp(image).metadata()
        // Reads every pixel: a broken stream throws.
        await sharp(image).stats()
        if (Math.max(width, height) > 2048) failures.push(`${run}: ${width} × ${height}`)
        painted++
      } catch (error) {
        const refused = error instanceof AppError && ['BAD_REQUEST', 'NOT_FOUND'].includes(error.code)
        if (!refused) failures.push(`${run}: ${error}`)
      }
    }
    expect(failures).toEqual([])
    expect(painted).toBeGreaterThan(documentCount / 4)
  }, 240_000)

  it('leave the renderer as it was', async () => {
    const before = await renderer.render(sampleDocument, { format: 'png' })
    for (const { document, ...options } of runs.slice(0, 20)) {
      await renderer.render(document, options).catch(() => undefined)
    }
    const after = await renderer.render(sampleDocument, { format: 'png' })
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
  }, 60_000)
})
