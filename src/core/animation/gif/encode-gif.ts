import { buildPalette } from './build-palette'
import { ByteWriter } from './byte-writer'
import { countColors } from './color-histogram'
import { LzwCompressor, type Region } from './compress-indices'
import { PaletteLookup } from './palette-lookup'
import { type GifOptions, writeFrameHead, writeGifHeader } from './write-gif-blocks'

export interface GifFrame {
  /** Opaque RGBA pixels, four bytes each, row by row. */
  rgba: Uint8Array
  /** 10..655350 ms; a GIF counts in hundredths of a second. */
  delayMs: number
}

/**
 * A GIF that loops for ever.
 *
 * 1. One palette for all frames, so that what stands still has one colour throughout.
 * 2. Of each frame, only the pixels that changed are looked up; the others keep the index of the frame before.
 * 3. A frame is stored as the smallest rectangle that holds its changes; inside it, unchanged pixels are transparent
 *    where that compresses better.
 * 4. A frame like the one before only makes that one last longer.
 *
 * Without dithering: its grain would cost half of the bytes, and drawn pictures do not need it.
 *
 * @param frames one or more, all of the size that the options tell
 * @throws RangeError when there is no frame or one has another size
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function encodeGif(frames: readonly GifFrame[], options: GifOptions): Uint8Array<ArrayBuffer> {
  const { widthPx, heightPx, colorsMax = 255 } = options
  const pixels = frames.map(({ rgba }) => wordsOf(rgba, widthPx * heightPx))
  if (pixels.length === 0) throw new RangeError('A GIF needs a frame.')
  const palette = buildPalette(countColors(pixels), Math.min(255, Math.max(2, colorsMax)))
  const lookup = new PaletteLookup(palette)
  // One index more than there are colours: the transparent one.
  const indexBits = Math.max(2, Math.ceil(Math.log2(palette.size + 1)))
  const out = new ByteWriter(widthPx * heightPx)
  writeGifHeader(out, options, palette, indexBits)
  const compressor = new LzwCompressor(out)
  const indices = new Uint8Array(widthPx * heightPx)
  const unchanged = new Uint8Array(widthPx * heightPx)
  const transparentIndex = palette.size
  for (const { delayMs, index, region } of storedFrames(
    frames,
    pixels,
    lookup,
    indices,
    unchanged,
    options,
  )) {
    writeFrameHead(out, region, delayMs, index === 0 ? null : transparentIndex)
    const frame = { indices, widthPx, region, unchanged: index === 0 ? null : unchanged, transparentIndex }
    compressor.write(frame, indexBits)
  }
  out.byte(0x3b)
  return out.done()
}

/** A view of the bytes as one word a pixel. */
function wordsOf(rgba: Uint8Array, pixelCount: number): Uint32Array {
  if (rgba.byteLength !== pixelCount * 4) throw new RangeError('A frame has another size than the picture.')
  // Words must lie on multiples of four; most buffers do.
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, pixelCount)
}

interface StoredFrame {
  index: number
  delayMs: number
  region: Region
}

/** Brings `indices` and `unchanged` up to each frame that must be stored, and gives it with its whole delay. */
function* storedFrames(
  frames: readonly GifFrame[],
  pixels: readonly Uint32Array[],
  lookup: PaletteLookup,
  indices: Uint8Array,
  unchanged: Uint8Array,
  { widthPx, heightPx }: GifOptions,
): Generator<StoredFrame> {
  for (let index = 0; index < frames.length; index++) {
    const now = pixels[index]
    if (!now) return
    const region =
      index === 0
        ? lookUpAll(now, lookup, indices, widthPx, heightPx)
        : lookUpChanges(now, pixels[index - 1] ?? now, lookup, indices, unchanged, widthPx)
    // Skipped by the frame before, which lasts as long as both.
    if (!region) continue
    let delayMs = frames[index]?.delayMs ?? 0
    for (let next = index + 1; next < frames.length; next++) {
      if (!looksTheSame(pixels[next], now, lookup)) break
      delayMs += frames[next]?.delayMs ?? 0
    }
    yield { index, delayMs, region }
  }
}

function looksTheSame(next: Uint32Array | undefined, now: Uint32Array, lookup: PaletteLookup): boolean {
  if (!next) return false
  for (let at = 0; at < now.length; at++) {
    const [a = 0, b = 0] = [next[at], now[at]]
    if (a !== b && lookup.indexOf(a) !== lookup.indexOf(b)) return false
  }
  return true
}

function lookUpAll(
  now: Uint32Array,
  lookup: PaletteLookup,
  indices: Uint8Array,
  widthPx: number,
  heightPx: number,
): Region {
  let pixel = now[0] ?? 0
  let index = lookup.indexOf(pixel)
  for (let at = 0; at < now.length; at++) {
    const next = now[at] ?? 0
    if (next !== pixel) {
      pixel = next
      index = lookup.indexOf(pixel)
    }
    indices[at] = index
  }
  return { left: 0, top: 0, width: widthPx, height: heightPx }
}

/** Null when nothing changed that the palette can tell. */
function lookUpChanges(
  now: Uint32Array,
  before: Uint32Array,
  lookup: PaletteLookup,
  indices: Uint8Array,
  unchanged: Uint8Array,
  widthPx: number,
): Region | null {
  let [left, right, top, bottom] = [widthPx, -1, -1, -1]
  let [lastPixel, lastIndex] = [now[0] ?? 0, lookup.indexOf(now[0] ?? 0)]
  unchanged.fill(1)
  for (let y = 0, rowStart = 0; rowStart < now.length; y++, rowStart += widthPx) {
    const rowEnd = rowStart + widthPx
    for (let at = rowStart; at < rowEnd; at++) {
      // Most pixels stand still: four at a time.
      while (at + 4 <= rowEnd && sameFour(now, before, at)) at += 4
      if (at >= rowEnd) break
      const pixel = now[at] ?? 0
      if (pixel === before[at]) continue
      if (pixel !== lastPixel) {
        lastPixel = pixel
        lastIndex = lookup.indexOf(pixel)
      }
      if (lastIndex === indices[at]) continue
      indices[at] = lastIndex
      unchanged[at] = 0
      const x = at - rowStart
      if (x < left) left = x
      if (x > right) right = x
      if (top < 0) top = y
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function sameFour(a: Uint32Array, b: Uint32Array, at: number): boolean {
  return a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2] && a[at + 3] === b[at + 3]
}
