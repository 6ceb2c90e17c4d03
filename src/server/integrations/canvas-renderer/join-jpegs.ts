const startOfFrame = 0xc0
const startOfScan = 0xda
const endOfImage = 0xd9
const restartInterval = 0xdd
const firstRestart = 0xd0

interface Scan {
  /** Offset of the last header before the pixels. */
  scanHeaderAt: number
  /** Offset of the compressed pixels, which end two bytes before the file does. */
  pixelsAt: number
  /** Offset of the image's height, two bytes. */
  heightAt: number
}

/**
 * Baseline JPEGs of the same width and settings, one below the other, as one JPEG: their compressed pixels follow
 * each other with a restart marker between, at which every decoder begins anew as each of them did.
 *
 * @param jpegs all but the last of the same height, a multiple of their blocks' height
 * @param heightPx of them all together
 * @param blocksPerPart blocks of one that is not the last, 1..65535
 * @throws Error when a part is not such a file
 * @see ITU-T T.81, B.2.4.4 and E.1.4
 */
export function joinJpegs(jpegs: readonly Buffer[], heightPx: number, blocksPerPart: number): Buffer {
  const [first, ...rest] = jpegs
  if (!first) throw new Error('There is no JPEG to join.')
  if (rest.length === 0) return first
  const { scanHeaderAt, pixelsAt, heightAt } = findScan(first)
  const head = Buffer.from(first.subarray(0, scanHeaderAt))
  head.writeUInt16BE(heightPx, heightAt)
  const interval = Buffer.from([0xff, restartInterval, 0, 4, blocksPerPart >> 8, blocksPerPart & 0xff])
  return Buffer.concat([
    head,
    interval,
    first.subarray(scanHeaderAt, pixelsAt),
    first.subarray(pixelsAt, -2),
    ...rest.flatMap((jpeg, index) => [
      Buffer.from([0xff, firstRestart + (index % 8)]),
      jpeg.subarray(findScan(jpeg).pixelsAt, -2),
    ]),
    Buffer.from([0xff, endOfImage]),
  ])
}

/** Walks the segments: a marker, then a length that counts itself. */
function findScan(jpeg: Buffer): Scan {
  let heightAt = 0
  for (let at = 2; at + 4 <= jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (jpeg[at] !== 0xff) break
    const marker = jpeg[at + 1]
    // Length and precision stand before the height.
    if (marker === startOfFrame) heightAt = at + 5
    if (marker !== startOfScan) continue
    if (heightAt === 0) break
    return { scanHeaderAt: at, pixelsAt: at + 2 + jpeg.readUInt16BE(at + 2), heightAt }
  }
  throw new Error('This is not a baseline JPEG.')
}
