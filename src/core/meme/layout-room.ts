import { artColors } from './art-colors'
import type { DrawOp } from './draw-op'
import type { Room } from './meme-document'

/** As heavy as the rule of a bar. */
const ruleShare = 0.008

interface Place {
  xPx: number
  yPx: number
  widthPx: number
  heightPx: number
}

/** The ground around a picture; a rule of ink where the two meet, unless the drawing goes on. */
export function layoutRoom(room: Room, picture: Place): DrawOp[] {
  const { topPx, rightPx, bottomPx, leftPx, color, endColor } = room
  const whole: Place = {
    xPx: picture.xPx - leftPx,
    yPx: picture.yPx - topPx,
    widthPx: leftPx + picture.widthPx + rightPx,
    heightPx: topPx + picture.heightPx + bottomPx,
  }
  if (endColor === undefined) return [{ kind: 'fill', ...whole, color }, rule(room, picture)]
  const below: Place = { ...whole, yPx: picture.yPx + picture.heightPx, heightPx: bottomPx }
  const beside: Place = { ...whole, xPx: picture.xPx + picture.widthPx, widthPx: rightPx }
  return [
    { kind: 'fill', ...whole, color },
    { kind: 'fill', ...(bottomPx > 0 ? below : beside), color: endColor },
  ]
}

/** Ink grows out of the picture on every side that has room; the picture is painted over its middle. */
function rule({ topPx, rightPx, bottomPx, leftPx }: Room, picture: Place): DrawOp {
  const rulePx = Math.max(1, Math.round(picture.widthPx * ruleShare))
  const [left, top] = [Math.min(rulePx, leftPx), Math.min(rulePx, topPx)]
  return {
    kind: 'fill',
    xPx: picture.xPx - left,
    yPx: picture.yPx - top,
    widthPx: left + picture.widthPx + Math.min(rulePx, rightPx),
    heightPx: top + picture.heightPx + Math.min(rulePx, bottomPx),
    color: artColors.ink,
  }
}
