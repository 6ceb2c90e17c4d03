import { graphemesOf } from '../text/graphemes'
import type { MeasureText } from './draw-op'
import { type MeasuredWords, measureWords } from './measure-words'
import type { Ruler } from './ruler'
import { countLines, wrapGreedily, wrapText } from './wrap-text'

export interface FitRequest extends FitBox {
  text: string
  fontFamily: string
}

/** Where words are to stand. */
export interface FitBox {
  /** px; the words and half their outline stay inside. */
  boxWidthPx: number
  boxHeightPx: number
  /** The size is never larger. */
  maxSizePx: number
  /** Least readable size: below it the words are cut rather than made smaller. */
  floorSizePx: number
  /** Width of the outline's stroke in em, 0 without one. */
  outlineEm: number
}

export interface FittedText {
  /** 0 when nothing is drawn. */
  sizePx: number
  lines: string[]
  /** Parallel to `lines`. */
  lineWidthsPx: number[]
  lineHeightPx: number
  /** From the top of a line to its baseline. */
  ascentPx: number
  /** The words did not fit at the floor size and end in an ellipsis, or are not drawn at all. */
  overflow: boolean
}

/** Forgives the rounding of a size that was itself found by fitting. */
const tolerance = 1 + 1e-6
const searchSteps = 22
const ellipsis = '…'

/**
 * The largest size, at most `maxSizePx`, at which the words stand in their box.
 *
 * 1. Clean the text; split it into lines that the writer gave and units that stay whole.
 * 2. Measure each unit once, in em.
 * 3. Units wider than the box at the floor size are split between graphemes; no others are.
 * 4. Search the largest size at which the fewest lines fit the height; break evenly at that size.
 * 5. Where even the floor size does not fit, cut with an ellipsis.
 * 6. Measure the finished lines; shrink the last hair's breadth if kerning made one too wide.
 */
export function fitText({ text, fontFamily, ...box }: FitRequest, measure: MeasureText): FittedText {
  return fitWords(measureWords(text, fontFamily, measure), box)
}

/** The same for words that are measured already: steps 3 to 6. */
export function fitWords(words: MeasuredWords, box: FitBox): FittedText {
  if (words.isBlank) return nothingFitted(false)
  const { boxWidthPx, boxHeightPx, outlineEm } = box
  const maxSizePx = Math.min(box.maxSizePx, boxHeightPx)
  if (!(isLength(boxWidthPx) && isLength(boxHeightPx) && isLength(maxSizePx))) return nothingFitted(true)

  const { face, isTall, ruler, spaceEm } = words
  const lineEm = isTall ? face.tallLineHeight : face.lineHeight
  const ascentEm = lineEm * (isTall ? face.tallAscentShare : face.ascentShare)

  const roomEm = (sizePx: number) => (boxWidthPx / sizePx) * tolerance - outlineEm
  const linesAt = (sizePx: number) => Math.floor(((boxHeightPx / sizePx) * tolerance - outlineEm) / lineEm)
  // The floor gives way to a box that is lower than one line, and to a smaller size that was asked for.
  const floorPx = Math.min(box.floorSizePx, maxSizePx, boxHeightPx / (lineEm + outlineEm))
  const paragraphs = words.unitsWithin(roomEm(floorPx))

  const fits = (sizePx: number) => {
    const room = roomEm(sizePx)
    return paragraphs.reduce((sum, units) => sum + countLines(units, spaceEm, room), 0) <= linesAt(sizePx)
  }
  const sizePx = largestSize(floorPx, maxSizePx, fits)
  const overflow = sizePx === null
  const drawnPx = sizePx ?? floorPx
  const room = roomEm(drawnPx)
  const lines = overflow
    ? cutLines(
        paragraphs.flatMap((units) => wrapGreedily(units, spaceEm, room)),
        linesAt(drawnPx),
        room,
        ruler,
      )
    : paragraphs.flatMap((units) => wrapText(units, spaceEm, room))

  const widthsEm = lines.map(ruler)
  const finalPx = Math.min(drawnPx, (boxWidthPx * tolerance) / (Math.max(...widthsEm) + outlineEm))
  if (!(finalPx >= 1)) return nothingFitted(true)
  return {
    sizePx: finalPx,
    lines,
    lineWidthsPx: widthsEm.map((widthEm) => widthEm * finalPx),
    lineHeightPx: lineEm * finalPx,
    ascentPx: ascentEm * finalPx,
    overflow,
  }
}

function isLength(px: number): boolean {
  return Number.isFinite(px) && px >= 1
}

function nothingFitted(overflow: boolean): FittedText {
  return { sizePx: 0, lines: [], lineWidthsPx: [], lineHeightPx: 0, ascentPx: 0, overflow }
}

function largestSize(floorPx: number, maxPx: number, fits: (sizePx: number) => boolean): number | null {
  if (fits(maxPx)) return maxPx
  if (!fits(floorPx)) return null
  let fittingPx = floorPx
  let tooLargePx = maxPx
  for (let step = 0; step < searchSteps; step++) {
    const middlePx = (fittingPx + tooLargePx) / 2
    if (fits(middlePx)) fittingPx = middlePx
    else tooLargePx = middlePx
  }
  return fittingPx
}

function cutLines(lines: readonly string[], lineCount: number, roomEm: number, ruler: Ruler): string[] {
  const kept = lines.slice(0, Math.max(1, lineCount))
  if (kept.length === lines.length) return kept
  const graphemes = graphemesOf(kept.pop() ?? '')
  const ended = () => graphemes.join('').trimEnd() + ellipsis
  while (graphemes.length > 0 && ruler(ended()) > roomEm) graphemes.pop()
  return [...kept, ended()]
}
