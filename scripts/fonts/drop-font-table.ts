/** WOFF 1.0: header, one directory entry a table, then the tables' blocks. @see https://www.w3.org/TR/WOFF/ */
const headerBytes = 44
const entryBytes = 20

export interface TableEntry {
  tag: string
  offset: number
  compressedBytes: number
  originalBytes: number
  checksum: number
}

const aligned = (bytes: number) => Math.ceil(bytes / 4) * 4

/** The directory of a font. @throws Error when it is not WOFF 1.0 */
export function readEntries(font: Buffer): TableEntry[] {
  if (font.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF 1.0 font.')
  return Array.from({ length: font.readUInt16BE(12) }, (_, index) => {
    const at = headerBytes + index * entryBytes
    return {
      tag: font.toString('latin1', at, at + 4),
      offset: font.readUInt32BE(at + 4),
      compressedBytes: font.readUInt32BE(at + 8),
      originalBytes: font.readUInt32BE(at + 12),
      checksum: font.readUInt32BE(at + 16),
    }
  })
}

/**
 * A WOFF 1.0 font without one of its tables; the other tables' blocks are copied as they are, still compressed.
 * @param tag four characters, such as `SVG ` with its blank
 * @throws Error when the font is not WOFF 1.0 or has no such table
 */
export function dropFontTable(font: Buffer, tag: string): Buffer {
  const entries = readEntries(font)
  const kept = entries.filter((entry) => entry.tag !== tag)
  if (kept.length === entries.length) throw new Error(`The font has no table "${tag}".`)
  const bodyOffset = headerBytes + kept.length * entryBytes
  const totalBytes = kept.reduce((bytes, { compressedBytes }) => bytes + aligned(compressedBytes), bodyOffset)
  const result = Buffer.alloc(totalBytes)
  font.copy(result, 0, 0, 8)
  result.writeUInt32BE(totalBytes, 8)
  result.writeUInt16BE(kept.length, 12)
  // Size of the font unpacked: 12 bytes of header, 16 an entry, and the tables.
  const unpackedBytes = kept.reduce((bytes, entry) => bytes + 16 + aligned(entry.originalBytes), 12)
  result.writeUInt32BE(unpackedBytes, 16)
  font.copy(result, 20, 20, 24)
  let offset = bodyOffset
  for (const [index, entry] of kept.entries()) {
    const at = headerBytes + index * entryBytes
    result.write(entry.tag, at, 'latin1')
    result.writeUInt32BE(offset, at + 4)
    result.writeUInt32BE(entry.compressedBytes, at + 8)
    result.writeUInt32BE(entry.originalBytes, at + 12)
    result.writeUInt32BE(entry.checksum, at + 16)
    font.copy(result, offset, entry.offset, entry.offset + entry.compressedBytes)
    offset += aligned(entry.compressedBytes)
  }
  return result
}
