import { createCanvas } from '@napi-rs/canvas'
import type { DrawOp } from '@/core/meme/draw-op'
import { type Checkpoint, paintInParts } from './paint-in-parts'

/**
 * The still layer above a moving picture, kept as the pixels it touches: words cover about a tenth of a meme and are
 * the same in every frame.
 */
export interface CaptionLayer {
  /** Offsets of the touched pixels in px, ascending. */
  offsets: Uint32Array
  /** Their colours, RGBA with the colour multiplied by the alpha, as words. */
  pixels: Uint32Array
}

/** Paints operations on nothing. Pictures among them are left out. */
export function paintCaptionLayer(
  ops: readonly DrawOp[],
  widthPx: number,
  heightPx: number,
  checkpoint: Checkpoint = () => {},
): CaptionLayer {
  const canvas = createCanvas(widthPx, heightPx)
  const surface = canvas.getContext('2d')
  surface.lang = 'en'
  paintInParts(
    ops.filter((op) => op.kind !== 'picture'),
    surface,
    () => canvas,
    checkpoint,
  )
  // In memory, colours are multiplied by alpha.
  const bytes = canvas.data()
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, widthPx * heightPx)
  const offsets = new Uint32Array(words.length)
  let count = 0
  for (let at = 0; at < words.length; at++) if (words[at] !== 0) offsets[count++] = at
  const touched = offsets.slice(0, count)
  return { offsets: touched, pixels: Uint32Array.from(touched, (at) => words[at] ?? 0) }
}

/** Lays a layer over opaque pixels, in place. @param frame little-endian RGBA words */
export function layOver(frame: Uint32Array, { offsets, pixels }: CaptionLayer): void {
  for (let index = 0; index < offsets.length; index++) {
    const at = offsets[index] ?? 0
    const over = pixels[index] ?? 0
    const alpha = over >>> 24
    frame[at] = alpha === 255 ? over : blended(frame[at] ?? 0, over, 255 - alpha)
  }
}

/** @param rest what is left of the pixel beneath, 0..255 */
function blended(under: number, over: number, rest: number): number {
  const red = (over & 255) + divideBy255((under & 255) * rest)
  const green = ((over >>> 8) & 255) + divideBy255(((under >>> 8) & 255) * rest)
  const blue = ((over >>> 16) & 255) + divideBy255(((under >>> 16) & 255) * rest)
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

/** Rounded, without a division. */
function divideBy255(value: number): number {
  const biased = value + 128
  return (biased + (biased >> 8)) >> 8
}
