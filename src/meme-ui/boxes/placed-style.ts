import type { CSSProperties } from 'react'
import type { Caption } from '@/core/meme/meme-document'

/** The position of a box on the page, in CSS. */
export function placedStyle(
  { x, y, width, height, rotateAngle }: Pick<Caption, 'x' | 'y' | 'width' | 'height' | 'rotateAngle'>,
  origin: { xPx: number; yPx: number },
  scale: number,
): CSSProperties {
  return {
    left: (origin.xPx + x) * scale,
    top: (origin.yPx + y) * scale,
    width: width * scale,
    height: height * scale,
    rotate: `${rotateAngle}deg`,
  }
}
