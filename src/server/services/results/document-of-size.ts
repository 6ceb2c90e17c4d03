import { AppError } from '@/contracts/errors'
import { type CreateResultInput, sidePxMin } from '@/contracts/result'
import { memeSize } from '@/core/meme/compose-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import type { MemeDocument } from '@/core/meme/meme-document'

/**
 * The document of an image of a size: its picture gets the height that the bars leave.
 * @throws BAD_REQUEST when they leave none
 */
export function documentOfSize(
  { imageName, captions, header, footer, width, height }: CreateResultInput,
  watermark: string,
  measure: MeasureText,
): MemeDocument {
  const bars = { pictureWidthPx: width, pictureHeightPx: 0, header, footer }
  const barsHeightPx = memeSize(bars, measure).heightPx
  const pictureHeightPx = height - barsHeightPx
  if (pictureHeightPx < sidePxMin) {
    throw new AppError(
      'BAD_REQUEST',
      `height must be at least ${barsHeightPx + sidePxMin} px: header and footer take ${barsHeightPx} of it.`,
    )
  }
  return { imageName, captions, ...bars, pictureHeightPx, watermark }
}
