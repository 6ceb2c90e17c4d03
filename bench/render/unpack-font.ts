import { inflateSync } from 'node:zlib'
import { readEntries } from '../../scripts/fonts/drop-font-table'

const directoryBytes = 12
const entryBytes = 16

/** A WOFF 1.0 font as TrueType, which the font library inside sharp reads. */
export function unpackFont(woff: Buffer): Buffer {
  const entries = readEntries(woff)
  const head = Buffer.alloc(directoryBytes + entries.length * entryBytes)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(entries.length, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (const [index, entry] of entries.entries()) {
    const packed = woff.subarray(entry.offset, entry.offset + entry.compressedBytes)
    const table = entry.compressedBytes < entry.originalBytes ? inflateSync(packed) : packed
    const at = directoryBytes + index * entryBytes
    head.write(entry.tag, at, 'latin1')
    head.writeUInt32BE(entry.checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(entry.originalBytes, at + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables])
}
