/** Flat shapes with an ink line. Every function returns SVG markup. */
import { boldInkWidthPx, inkWidthPx, palette } from './palette'
import { type Box, decimal, type Point, smoothPath, type Wobble, wobblyPath } from './path'

export interface Ink {
  fill?: string
  /** Colour of the line. */
  line?: string
  /** 0 for no line. */
  lineWidthPx?: number
}

function paint({ fill = 'none', line = palette.ink, lineWidthPx = inkWidthPx }: Ink): string {
  if (lineWidthPx === 0) return `fill="${fill}"`
  const width = decimal(lineWidthPx, 2)
  return `fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
}

/** Any path data with a fill and a line. */
export function inkPath(data: string, ink: Ink = {}): string {
  return `<path d="${data}" ${paint(ink)}/>`
}

/** A fill without a line. */
export function flatPath(data: string, fill: string): string {
  return inkPath(data, { fill, lineWidthPx: 0 })
}

/** Straight edges with a tremble. */
export function polygon(points: readonly Point[], ink: Ink & Wobble = {}): string {
  return inkPath(wobblyPath(points, ink), ink)
}

/** A closed round shape through the points. */
export function blob(points: readonly Point[], ink: Ink = {}): string {
  return inkPath(smoothPath(points), ink)
}

/** An open round line through the points. */
export function stroke(
  points: readonly Point[],
  lineWidthPx = inkWidthPx,
  line: string = palette.ink,
): string {
  return inkPath(smoothPath(points, false), { lineWidthPx, line })
}

/** A box without a line: grounds and walls. */
export function flatBox([x, y, width, height]: Box, fill: string): string {
  return `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" fill="${fill}"/>`
}

export interface BoxStyle extends Ink {
  radiusPx?: number
  /** Tremble of the edges of a box without round corners. */
  amplitudePx?: number
  /** Degrees, clockwise, around the centre. */
  rotate?: number
}

/** A box with an ink line: trembling edges, or round corners. */
export function inkBox([x, y, width, height]: Box, style: BoxStyle = {}): string {
  const { radiusPx = 0, amplitudePx = 1.6, rotate = 0 } = style
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  const box = radiusPx
    ? `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" height="${decimal(height)}" rx="${radiusPx}" ${paint(style)}/>`
    : polygon(corners, { ...style, amplitudePx })
  return rotate
    ? `<g transform="rotate(${decimal(rotate, 2)} ${decimal(x + width / 2)} ${decimal(y + height / 2)})">${box}</g>`
    : box
}

/** A cream sheet for words. */
export function label(box: Box, style: BoxStyle = {}): string {
  return inkBox(box, { fill: palette.paper, radiusPx: 18, ...style })
}

/** The frame around a scene made of panels, with square corners. */
export function frame(widthPx: number, heightPx: number, lineWidthPx = 10): string {
  const [right, bottom] = [widthPx - lineWidthPx, heightPx - lineWidthPx]
  // The inner edge runs the other way round, which leaves it open.
  const inner = `M${lineWidthPx} ${lineWidthPx}V${bottom}H${right}V${lineWidthPx}Z`
  return flatPath(`M0 0H${widthPx}V${heightPx}H0Z${inner}`, palette.ink)
}

export interface EllipseStyle extends Ink {
  rotate?: number
}

export function ellipse(
  [x, y]: Point,
  radiusXPx: number,
  radiusYPx: number,
  style: EllipseStyle = {},
): string {
  const turn = style.rotate
    ? ` transform="rotate(${decimal(style.rotate, 2)} ${decimal(x)} ${decimal(y)})"`
    : ''
  return `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusXPx)}" ry="${decimal(radiusYPx)}" ${paint(style)}${turn}/>`
}

export function circle(centre: Point, radiusPx: number, style: Ink = {}): string {
  return ellipse(centre, radiusPx, radiusPx, style)
}

/** The shadow of a standing object. */
export function shadow([x, y]: Point, radiusXPx: number, opacity = 0.18): string {
  const height = decimal(radiusXPx * 0.16)
  return `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${decimal(radiusXPx)}" ry="${height}" fill="${palette.ink}" opacity="${opacity}"/>`
}

/** Straight panel borders: M and L path data drawn bold. */
export function border(data: string, lineWidthPx: number = boldInkWidthPx): string {
  return inkPath(data, { lineWidthPx })
}
