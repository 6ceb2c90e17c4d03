import sharp from 'sharp'
import type { ImageFormat } from '../../services/ports/meme-renderer'
import { altTextXmp } from './alt-text-xmp'
import { encodePng } from './encode-png'

const jpegQuality = 85
const webpQuality = 80
/** 0..6: two thirds of the time of the default at 2 % more bytes. */
const webpEffort = 2

/**
 * Opaque pixels as a file, off the main thread, with its alternative text inside.
 *
 * @param rgb three bytes a pixel; must not change until the promise settles
 */
export async function encodeImage(
  rgb: Uint8Array,
  widthPx: number,
  heightPx: number,
  format: ImageFormat,
  altText: string | undefined,
): Promise<Uint8Array> {
  if (format === 'png') {
    if (!altText) return encodePng(rgb, widthPx, heightPx)
    const texts = { Description: altText, 'XML:com.adobe.xmp': altTextXmp(altText) }
    return encodePng(rgb, widthPx, heightPx, texts)
  }
  const pixels = sharp(rgb, { raw: { width: widthPx, height: heightPx, channels: 3 } })
  const described = altText ? pixels.withXmp(altTextXmp(altText)) : pixels
  // Huffman tables fitted to the image would double the time and save 5 %.
  return format === 'jpg'
    ? described.jpeg({ quality: jpegQuality, optimiseCoding: false }).toBuffer()
    : described.webp({ quality: webpQuality, effort: webpEffort }).toBuffer()
}
