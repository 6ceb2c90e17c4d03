import type { ByteWriter } from './byte-writer'

/** Part of a frame, in px. */
export interface Region {
  left: number
  top: number
  width: number
  height: number
}

export interface IndexedFrame {
  /** Palette index of every pixel of the whole frame, row by row. */
  indices: Uint8Array
  /** px of the whole frame. */
  widthPx: number
  region: Region
  /** 1 where a pixel is as in the frame before and may be left out; null when all must be written. */
  unchanged: Uint8Array | null
  /** The index that leaves a pixel as it was. */
  transparentIndex: number
}

const codeBitsMax = 12
const codesMax = 1 << codeBitsMax
const hashBits = 14
const hashSize = 1 << hashBits
const hashShift = 32 - hashBits
const blockBytesMax = 255
const empty = -1

/** Where a string is in the table, or where it would go. */
function slotOf(keys: Int32Array, key: number): number {
  let slot = Math.imul(key, 0x9e3779b1) >>> hashShift
  for (;;) {
    const known = keys[slot]
    if (known === key || known === empty) return slot
    slot = (slot + 1) & (hashSize - 1)
  }
}

/**
 * Codes of the dictionary, found by prefix and next symbol. One table for the life of the module would be state; it
 * is small enough to be made for each encoder.
 */
export class LzwCompressor {
  private readonly keys = new Int32Array(hashSize)
  private readonly codes = new Int16Array(hashSize)
  private readonly runCodes = new Int16Array(codesMax)
  private readonly block = new Uint8Array(blockBytesMax)
  private blockLength = 0
  private pending = 0
  private pendingBits = 0

  constructor(private readonly out: ByteWriter) {}

  /**
   * Writes the pixels of a region as GIF image data: minimum code size, sub-blocks, terminator.
   *
   * A pixel that did not change may be written as transparent or in its own colour. Which of the two is decided by
   * the dictionary: the one with which the current string goes on. So runs are not broken by what did not change.
   *
   * @param minCodeBits 2..8, bits of a palette index
   * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt Appendix F
   */
  write(frame: IndexedFrame, minCodeBits: number): void {
    const { indices, widthPx, region, unchanged, transparentIndex } = frame
    const { keys, codes } = this
    const clearCode = 1 << minCodeBits
    let codeBits = minCodeBits + 1
    let nextCode = clearCode + 2
    this.out.byte(minCodeBits)
    keys.fill(empty)
    this.put(clearCode, codeBits)
    // Strings of nothing but transparent pixels by their length: most of a frame, found without the table.
    const runCodes = this.runCodes
    runCodes[1] = transparentIndex
    let longestRun = 1
    let run = 0
    let prefix = empty
    for (let y = region.top; y < region.top + region.height; y++) {
      const end = y * widthPx + region.left + region.width
      for (let at = y * widthPx + region.left; at < end; at++) {
        const isFree = unchanged !== null && unchanged[at] === 1
        if (isFree && run > 0 && run < longestRun) {
          prefix = runCodes[++run] ?? 0
          continue
        }
        const own = indices[at] ?? 0
        const symbol = isFree ? transparentIndex : own
        if (prefix === empty) {
          prefix = symbol
          run = isFree ? 1 : 0
          continue
        }
        const slot = slotOf(keys, (symbol << codeBitsMax) | prefix)
        if (keys[slot] !== empty) {
          prefix = codes[slot] ?? 0
          run = 0
          continue
        }
        if (isFree) {
          const other = slotOf(keys, (own << codeBitsMax) | prefix)
          if (keys[other] !== empty) {
            prefix = codes[other] ?? 0
            run = 0
            continue
          }
        }
        this.put(prefix, codeBits)
        if (nextCode < codesMax) {
          keys[slot] = (symbol << codeBitsMax) | prefix
          codes[slot] = nextCode
          if (isFree && run > 0) {
            longestRun = run + 1
            runCodes[longestRun] = nextCode
          }
          if (nextCode++ === 1 << codeBits) codeBits++
        } else {
          this.put(clearCode, codeBits)
          keys.fill(empty)
          codeBits = minCodeBits + 1
          nextCode = clearCode + 2
          longestRun = 1
        }
        prefix = symbol
        run = isFree ? 1 : 0
      }
    }
    this.put(prefix === empty ? transparentIndex : prefix, codeBits)
    // The reader adds an entry for the last code as well, and may have begun to read longer codes.
    if (nextCode < codesMax && nextCode === 1 << codeBits) codeBits++
    this.put(clearCode + 1, codeBits)
    this.finish()
  }

  private put(code: number, bits: number): void {
    this.pending |= code << this.pendingBits
    this.pendingBits += bits
    while (this.pendingBits >= 8) {
      this.putByte(this.pending & 255)
      this.pending >>>= 8
      this.pendingBits -= 8
    }
  }

  private putByte(value: number): void {
    this.block[this.blockLength++] = value
    if (this.blockLength === blockBytesMax) this.flushBlock()
  }

  private flushBlock(): void {
    this.out.byte(this.blockLength)
    this.out.append(this.block.subarray(0, this.blockLength))
    this.blockLength = 0
  }

  private finish(): void {
    if (this.pendingBits > 0) this.putByte(this.pending & 255)
    this.pending = 0
    this.pendingBits = 0
    if (this.blockLength > 0) this.flushBlock()
    this.out.byte(0)
  }
}
