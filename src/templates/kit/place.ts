/** Where markup goes: groups with a transform. */
import { decimal, type Point } from './path'

export interface Placing {
  /** Degrees, clockwise. */
  rotate?: number
  scale?: number
  scaleX?: number
  scaleY?: number
  flip?: boolean
  opacity?: number
}

function opacityOf({ opacity }: Placing): string {
  return opacity === undefined || opacity === 1 ? '' : ` opacity="${decimal(opacity, 3)}"`
}

/** Puts markup drawn around (0, 0) at a point. */
export function place(content: string, [x, y]: Point, placing: Placing = {}): string {
  const { rotate = 0, scale = 1, scaleX = scale, scaleY = scale, flip = false } = placing
  const parts = [`translate(${decimal(x, 2)} ${decimal(y, 2)})`]
  if (rotate) parts.push(`rotate(${decimal(rotate, 2)})`)
  if (flip || scaleX !== 1 || scaleY !== 1) {
    parts.push(`scale(${decimal(flip ? -scaleX : scaleX, 4)} ${decimal(scaleY, 4)})`)
  }
  return `<g transform="${parts.join(' ')}"${opacityOf(placing)}>${content}</g>`
}

/** Turns or scales markup about a point of the canvas, leaving it where it is. */
export function about(content: string, [x, y]: Point, placing: Placing = {}): string {
  return place(place(content, [-x, -y]), [x, y], placing)
}

/** Moves markup by an offset. */
export function shift(content: string, offset: Point): string {
  return place(content, offset)
}
