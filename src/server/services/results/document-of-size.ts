import { AppError } from '@/contracts/errors'
import { type CreateResultInput, sidePxMin } from '@/contracts/result'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { LayoutEngine } from '../ports/layout-engine'

/**
 * The document of an image of a size: its picture gets the height that the bars leave.
 * @throws BAD_REQUEST when they leave none
 */
export async function documentOfSize(
  { imageName, captions, header, footer, width, height }: CreateResultInput,
  watermark: string,
  layout: LayoutEngine,
): Promise<MemeDocument> {
  const bars = { pictureWidthPx: width, pictureHeightPx: 0, header, footer }
  const { heightPx: barsHeightPx } = await layout.measureMeme(bars)
  const pictureHeightPx = height - barsHeightPx
  if (pictureHeightPx < sidePxMin) {
    throw new AppError(
      'BAD_REQUEST',
      `height must be at least ${barsHeightPx + sidePxMin} px: header and footer take ${barsHeightPx} of it.`,
    )
  }
  return { imageName, captions, ...bars, pictureHeightPx, watermark }
}
