import type { MeasureText } from '../meme/draw-op'
import type { FittedText } from '../meme/fit-text'
import { type Ground, lineColorOn, paintBox } from './paint-box'
import { applyMatrix, type Matrix, mapPoints, multiply, parsePath, type Subpath } from './path-data'

/** Weight of the plain ink line; lines do not grow with the drawing. */
const inkWidthPx = 9

export interface DrawnPath {
  kind: 'path'
  subpaths: Subpath[]
  fill: string | null
  line: string | null
  lineWidthPx: number
  bleeds: boolean
}

export interface DrawnWords {
  kind: 'words'
  text: string
  /** The box that the words were fitted into. */
  xPx: number
  yPx: number
  widthPx: number
  heightPx: number
  fitted: FittedText
  align: 'left' | 'center' | 'right'
  vertical: 'top' | 'middle' | 'bottom'
  color: string
}

export type Drawn = DrawnPath | DrawnWords

export interface LineStyle {
  color?: string
  /** Share of the plain weight. */
  weight?: number
}

export interface Placing {
  x?: number
  y?: number
  /** Degrees, clockwise. */
  turn?: number
  scale?: number
  /** Mirrored left to right. */
  flipped?: boolean
}

/** Collects what a drawing draws. Path data comes in the drawing's units. */
export interface Pen {
  readonly ground: Ground
  /** Colour of bare lines on this ground. */
  readonly lineColor: string
  readonly measure: MeasureText
  /** A filled shape with an ink line. */
  ink(data: string, fill: string, weight?: number): void
  /** A fill without a line. */
  flat(data: string, fill: string): void
  /** A line without a fill. */
  line(data: string, style?: LineStyle): void
  /** Everything drawn inside is moved, turned and scaled. */
  at(placing: Placing, draw: () => void): void
  /** The line of a floor or a table, from edge to edge of the picture. */
  floor(y: number): void
  /** A shape or, without a fill, a line that runs out of the picture; what it covers does not count for centring. */
  bleed(data: string, fill?: string): void
  /** A plain field from y to the lower edge of the picture, without a line. */
  field(y: number, fill: string): void
  add(drawn: Drawn): void
}

/** Wider than any picture, so that it is cut by the edges. */
const beyondPx = 4000

/** @param drawn the list that is filled */
export function createPen(drawn: Drawn[], ground: Ground, measure: MeasureText): Pen {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const lineColor = lineColorOn(ground)

  function path(data: string, fill: string | null, style: LineStyle | null, bleeds = false): void {
    const subpaths = mapPoints(parsePath(data), (point) => applyMatrix(matrix, point))
    drawn.push({
      kind: 'path',
      subpaths,
      fill,
      line: style ? (style.color ?? lineColor) : null,
      lineWidthPx: style ? inkWidthPx * (style.weight ?? 1) : 0,
      bleeds,
    })
  }

  return {
    ground,
    lineColor,
    measure,
    ink: (data, fill, weight = 1) => path(data, fill, { color: paintBox.ink, weight }),
    flat: (data, fill) => path(data, fill, null),
    line: (data, style = {}) => path(data, null, style),
    at({ x = 0, y = 0, turn = 0, scale = 1, flipped = false }, draw) {
      const before = matrix
      const angle = (turn * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
      const mirror = flipped ? -1 : 1
      matrix = multiply(matrix, [cos * mirror, sin * mirror, -sin, cos, x, y])
      draw()
      matrix = before
    },
    bleed: (data, fill) => path(data, fill ?? null, fill === undefined ? {} : { color: paintBox.ink }, true),
    floor: (y) => path(`M${-beyondPx} ${y}H${beyondPx}`, null, {}, true),
    field: (y, fill) => path(`M${-beyondPx} ${y}H${beyondPx}V${beyondPx}H${-beyondPx}Z`, fill, null, true),
    add: (one) => drawn.push(one),
  }
}
