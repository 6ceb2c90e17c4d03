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

/** The ground around a picture, and a rule of ink where the two meet. */
export function layoutRoom({ topPx, rightPx, bottomPx, leftPx, color }: Room, picture: Place): DrawOp[] {
  const rulePx = Math.max(1, Math.round(picture.widthPx * ruleShare))
  // Ink grows out of the picture on every side that has room, and the picture is painted over its middle.
  const [left, top] = [Math.min(rulePx, leftPx), Math.min(rulePx, topPx)]
  return [
    {
      kind: 'fill',
      xPx: picture.xPx - leftPx,
      yPx: picture.yPx - topPx,
      widthPx: leftPx + picture.widthPx + rightPx,
      heightPx: topPx + picture.heightPx + bottomPx,
      color,
    },
    {
      kind: 'fill',
      xPx: picture.xPx - left,
      yPx: picture.yPx - top,
      widthPx: left + picture.widthPx + Math.min(rulePx, rightPx),
      heightPx: top + picture.heightPx + Math.min(rulePx, bottomPx),
      color: artColors.ink,
    },
  ]
}
