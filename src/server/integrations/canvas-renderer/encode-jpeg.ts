import sharp from 'sharp'
import { joinJpegs } from './join-jpegs'
import { packRgb } from './pack-rgb'

/** 1..100 */
const memeJpegQuality = 85
/** px of a block's side: colours are stored at half the resolution. */
const blockPx = 16
/** Below this a part is encoded faster than it is handed over. */
const partPixelsMin = 250_000
const partsMax = 2

/**
 * A baseline JPEG, encoded off the calling thread. A large one is encoded in parts at the same time, each begun as
 * soon as its pixels are packed; the pixels are those of an encode in one piece.
 *
 * @param rgba opaque pixels, four bytes each, four bytes aligned; their memory is used for the work and must not be
 * touched until the promise settles
 * @param xmp what the file says about itself
 */
export async function encodeJpeg(
  rgba: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  xmp: string | undefined,
): Promise<Buffer> {
  const blockRows = Math.ceil(heightPx / blockPx)
  const partCount = Math.max(
    1,
    Math.min(partsMax, blockRows, Math.floor((widthPx * heightPx) / partPixelsMin)),
  )
  const blockRowsPerPart = Math.ceil(blockRows / partCount)
  const partHeightPx = blockRowsPerPart * blockPx
  const parts: Promise<Buffer>[] = []
  for (let topPx = 0; topPx < heightPx; topPx += partHeightPx) {
    const height = Math.min(partHeightPx, heightPx - topPx)
    const rows = rgba.subarray(topPx * widthPx * 4, (topPx + height) * widthPx * 4)
    const pixels = sharp(packRgb(rows), { raw: { width: widthPx, height, channels: 3 } })
    const described = xmp && topPx === 0 ? pixels.withXmp(xmp) : pixels
    // Huffman tables fitted to the image would double the time, save 5 %, and differ from part to part.
    parts.push(described.jpeg({ quality: memeJpegQuality, optimiseCoding: false }).toBuffer())
  }
  return joinJpegs(await Promise.all(parts), heightPx, Math.ceil(widthPx / blockPx) * blockRowsPerPart)
}
