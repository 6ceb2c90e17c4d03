import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dropFontTable } from '../../scripts/fonts/drop-font-table'

const font = readFileSync('node_modules/@fontsource/anton/files/anton-latin-400-normal.woff')

/** Tag to unpacked content. */
function tablesOf(woff: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const at = 44 + index * 20
    const [offset, packed, unpacked] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const block = woff.subarray(offset, offset + packed)
    tables.set(woff.toString('latin1', at, at + 4), packed < unpacked ? inflateSync(block) : block)
  }
  return tables
}

describe('a font without one of its tables', () => {
  it('holds all the others, byte for byte, and says its own size', () => {
    const before = tablesOf(font)
    const lighter = dropFontTable(font, 'GPOS')
    const after = tablesOf(lighter)
    expect(lighter.readUInt32BE(8)).toBe(lighter.byteLength)
    expect([...after.keys()]).toEqual([...before.keys()].filter((tag) => tag !== 'GPOS'))
    for (const [tag, table] of after) expect(table.equals(before.get(tag) ?? Buffer.alloc(0)), tag).toBe(true)
  })

  it('is not made of what is not there, nor of what is no such font', () => {
    expect(() => dropFontTable(font, 'SVG ')).toThrow('no table "SVG "')
    expect(() => dropFontTable(Buffer.from('something else entirely'), 'SVG ')).toThrow('not a WOFF')
  })
})
