/**
 * The ink of a face: markup whose colours are the placeholders of `colorPart`.
 * Points are written as text, one after the other: `'48 92, 70 84'`; those of a brush line have a width as well.
 */
import { brushPath, type Dab } from '../brush'
import { type Point, smoothPath } from '../path'

const ink = '{{outline}}'
const white = '#FFFFFF'

function numbers(text: string, perPoint: 2 | 3): number[][] {
  return text.split(',').map((point) => {
    const values = point.trim().split(' ').map(Number)
    if (values.length !== perPoint || values.some(Number.isNaN)) throw new Error(`Not a point: "${point}"`)
    return values
  })
}

function points(text: string): Point[] {
  return numbers(text, 2).map(([x = 0, y = 0]): Point => [x, y])
}

function outline(text: string): string {
  return smoothPath(points(text))
}

/** Path data of a closed round shape, of which the right half is written from top to bottom; x = 0 is its axis. */
export function evenOutline(text: string): string {
  const half = points(text)
  const mirrored = half.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y])
  return smoothPath([...half, ...mirrored.toReversed()])
}

/** Markup and its mirror image about x = 0. */
export function bothSides(markup: string): string {
  return `${markup}<g transform="scale(-1 1)">${markup}</g>`
}

function brushLine(text: string): string {
  return brushPath(numbers(text, 3).map(([x = 0, y = 0, width = 0]): Dab => [x, y, width]))
}

/** Path data with a fill and no line. */
export function filled(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`
}

/** Brush lines. */
export function lines(...texts: readonly string[]): string {
  return texts.map((text) => filled(brushLine(text), ink)).join('')
}

/** A round patch of colour without a line. */
export function patch(text: string, fill: string): string {
  return filled(outline(text), fill)
}

/** A round solid of ink: an open mouth. */
export function solid(text: string): string {
  return filled(outline(text), ink)
}

function oval([x, y]: Point, radiusX: number, radiusY: number): string {
  const points: Point[] = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    return [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY]
  })
  return smoothPath(points)
}

/** A pupil. */
export function dot(centre: Point, radiusX: number, radiusY = radiusX): string {
  return filled(oval(centre, radiusX, radiusY), ink)
}

/** An open eye: its white, and a ring of ink that is heavier at the top. */
export function openEye([x, y]: Point, radiusX: number, radiusY: number): string {
  const outer = oval([x, y - 1], radiusX, radiusY)
  const inner = oval([x + 1, y + 1], radiusX - 10, radiusY - 11)
  return `${filled(outer, white)}<path d="${outer}${inner}" fill-rule="evenodd" fill="${ink}"/>`
}

/** Water with its own line of ink. */
export function tear(text: string): string {
  return `<path d="${outline(text)}" fill="{{tears}}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`
}

/** A shine on water. */
export function shine(text: string): string {
  return filled(brushLine(text), white)
}

/** The nose that nearly every face of Open Peeps has. */
export const nose = '174 146 9, 190 156 14, 192 172 15, 178 183 15, 162 180 14, 151 171 13'
