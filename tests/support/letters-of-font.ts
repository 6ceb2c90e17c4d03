import { brotliDecompressSync } from 'node:zlib'

/** Tags that WOFF 2.0 writes as a number, in their order as far as "cmap", "glyf" and "loca" need it. */
const knownTags = 'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca'.split(' ')
const headerBytes = 48
const otherTag = 63

/** Reads numbers one behind the other. */
class Reader {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  /** Moves on. @returns where it was */
  skip = (bytes: number) => {
    const from = this.at
    this.at += bytes
    return from
  }
  u8 = () => this.bytes.readUInt8(this.skip(1))
  u16 = () => this.bytes.readUInt16BE(this.skip(2))
  i16 = () => this.bytes.readInt16BE(this.skip(2))
  u32 = () => this.bytes.readUInt32BE(this.skip(4))
  list = (count: number, read: () => number) => Array.from({ length: count }, read)

  get offset() {
    return this.at
  }

  /** Seven bits a byte, the highest says that more follow. */
  variable(): number {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
}

/**
 * The code points that a font has letters for: what its own table says, whatever its package claims.
 *
 * @param woff2 one font, no collection
 * @see https://www.w3.org/TR/WOFF2/
 */
export function lettersOfFont(woff2: Buffer): Set<number> {
  const directory = new Reader(woff2, headerBytes)
  let offset = 0
  let found: { offset: number; bytes: number } | undefined
  for (let table = woff2.readUInt16BE(12); table > 0; table--) {
    const flags = directory.u8()
    if ((flags & 63) === otherTag) directory.skip(4)
    const tag = knownTags[flags & 63]
    const plainBytes = directory.variable()
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
    const bytes = transformed ? directory.variable() : plainBytes
    if (tag === 'cmap') found = { offset, bytes }
    offset += bytes
  }
  if (!found) throw new Error('The font has no table of letters')
  const tables = brotliDecompressSync(woff2.subarray(directory.offset))
  return lettersOfTable(tables.subarray(found.offset, found.offset + found.bytes))
}

/** @see https://learn.microsoft.com/typography/opentype/spec/cmap */
function lettersOfTable(cmap: Buffer): Set<number> {
  const letters = new Set<number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, letters)
    if (format === 12) addGroups(subtable, letters)
  }
  return letters
}

function addSegments(subtable: Buffer, letters: Set<number>): void {
  const reader = new Reader(subtable, 6)
  const count = reader.u16() / 2
  reader.skip(6)
  const ends = reader.list(count, reader.u16)
  reader.skip(2)
  const starts = reader.list(count, reader.u16)
  const deltas = reader.list(count, reader.i16)
  const glyphsAt = reader.offset
  const offsets = reader.list(count, reader.u16)
  for (const [segment, end] of ends.entries()) {
    const start = starts[segment] ?? 0
    const offset = offsets[segment] ?? 0
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        offset === 0
          ? (code + (deltas[segment] ?? 0)) & 0xffff
          : subtable.readUInt16BE(glyphsAt + segment * 2 + offset + (code - start) * 2)
      if (glyph !== 0) letters.add(code)
    }
  }
}

function addGroups(subtable: Buffer, letters: Set<number>): void {
  const reader = new Reader(subtable, 12)
  for (let group = reader.u32(); group > 0; group--) {
    const start = reader.u32()
    const end = reader.u32()
    reader.skip(4)
    for (let code = start; code <= end; code++) letters.add(code)
  }
}
