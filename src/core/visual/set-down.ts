import { captionFont } from '../meme/caption-fonts'
import { textDirection } from '../meme/text-direction'
import { hashText } from '../random/hash-text'
import type { Ground } from './paint-box'
import { paintBox } from './paint-box'
import {
  type Bounds,
  boundsOf,
  formatPath,
  joinBounds,
  mapPoints,
  type Point,
  type Subpath,
  subdivide,
} from './path-data'
import type { Drawn, DrawnPath, DrawnWords } from './pen'
import { createTremble, formWaves, lineWaves, type Tremble } from './tremble'
import type { PathMark, TextMark, VisualDocument, VisualMark, VisualSize } from './visual-document'

/** Nothing but what bleeds comes nearer to an edge than this share of the shorter side. */
export const marginShare = 0.08
/** How far the middle of a drawing lies above the picture's: the eye finds the exact middle too low. */
const liftShare = 0.012
/** How far apart a long line may bend. */
const bendStepPx = 80

export interface SetDown {
  size: VisualSize
  ground: Ground
  seed: number
  /** Side of the square whose area the drawing's box gets; null keeps the drawing as large as it was drawn. */
  spanPx: number | null
  /** Horizontal centre: x = 0 of the drawing, or the centre of its bounding box. */
  centre: 'axis' | 'box'
}

/**
 * Sets a drawing down in the middle of its picture.
 *
 * 1. Find its box, without what bleeds.
 * 2. Scale it to its span, and down again where it would cross the margin.
 * 3. Move its middle to the picture's, lifted by a hair.
 * 4. Let the hand tremble: the form once, and the line twice, which makes its thickness uneven.
 */
export function setDown(
  drawn: readonly Drawn[],
  { size, ground, seed, spanPx, centre }: SetDown,
): VisualDocument {
  const { widthPx, heightPx } = size
  const bounds = drawn.reduce<Bounds | null>((sum, one) => joinBounds(sum, boundsOfDrawn(one)), null) ?? {
    leftPx: 0,
    topPx: 0,
    rightPx: 1,
    bottomPx: 1,
  }
  const marginPx = marginShare * Math.min(widthPx, heightPx) + 12
  const boxWidthPx = Math.max(1, bounds.rightPx - bounds.leftPx)
  const boxHeightPx = Math.max(1, bounds.bottomPx - bounds.topPx)
  const wanted = spanPx === null ? 1 : spanPx / Math.sqrt(boxWidthPx * boxHeightPx)
  const scale = Math.min(
    wanted,
    (widthPx - 2 * marginPx) / boxWidthPx,
    (heightPx - 2 * marginPx) / boxHeightPx,
  )
  const roomBelowPx = (heightPx - boxHeightPx * scale) / 2 - marginPx
  const liftPx = Math.min(liftShare * heightPx, Math.max(0, roomBelowPx))
  // The axis gives way where one side would cross the margin.
  const freePx = (widthPx - boxWidthPx * scale) / 2 - marginPx
  const middlePx = ((bounds.leftPx + bounds.rightPx) / 2) * scale
  const asidePx = centre === 'box' ? 0 : Math.max(-freePx, Math.min(freePx, middlePx))
  const shiftXPx = widthPx / 2 - middlePx + asidePx
  const shiftYPx = heightPx / 2 - liftPx - ((bounds.topPx + bounds.bottomPx) / 2) * scale
  const place = ([x, y]: Point): Point => [x * scale + shiftXPx, y * scale + shiftYPx]
  const form = createTremble(seed, formWaves)
  const second = createTremble(hashText(`line ${seed}`), lineWaves)
  const marks = drawn.flatMap((one): VisualMark[] =>
    one.kind === 'path' ? pathMarks(one, place, form, second) : textMarks(one, place, scale),
  )
  return { widthPx, heightPx, background: paintBox[ground], marks }
}

function boundsOfDrawn(drawn: Drawn): Bounds | null {
  if (drawn.kind === 'path') return drawn.bleeds ? null : boundsOf(drawn.subpaths)
  return wordBounds(drawn)
}

/** How much of the room that the words leave lies before them. */
const before = { left: 0, top: 0, center: 0.5, middle: 0.5, right: 1, bottom: 1 } as const

function wordBounds({ fitted, xPx, yPx, widthPx, heightPx, align, vertical }: DrawnWords): Bounds | null {
  if (fitted.lines.length === 0) return null
  const wordsWidthPx = Math.max(...fitted.lineWidthsPx)
  const wordsHeightPx = fitted.lines.length * fitted.lineHeightPx
  const leftPx = xPx + (widthPx - wordsWidthPx) * before[align]
  const topPx = yPx + (heightPx - wordsHeightPx) * before[vertical]
  return { leftPx, topPx, rightPx: leftPx + wordsWidthPx, bottomPx: topPx + wordsHeightPx }
}

function pathMarks(
  drawn: DrawnPath,
  place: (point: Point) => Point,
  form: Tremble,
  second: Tremble,
): PathMark[] {
  const { fill, line, lineWidthPx, bleeds } = drawn
  const placed: Subpath[] = subdivide(mapPoints(drawn.subpaths, place), bendStepPx)
  const first = mapPoints(placed, form)
  const plain = { kind: 'path' as const, line, lineWidthPx, bleeds }
  const marks: PathMark[] = [{ ...plain, data: formatPath(first), fill }]
  if (line !== null) marks.push({ ...plain, data: formatPath(mapPoints(first, second)), fill: null })
  return marks
}

function textMarks(drawn: DrawnWords, place: (point: Point) => Point, scale: number): TextMark[] {
  const { text, fitted, color } = drawn
  const bounds = wordBounds(drawn)
  const sizePx = fitted.sizePx * scale
  return fitted.lines.map((line, index): TextMark => {
    const widthPx = fitted.lineWidthsPx[index] ?? 0
    const leftPx = drawn.xPx + (drawn.widthPx - widthPx) * before[drawn.align]
    const [centreXPx, baselinePx] = place([
      leftPx + widthPx / 2,
      (bounds?.topPx ?? 0) + index * fitted.lineHeightPx + fitted.ascentPx,
    ])
    return {
      kind: 'text',
      text: line,
      centreXPx,
      baselinePx,
      widthPx: widthPx * scale,
      sizePx,
      font: captionFont('Baloo 2', sizePx, text),
      color,
      direction: textDirection(text, undefined),
    }
  })
}
