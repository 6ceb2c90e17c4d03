import type { Result } from '@/contracts/meme-shapes'
import { memeTitle } from './meme-title'

/** Sizes of a card's parts, px; they follow `meme-card.module.css`. */
const borderPx = 4
const whyPaddingPx = 9
const whyLinePx = 19
const actionsPx = 49
/** Width of a letter of the why line, on the generous side: a line too many is a gap, one too few a collision. */
const letterPx = 6.9

/**
 * Height of a meme card at a column width, known before anything has loaded, so that cards that arrive never move
 * their neighbours.
 */
export function cardHeightPx(
  columnWidthPx: number,
  result: Pick<Result, 'imageName' | 'width' | 'height' | 'reason'>,
): number {
  const chars = memeTitle(result.imageName).length + (result.reason?.length ?? 0) + 2
  const lines = Math.max(1, Math.ceil((chars * letterPx) / Math.max(1, columnWidthPx)))
  const pictureHeightPx = ((columnWidthPx - borderPx) * result.height) / result.width + borderPx
  return pictureHeightPx + whyPaddingPx + lines * whyLinePx + actionsPx
}
