import sharp from 'sharp'
import { documentBytesMax, documentKeyword } from '@/core/meme/document-in-png'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { StillFormat } from '../../services/ports/meme-renderer'
import { encodeJpeg } from './encode-jpeg'
import { encodePng, type PngText } from './encode-png'
import { packRgb } from './pack-rgb'
import { type FileFacts, xmpPacket } from './xmp-packet'

const webpQuality = 80
/** 0..6: two thirds of the time of the default at 2 % more bytes. */
const webpEffort = 2

export interface StillPicture {
  /**
   * Four bytes a pixel, four bytes aligned. Its memory is used for the work: what lies there afterwards is undefined,
   * and it must not be touched until the promise settles.
   */
  rgba: Uint8Array
  widthPx: number
  heightPx: number
}

/** Metadata of a still image. The PNG of a meme also carries its document. */
export interface StillFacts extends FileFacts {
  document?: MemeDocument | undefined
}

/** Opaque pixels as a file, off the main thread, with what it says about itself inside. */
export async function encodeImage(
  { rgba, widthPx, heightPx }: StillPicture,
  format: StillFormat,
  facts: StillFacts,
): Promise<Uint8Array> {
  if (format === 'png') return encodePng(packRgb(rgba), widthPx, heightPx, pngTexts(facts))
  const xmp = xmpPacket(facts)
  if (format === 'jpg') return encodeJpeg(rgba, { widthPx, heightPx }, xmp)
  const pixels = sharp(packRgb(rgba), { raw: { width: widthPx, height: heightPx, channels: 3 } })
  const described = xmp ? pixels.withXmp(xmp) : pixels
  return described.webp({ quality: webpQuality, effort: webpEffort }).toBuffer()
}

function pngTexts(facts: StillFacts): PngText[] {
  const xmp = xmpPacket(facts)
  const json = facts.document && JSON.stringify(facts.document)
  const carriesDocument = json !== undefined && Buffer.byteLength(json) <= documentBytesMax
  return [
    ...(facts.altText ? [{ keyword: 'Description', text: facts.altText }] : []),
    ...(xmp ? [{ keyword: 'XML:com.adobe.xmp', text: xmp }] : []),
    ...(carriesDocument ? [{ keyword: documentKeyword, text: json, compressed: true }] : []),
  ]
}
