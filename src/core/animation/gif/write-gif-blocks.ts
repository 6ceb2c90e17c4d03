import type { Palette } from './build-palette'
import type { ByteWriter } from './byte-writer'
import type { Region } from './compress-indices'

export interface GifOptions {
  /** px, 1..65535. */
  widthPx: number
  heightPx: number
  /** 2..255 colours for the whole picture. */
  colorsMax?: number
  /** Written into the file as a comment, for those who open it and for search; UTF-8. */
  comment?: string | undefined
  /** An XMP packet: alternative text, provenance. */
  xmp?: string | undefined
}

/** Blocks before the first frame: size, colours, endless loop and comment. */
export function writeGifHeader(
  out: ByteWriter,
  options: GifOptions,
  palette: Palette,
  indexBits: number,
): void {
  out.append(ascii('GIF89a'))
  out.word(options.widthPx)
  out.word(options.heightPx)
  // A global table of 2^indexBits colours, 8 bits a channel; background 0, no aspect ratio.
  out.append([0x80 | 0x70 | (indexBits - 1), 0, 0])
  for (let index = 0; index < 1 << indexBits; index++) {
    out.append([palette.reds[index] ?? 0, palette.greens[index] ?? 0, palette.blues[index] ?? 0])
  }
  out.append([0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0])
  if (options.comment) writeComment(out, options.comment)
  if (options.xmp) writeXmp(out, options.xmp)
}

/** Blocks before the pixels of a frame. @param transparentIndex null when every pixel is written */
export function writeFrameHead(
  out: ByteWriter,
  region: Region,
  delayMs: number,
  transparentIndex: number | null,
): void {
  const keepBelow = 1 << 2
  const hasTransparency = transparentIndex === null ? 0 : 1
  out.append([0x21, 0xf9, 4, keepBelow | hasTransparency])
  out.word(Math.min(0xffff, Math.max(1, Math.round(delayMs / 10))))
  out.append([transparentIndex ?? 0, 0, 0x2c])
  for (const length of [region.left, region.top, region.width, region.height]) out.word(length)
  out.byte(0)
}

function writeComment(out: ByteWriter, text: string): void {
  out.append([0x21, 0xfe])
  const bytes = utf8(text)
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255)
    out.byte(block.length)
    out.append(block)
  }
  out.byte(0)
}

/** The packet stands in the file unbroken; the bytes after it lead a reader of sub-blocks to the end of it. */
function writeXmp(out: ByteWriter, packet: string): void {
  out.append([0x21, 0xff, 11, ...ascii('XMP DataXMP')])
  out.append(utf8(packet))
  out.byte(1)
  for (let value = 255; value >= 0; value--) out.byte(value)
  out.byte(0)
}

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

/** By hand: neither `TextEncoder` nor `Buffer` is part of the language. */
function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
  return Array.from(escaped.matchAll(/%([0-9A-F]{2})|(.)/g), ([, hex, letter]) =>
    hex === undefined ? (letter ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  )
}
