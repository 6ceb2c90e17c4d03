import type { Bar, Caption, MemeDocument } from './meme-document'

/** The part of a saved meme, as it crosses the wire, that says what to paint. */
export interface PaintableResult {
  imageName: string
  width: number
  pictureHeight: number
  captions: Caption[]
  header: Bar | null
  footer: Bar | null
  watermark: string
}

/** The document behind a result: painting it gives the picture at the result's `imageUrl`. */
export function documentOfResult(result: PaintableResult): MemeDocument {
  return {
    imageName: result.imageName,
    pictureWidthPx: result.width,
    pictureHeightPx: result.pictureHeight,
    captions: result.captions,
    header: result.header,
    footer: result.footer,
    watermark: result.watermark,
  }
}
