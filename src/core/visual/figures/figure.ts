import { type FittedText, fitText } from '../../meme/fit-text'
import type { Ground } from '../paint-box'
import type { Point } from '../path-data'
import type { Pen } from '../pen'
import { onCircle, polygon } from '../shapes'

/** The part of the picture that a figure draws in; its middle is 0 0. */
export interface Stage {
  widthPx: number
  heightPx: number
}

/** A visual metaphor with a few words. */
export interface Figure {
  title: string
  /** How many labels it can carry. */
  takes: readonly number[]
  grounds: readonly Ground[]
  /** Alt text with the labels: a phrase without a full stop. */
  alt(words: readonly string[]): string
  /**
   * Horizontal centre: x = 0 of the drawing, for drawings that are symmetrical about it, or the centre of the bounding
   * box. Vertically it is always the box.
   */
  centre: 'axis' | 'box'
  /** In px, never scaled up. */
  draw(pen: Pen, words: readonly string[], stage: Stage): void
}

/** Left, top, width and height in px. */
export type WordBox = readonly [xPx: number, yPx: number, widthPx: number, heightPx: number]

export interface WordStyle {
  maxSizePx?: number
  align?: 'left' | 'center' | 'right'
  vertical?: 'top' | 'middle' | 'bottom'
  color?: string
}

const labelSizePx = 58
/** Smaller words would not be read on a phone; longer ones are cut instead. */
const floorSizePx = 27

export type Label = readonly [text: string, box: WordBox, style?: WordStyle]

/** A label keeps to one line as long as that costs no more than this share of its size. */
const oneLineShare = 0.76

const fitIn = (
  pen: Pen,
  text: string,
  [, , boxWidthPx, boxHeightPx]: WordBox,
  maxSizePx: number,
): FittedText =>
  fitText(
    { text, boxWidthPx, boxHeightPx, maxSizePx, floorSizePx, fontFamily: 'Baloo 2', outlineEm: 0 },
    pen.measure,
  )

function bestSize(pen: Pen, text: string, box: WordBox, maxSizePx: number): number {
  const [x, y, widthPx, heightPx] = box
  const oneLine = fitIn(pen, text, [x, y, widthPx, Math.min(heightPx, maxSizePx * 1.45)], maxSizePx)
  const isWhole = oneLine.lines.length === 1 && !oneLine.overflow
  if (isWhole && oneLine.sizePx >= maxSizePx * oneLineShare) return oneLine.sizePx
  return fitIn(pen, text, box, maxSizePx).sizePx
}

/** Writes labels that belong together, all in the size that the tightest of them needs; none leaves its box. */
export function writeAll(pen: Pen, labels: readonly Label[]): void {
  const sizes = labels.map(([text, box, style]) => bestSize(pen, text, box, style?.maxSizePx ?? labelSizePx))
  const commonPx = Math.min(...sizes.filter((sizePx) => sizePx > 0))
  for (const [text, box, style = {}] of labels) {
    const { align = 'center', vertical = 'middle', color = pen.lineColor } = style
    const [xPx, yPx, widthPx, heightPx] = box
    const fitted = fitIn(pen, text, box, commonPx)
    pen.add({ kind: 'words', text, xPx, yPx, widthPx, heightPx, fitted, align, vertical, color })
  }
}

/** Writes words into a box; they never leave it. */
export function write(pen: Pen, text: string, box: WordBox, style: WordStyle = {}): void {
  writeAll(pen, [[text, box, style]])
}

/**
 * Writes one label across the foot of a drawing, or two at its ends.
 *
 * @param foot its top and its width, the height for one label, and the gap between two as a share of the width
 */
export function writeBelow(
  pen: Pen,
  [first, last]: readonly [first: string, last: string | undefined],
  { y, widthPx, heightPx, gap }: { y: number; widthPx: number; heightPx: number; gap: number },
): void {
  const left = -widthPx / 2
  if (last === undefined) {
    write(pen, first, [left, y, widthPx, heightPx], { maxSizePx: 72, vertical: 'top' })
    return
  }
  const half = (widthPx * (1 - gap)) / 2
  writeAll(pen, [
    [first, [left, y, half, 150], { align: 'left', vertical: 'top' }],
    [last, [(widthPx * gap) / 2, y, half, 150], { align: 'right', vertical: 'top' }],
  ])
}

/** The head of an arrow whose tip is at a point; 0 degrees points to the right. */
export function arrowHead([x, y]: Point, degrees: number, sizePx = 34): string {
  const [left, right] = [onCircle(x, y, sizePx, degrees + 150), onCircle(x, y, sizePx, degrees - 150)]
  return polygon([[x, y], left, right])
}

/** A label in quotation marks, for alt texts. */
export const quoted = (text: string | undefined) => `“${text ?? ''}”`
