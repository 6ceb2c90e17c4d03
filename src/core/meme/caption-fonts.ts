import { eastAsianFamiliesOf, hasEastAsianWords, scriptFamiliesOf } from './script-fonts'

/** Metrics of a caption family. Lengths are in em, so they hold for every size. */
export interface CaptionFontFace {
  family: string
  weight: number
  /** Distance between two baselines. */
  lineHeight: number
  /** Share of the line that lies above the baseline; puts Latin words optically in the middle of their box. */
  ascentShare: number
  /** The same two for words with marks far above or below the letters. @see hasTallMarks */
  tallLineHeight: number
  tallAscentShare: number
}

/** Every caption family; one weight each. The numbers come from the fonts' glyph bounds. */
export const captionFonts = {
  Anton: {
    family: 'Anton',
    weight: 400,
    lineHeight: 1.18,
    ascentShare: 0.86,
    tallLineHeight: 1.44,
    tallAscentShare: 0.87,
  },
  'Baloo 2': {
    family: 'Baloo 2',
    weight: 800,
    lineHeight: 1.1,
    ascentShare: 0.75,
    tallLineHeight: 1.4,
    tallAscentShare: 0.75,
  },
  'Noto Sans': {
    family: 'Noto Sans',
    weight: 700,
    lineHeight: 1.2,
    ascentShare: 0.77,
    tallLineHeight: 1.4,
    tallAscentShare: 0.76,
  },
} as const satisfies Record<string, CaptionFontFace>

const lastResort = captionFonts['Noto Sans']

/** Colour emoji; never first in a list, because it also holds digits of its own. */
export const emojiFamily = 'Noto Color Emoji'
// Three that Unicode counts as pictures are signs in the families before it.
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u

/** The face of a family name; 'Baloo 2' for any name that is not in the table. */
export function captionFontFace(family: string): CaptionFontFace {
  return Object.hasOwn(captionFonts, family)
    ? captionFonts[family as keyof typeof captionFonts]
    : captionFonts['Baloo 2']
}

/**
 * The CSS font shorthand that draws a text in a family at a size: behind the family "Noto Sans", then the families
 * of the text's other scripts and the emoji when it has some: `800 42px "Baloo 2", "Noto Sans", "Noto Sans Thai"`.
 *
 * @param text all words that are drawn or measured with it, the same for both: it decides the families
 */
export function captionFont(family: string, sizePx: number, text: string): string {
  const face = heavyEnough(captionFontFace(family), text)
  const families = new Set([face.family, lastResort.family, ...familiesBehind(text)])
  return `${face.weight} ${sizePx}px ${[...families].map((name) => `"${name}"`).join(', ')}`
}

/** Fallback families behind "Noto Sans" for a text, in the order in which they are tried. */
export function familiesBehind(text: string): string[] {
  // The East Asian families hold hearts, suns and footballs too, in one colour.
  return [...scriptFamiliesOf(text), ...(emoji.test(text) ? [emojiFamily] : []), ...eastAsianFamiliesOf(text)]
}

/** The East Asian families take the weight of the first one: beside a display face of weight 400 they would be thin. */
function heavyEnough(face: CaptionFontFace, text: string): CaptionFontFace {
  return face.weight < lastResort.weight && hasEastAsianWords(text) ? lastResort : face
}

// Scripts that stack marks on their letters: Hebrew to Syriac, the Indic ones, Thai, Lao, Tibetan, Burmese,
// Khmer, and the twice-marked letters of Vietnamese.
const tallScripts = /[\u0590-\u109f\u1780-\u17ff\u1ea0-\u1ef9\ufb1d-\ufdff\ufe70-\ufeff]/
const markedCapitalOrStack = /\p{Lu}\p{M}|\p{M}{2}/u

/** True if lines need more room than plain Latin: stacked marks, or marks on capitals. */
export function hasTallMarks(text: string): boolean {
  return tallScripts.test(text) || markedCapitalOrStack.test(text.normalize('NFD'))
}
