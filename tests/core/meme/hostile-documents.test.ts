import { expect, it } from 'vitest'
import type { DrawOp } from '@/core/meme/draw-op'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { Caption } from '@/core/meme/meme-document'
import { createRandom, type SeededRandom } from '@/core/random/seeded-random'
import { fixedMeasure } from './fixed-measure'
import { captionWith, documentWith } from './sample-document'

const runs = 200
const alphabets = [
  'abc def ghi. ',
  'ÉÀÜ ',
  'שלום עולם ',
  'مرحبا بك ',
  'नमस्ते ',
  'ฉันไม่อยาก',
  '今日は。',
  '👩‍🚀👍🏽🇳🇵 ',
  '\u202E\u2066\u200B\uFEFF',
  'a\u0301\u0302\u0303\u0304\u0305',
  '\uD83D\uDE00\uD83D',
  '\n\r\u2028\t \v',
  '\0\u0007<>&"\'{}',
]
const lengths = [0, 1, 2, 7, 30, 120, 300, 10_000]
const numbers = [0, -1, 1, 0.5, 13, 100, 333.3, 800, 4096, 1e9, -1e9, 1e-9]
const brokenNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

function hostileText(random: SeededRandom): string {
  const length = random.pick(lengths)
  const letters = Array.from(random.pick(alphabets) + random.pick(alphabets))
  return Array.from({ length }, () => random.pick(letters)).join('')
}

function hostileCaption(random: SeededRandom): Caption {
  const number = () => random.pick(random.int(8) === 0 ? brokenNumbers : numbers)
  return captionWith({
    text: hostileText(random),
    x: number(),
    y: number(),
    width: number(),
    height: number(),
    fontSize: number(),
    rotateAngle: number(),
    fontFamily: random.pick(['Anton', 'Baloo 2', 'Noto Sans', 'none of these', '']),
    strokeColor: random.pick([null, '#000000']),
    align: random.pick(['left', 'center', 'right']),
    language: random.pick([undefined, 'en', 'ar', 'no such language', '']),
  })
}

function isFinitePlace(op: DrawOp): boolean {
  const places =
    op.kind === 'text'
      ? [op.xPx, op.baselinePx, op.strokeWidthPx, op.rotateDeg, op.pivotXPx, op.pivotYPx]
      : [op.xPx, op.yPx, op.widthPx, op.heightPx]
  return places.every(Number.isFinite)
}

/** True if every line lies in its caption's box, turned back upright. */
function staysInside(caption: Caption, op: DrawOp): boolean {
  if (op.kind !== 'text') return true
  const sizePx = Number(/([\d.e+-]+)px/.exec(op.font)?.[1])
  const slackPx = 0.01 + 1e-5 * (Math.abs(caption.x) + Math.abs(caption.y) + caption.width + caption.height)
  const rightPx = op.xPx + fixedMeasure(op.text, '1px') * sizePx
  return (
    op.xPx >= caption.x - slackPx &&
    rightPx <= caption.x + caption.width + slackPx &&
    op.baselinePx >= caption.y - slackPx &&
    op.baselinePx <= caption.y + caption.height + slackPx
  )
}

it(`lays out ${runs} hostile captions without throwing, and inside their boxes`, () => {
  const random = createRandom(20)
  let drawn = 0
  for (let run = 0; run < runs; run++) {
    const caption = hostileCaption(random)
    const { ops, captions } = layoutMeme(documentWith({ captions: [caption] }), fixedMeasure)
    const words = ops.slice(2)
    drawn += words.length
    const told = `run ${run}: ${JSON.stringify({ ...caption, text: caption.text.slice(0, 40) })}`
    expect(captions, told).toHaveLength(1)
    expect(words.every(isFinitePlace), told).toBe(true)
    expect(
      words.every((op) => staysInside(caption, op)),
      told,
    ).toBe(true)
  }
  expect(drawn).toBeGreaterThan(runs)
})

it(`makes a bar of bounded height of ${runs} hostile texts`, () => {
  const random = createRandom(21)
  for (let run = 0; run < runs; run++) {
    const fontSize = random.pick([...numbers, ...brokenNumbers])
    const header = { text: hostileText(random), fontSize, fontColor: '#000000', fontFamily: 'Anton' }
    const { heightPx, ops } = layoutMeme(
      documentWith({ header, watermark: hostileText(random) }),
      fixedMeasure,
    )
    expect(heightPx).toBeLessThan(600 + 800 * 0.45)
    expect(Number.isInteger(heightPx)).toBe(true)
    expect(ops.every(isFinitePlace)).toBe(true)
  }
})

it('survives a measure that knows nothing', () => {
  for (const width of [0, -5, ...brokenNumbers]) {
    const { ops } = layoutMeme(documentWith({ captions: [captionWith({})], watermark: 'w' }), () => width)
    expect(ops.every(isFinitePlace)).toBe(true)
  }
})
