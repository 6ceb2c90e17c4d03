import sharp from 'sharp'
import { encodeGif, type GifFrame } from '@/core/animation/gif/encode-gif'
import type { Attempt } from './byte-budget'

export interface MovingPicture {
  /** Opaque RGBA frames of one size. Must not change until the promise settles. */
  frames: readonly GifFrame[]
  widthPx: number
  heightPx: number
}

/** 0..6: as for stills. */
const webpEffort = 2

/** A moving picture as a GIF, or as an animated WebP of about two thirds of its bytes. */
export async function encodeAnimation(
  { frames, widthPx, heightPx }: MovingPicture,
  format: 'gif' | 'webp',
  { colorsMax, quality }: Pick<Attempt, 'colorsMax' | 'quality'>,
  xmp: string | undefined,
): Promise<Uint8Array> {
  if (format === 'gif') return encodeGif(frames, { widthPx, heightPx, colorsMax, xmp })
  const pixels = new Uint8Array(widthPx * heightPx * 4 * frames.length)
  for (const [index, { rgba }] of frames.entries()) pixels.set(rgba, index * widthPx * heightPx * 4)
  const raw = { width: widthPx, height: heightPx * frames.length, channels: 4 as const, pageHeight: heightPx }
  const picture = sharp(pixels, { raw }).removeAlpha()
  const described = xmp ? picture.withXmp(xmp) : picture
  const delay = frames.map(({ delayMs }) => delayMs)
  return described.webp({ quality, effort: webpEffort, loop: 0, delay }).toBuffer()
}
