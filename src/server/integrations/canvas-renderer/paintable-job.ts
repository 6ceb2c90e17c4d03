import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { MemeJob } from './render-job'

/** Far more than any picture shows; laying it out would take seconds. */
const charsMax = 20_000
const captionsMax = 100

/** A job that can be painted. @throws as `paintableDocument` does */
export function paintableJob({ document, motion, options, ...job }: MemeJob): MemeJob {
  const widthPx = Number.isNaN(options.widthPx) ? undefined : options.widthPx
  return { ...job, document: paintableDocument(document), motion, options: { ...options, widthPx } }
}

/**
 * A document that can be painted, with a picture of whole pixels. Documents come from years ago and from strangers'
 * files: boxes that are no boxes draw nothing, but a picture without a size cannot be painted at all.
 *
 * @throws NOT_FOUND when its picture cannot have a file
 * @throws BAD_REQUEST when its picture has no size, or it holds more words than a picture shows
 */
function paintableDocument(document: MemeDocument): MemeDocument {
  const { imageName, pictureWidthPx, pictureHeightPx, captions, header, footer, watermark } = document
  if (imageName === '' || /\p{Surrogate}/u.test(imageName)) {
    throw new AppError('NOT_FOUND', 'The picture of this meme does not exist')
  }
  if (!(isSize(pictureWidthPx) && isSize(pictureHeightPx))) {
    throw new AppError('BAD_REQUEST', 'The picture of this meme has no size that can be painted.')
  }
  const texts = [watermark, header?.text, footer?.text, ...captions.map(({ text }) => text)]
  const charCount = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  if (captions.length > captionsMax || charCount > charsMax) {
    throw new AppError(
      'BAD_REQUEST',
      `This meme says too much for a picture: at most ${charsMax} characters in ${captionsMax} boxes.`,
    )
  }
  return { ...document, pictureWidthPx: wholePx(pictureWidthPx), pictureHeightPx: wholePx(pictureHeightPx) }
}

function isSize(px: number): boolean {
  return Number.isFinite(px) && px > 0
}

function wholePx(px: number): number {
  return Math.max(1, Math.round(px))
}
