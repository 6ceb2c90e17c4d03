import { artColors } from './art-colors'
import { captionFont } from './caption-fonts'
import type { DrawOp, MeasureText } from './draw-op'
import { type FittedText, fitWords } from './fit-text'
import { type MeasuredWords, measureWords } from './measure-words'
import type { Bar } from './meme-document'
import { textDirection } from './text-direction'

// All shares are of the picture's width, so that a bar keeps its shape when the document is scaled.
const sidePaddingShare = 0.045
const verticalPaddingShare = 0.028
/** The rule between bar and picture, as heavy as the ink lines of the templates. */
const ruleShare = 0.008
/** The most that the words of one bar may take; then they shrink, then they are cut. */
const wordsHeightShareMax = 0.34
const readableShare = 1 / 40

/** Size of bar words before they are fitted, as a share of the picture's width. */
export const barFontSizeShare = 0.066

export interface BarLayout {
  /** A whole number; 0 when there is nothing to say. */
  heightPx: number
  fontSizePx: number
  /** Placed as if the bar began at `yPx` 0. */
  textOps: DrawOp[]
  rulePx: number
}

const noBar: BarLayout = { heightPx: 0, fontSizePx: 0, textOps: [], rulePx: 0 }

/** The strip of paper that the words of a bar need, at the picture's width. */
export function layoutBar(bar: Bar | null, pictureWidthPx: number, measure: MeasureText): BarLayout {
  if (!bar) return noBar
  const words = measureWords(bar.text, bar.fontFamily, measure)
  const { fitted, heightPx, rulePx } = fitBar(words, bar.fontSize, pictureWidthPx)
  if (heightPx === 0) return noBar
  const look = {
    font: captionFont(bar.fontFamily, fitted.sizePx, bar.text),
    color: bar.fontColor || artColors.ink,
    strokeColor: null,
    strokeWidthPx: 0,
    direction: textDirection(bar.text, undefined),
    rotateDeg: 0,
    pivotXPx: 0,
    pivotYPx: 0,
    opacity: 1,
    appearAt: 0,
  }
  const wordsHeightPx = fitted.lines.length * fitted.lineHeightPx
  const textOps = fitted.lines.map(
    (text, line): DrawOp => ({
      kind: 'text',
      text,
      xPx: (pictureWidthPx - (fitted.lineWidthsPx[line] ?? 0)) / 2,
      baselinePx: (heightPx - rulePx - wordsHeightPx) / 2 + line * fitted.lineHeightPx + fitted.ascentPx,
      ...look,
    }),
  )
  return { heightPx, fontSizePx: fitted.sizePx, textOps, rulePx }
}

interface FittedBar {
  fitted: FittedText
  /** A whole number; 0 when there is nothing to say. */
  heightPx: number
  rulePx: number
}

/** The words of a bar at most `fontSizePx` large, without placing them. */
export function fitBar(words: MeasuredWords, fontSizePx: number, pictureWidthPx: number): FittedBar {
  const fitted = fitWords(words, {
    boxWidthPx: pictureWidthPx * (1 - 2 * sidePaddingShare),
    boxHeightPx: pictureWidthPx * wordsHeightShareMax,
    maxSizePx: fontSizePx,
    floorSizePx: pictureWidthPx * readableShare,
    outlineEm: 0,
  })
  if (fitted.lines.length === 0) return { fitted, heightPx: 0, rulePx: 0 }
  const rulePx = Math.max(1, Math.round(pictureWidthPx * ruleShare))
  const paddingPx = pictureWidthPx * verticalPaddingShare
  const heightPx = Math.ceil(fitted.lines.length * fitted.lineHeightPx + 2 * paddingPx) + rulePx
  return { fitted, heightPx, rulePx }
}
