import type { Result } from '@/contracts/meme-shapes'
import { memeTitle } from './meme-title'

/** Sizes of a card's parts, px; they follow `meme-card.module.css`. */
const borderPx = 4
const whyPaddingPx = 9
const whyLinePx = 19
const actionsPx = 49
/** Estimated width of a letter of the reason, on the generous side: too narrow a guess would make lines overlap. */
const letterPx = 6.9
/** A reason has at most 60 characters, and the longest titles some 34. */
const whyCharsMax = 96

/**
 * Height of a meme card at a column width, known before anything has loaded, so that cards that arrive never move
 * their neighbours.
 */
export function cardHeightPx(
  columnWidthPx: number,
  result: Pick<Result, 'imageName' | 'width' | 'height' | 'reason'>,
): number {
  return heightPx(
    columnWidthPx,
    result,
    memeTitle(result.imageName).length + (result.reason?.length ?? 0) + 2,
  )
}

/** The same for a card whose meme may give way to another of any title and reason. */
export function roomyCardHeightPx(columnWidthPx: number, room: { width: number; height: number }): number {
  return heightPx(columnWidthPx, room, whyCharsMax)
}

function heightPx(columnWidthPx: number, room: { width: number; height: number }, whyChars: number): number {
  const lines = Math.max(1, Math.ceil((whyChars * letterPx) / Math.max(1, columnWidthPx)))
  const pictureHeightPx = ((columnWidthPx - borderPx) * room.height) / room.width + borderPx
  return pictureHeightPx + whyPaddingPx + lines * whyLinePx + actionsPx
}
