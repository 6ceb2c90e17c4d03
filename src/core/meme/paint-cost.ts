import type { Bar, Caption, MemeDocument } from './meme-document'

/**
 * Time to paint words, in ms of one core at the largest size of a picture, 2048 × 2048 px. An estimate from above:
 * the figures are those of the slowest letters and emoji of their kind, turned and each at a size of its own, so
 * that no glyph is painted from a cache.
 */

/** A letter of an alphabet, and any other sign: a Chinese one and an ampersand have outlines of many curves. */
const letterCost = 0.05
const signCost = 0.1
/** On a letter, with an outline of its own. */
const markCost = 0.005
/** A whole phrase as one glyph, such as ﷽. */
const phraseCost = 0.3
/** A picture full of emoji: they are drawings of many parts, painted pixel by pixel. */
const emojiAreaCost = 160
/** An outline is painted first, then the words over it. */
const outlinedTimes = 2

/**
 * The most that the words of one meme may take. Twelve boxes of 300 outlined letters keep to it, in any script, or two
 * pictures full of outlined emoji.
 */
export const paintCostMax = 900

/** The most moments at which words may appear: each is a frame of its own, painted and encoded. */
export const momentsMax = 12
/** Moving pictures are small. */
const movingShare = 0.15

/** How tall the words of a bar may become, as a share of the picture's width: see `layoutBar`. */
const barHeightShare = 0.34

const signs = /\P{M}/gu
const letters = /(?!\p{Script=Han})\p{L}/gu
const marks = /\p{M}/gu
const phrases = /[\ufdf0-\ufdfd]/gu
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/gu

interface Words {
  text: string
  /** The most that they cover of the largest picture, 0..1. */
  areaShare: number
  outlined: boolean
}

export function wordsCost({ text, areaShare, outlined }: Words): number {
  const signCount = countOf(text, signs)
  if (signCount === 0) return 0
  const letterCount = countOf(text, letters)
  const glyphs =
    letterCount * letterCost +
    (signCount - letterCount) * signCost +
    countOf(text, marks) * markCost +
    countOf(text, phrases) * phraseCost
  const area = areaShare * emojiAreaCost * Math.min(1, countOf(text, emoji) / signCount)
  return (glyphs + area) * (outlined ? outlinedTimes : 1)
}

/** The same for all words of a meme, at whatever width and in whatever format it is painted. */
export function paintCost({
  captions,
  header,
  footer,
  pictureWidthPx,
  pictureHeightPx,
}: MemeDocument): number {
  const areaPx = pictureWidthPx * pictureHeightPx
  const barShare = (barHeightShare * pictureWidthPx) / pictureHeightPx
  const moments = [0, ...momentsOf({ captions })]
  const parts = [
    ...captions.map((caption) => ({ cost: captionCost(caption, areaPx), appearAt: caption.appearAt ?? 0 })),
    ...[header, footer].map((bar) => ({ cost: barCost(bar, barShare), appearAt: 0 })),
  ]
  const still = parts.reduce((sum, { cost }) => sum + cost, 0)
  // On a moving picture each moment at which words appear paints all of them again.
  const moving = parts.reduce((sum, { cost, appearAt }) => {
    return sum + cost * movingShare * moments.filter((moment) => moment >= appearAt).length
  }, 0)
  return Math.max(still, moving)
}

/** When words appear in a moving picture, after its start. */
export function momentsOf({ captions }: Pick<MemeDocument, 'captions'>): number[] {
  return [...new Set(captions.flatMap(({ appearAt = 0 }) => (appearAt > 0 ? [appearAt] : [])))]
}

function captionCost({ text, width, height, fontSize, strokeColor }: Caption, pictureAreaPx: number): number {
  const areaPx = Math.min(width * height, text.length * fontSize ** 2)
  return wordsCost({
    text,
    areaShare: Math.min(1, areaPx / pictureAreaPx),
    outlined: Boolean(strokeColor),
  })
}

function barCost(bar: Bar | null, areaShare: number): number {
  return bar ? wordsCost({ text: bar.text, areaShare: Math.min(1, areaShare), outlined: false }) : 0
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
