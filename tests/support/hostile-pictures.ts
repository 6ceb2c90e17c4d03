import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Files that somebody sends who means harm, or whose connection broke. */

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A whole, valid PNG of one bit a pixel and nothing but black: a few kB for any size. */
export function hugePng(widthPx: number, heightPx: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF whose frames each change one pixel of 64 × 64. */
export function longGif(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x40\0\x40\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('\x21\xf9\x04\0\x05\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])])
}

/** A photograph, so to speak: a gradient with some noise. */
export function photo(widthPx = 640, heightPx = 480) {
  const pixels = Buffer.alloc(widthPx * heightPx * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at / pixels.length) * 200 + ((at * 7919) % 31)
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
}

export async function hostilePictures() {
  const [jpeg, png] = await Promise.all([photo().jpeg().toBuffer(), photo().png().toBuffer()])
  const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2))
  return {
    bomb: hugePng(30_000, 30_000),
    longGif: longGif(10_000),
    truncatedJpeg: half(jpeg),
    truncatedPng: half(png),
    headOnly: png.subarray(0, 20),
    svgNamedPng: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    pageBehindJpeg: Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    archiveBehindPng: Buffer.concat([png, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
    scriptInGif: Buffer.from('GIF89a/*<html>*/=1;alert(1)'),
    pdfInJpeg: Buffer.concat([jpeg.subarray(0, 4), Buffer.from('%PDF-1.7'), jpeg.subarray(4)]),
    tiny: await photo(20, 200).png().toBuffer(),
    sliver: await photo(40, 400).png().toBuffer(),
    text: Buffer.from('I am a picture, honestly'),
    nothing: Buffer.alloc(0),
  }
}
