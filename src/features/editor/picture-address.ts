import type { Ground } from '@/core/meme/relayout-meme'
import type { ImageFormat } from '@/meme-ui/card/image-format'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import type { ShownShape } from './use-shown-meme'

export interface PictureRequest {
  format: ImageFormat
  shape: ShownShape
  ground: Ground
  /** px of the whole image; as the meme is kept when absent. */
  widthPx?: number | undefined
}

/** The address at which the server paints a kept meme as it is wanted. */
export function pictureAddress(imageUrl: string, { format, shape, ground, widthPx }: PictureRequest): string {
  const query = new URLSearchParams()
  if (widthPx !== undefined) query.set('width', String(widthPx))
  if (shape !== 'drawn') {
    query.set('shape', shape)
    query.set('ground', [ground.color, ground.endColor].flatMap((color) => color?.slice(1) ?? []).join('-'))
  }
  const address = imageUrlAs(imageUrl, format)
  return query.size === 0 ? address : `${address}?${query}`
}

/** @param longerSidePx of the image that is wanted */
export function sizeAt(
  longerSidePx: number,
  shown: { widthPx: number; heightPx: number },
): { widthPx: number; heightPx: number } {
  const factor = longerSidePx / Math.max(shown.widthPx, shown.heightPx)
  return { widthPx: Math.round(shown.widthPx * factor), heightPx: Math.round(shown.heightPx * factor) }
}
