import { promisify } from 'node:util'
import { constants, crc32, deflate, deflateSync } from 'node:zlib'

const deflateAsync = promisify(deflate)
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const filterUp = 2
const bitDepth = 8
const colorTypeRgb = 2

export interface PngText {
  /** 1..79 Latin letters. */
  keyword: string
  text: string
  compressed?: boolean
}

/**
 * An opaque PNG. Each row is stored as its difference to the row above and compressed by run lengths alone: several
 * times faster than a general encoder, and drawn pictures with large flat areas come out about as small.
 *
 * @param rgb three bytes a pixel
 * @param texts written as iTXt
 * @see https://www.w3.org/TR/png-3/
 */
export async function encodePng(
  rgb: Uint8Array,
  widthPx: number,
  heightPx: number,
  texts: readonly PngText[] = [],
): Promise<Uint8Array> {
  const pixels = await deflateAsync(filterRows(rgb, widthPx, heightPx), {
    level: 1,
    memLevel: 9,
    strategy: constants.Z_RLE,
    chunkSize: 1 << 20,
  })
  return Buffer.concat([
    signature,
    ...chunk('IHDR', header(widthPx, heightPx)),
    ...texts.flatMap((text) => chunk('iTXt', internationalText(text))),
    ...chunk('IDAT', pixels),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
}

function filterRows(rgb: Uint8Array, widthPx: number, heightPx: number): Buffer {
  const rowBytes = widthPx * 3
  const rows = Buffer.allocUnsafe((rowBytes + 1) * heightPx)
  let to = 0
  let from = 0
  for (let y = 0; y < heightPx; y++) {
    rows[to++] = filterUp
    // The row above the first one counts as zero.
    if (y === 0) for (; from < rowBytes; from++) rows[to++] = rgb[from] ?? 0
    // A byte keeps the lowest eight bits of a negative difference, as the format wants it.
    else
      for (const end = from + rowBytes; from < end; from++)
        rows[to++] = (rgb[from] ?? 0) - (rgb[from - rowBytes] ?? 0)
  }
  return rows
}

function header(widthPx: number, heightPx: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(widthPx, 0)
  data.writeUInt32BE(heightPx, 4)
  data[8] = bitDepth
  data[9] = colorTypeRgb
  return data
}

/** Keyword, whether and how it is compressed, no language, no translated keyword, then UTF-8. */
function internationalText({ keyword, text, compressed = false }: PngText): Buffer {
  const utf8 = Buffer.from(text.replaceAll('\0', ''), 'utf8')
  return Buffer.concat([
    Buffer.from(keyword, 'latin1'),
    Buffer.from([0, compressed ? 1 : 0, 0, 0, 0]),
    compressed ? deflateSync(utf8) : utf8,
  ])
}

function chunk(type: string, data: Buffer): Buffer[] {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0)
  return [head, data, checksum]
}
