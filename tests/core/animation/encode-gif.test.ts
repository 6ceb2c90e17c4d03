import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeGif, type GifFrame } from '@/core/animation/gif/encode-gif'
import { createRandom } from '@/core/random/seeded-random'

interface Size {
  widthPx: number
  heightPx: number
}

/** A frame whose pixels are told one by one, as `0xrrggbb`. */
function frame(size: Size, colorAt: (x: number, y: number) => number, delayMs = 80): GifFrame {
  const rgba = new Uint8Array(size.widthPx * size.heightPx * 4)
  for (let y = 0; y < size.heightPx; y++) {
    for (let x = 0; x < size.widthPx; x++) {
      const color = colorAt(x, y)
      rgba.set([color >> 16, (color >> 8) & 255, color & 255, 255], (y * size.widthPx + x) * 4)
    }
  }
  return { rgba, delayMs }
}

interface Decoded {
  frames: Buffer[]
  delaysMs: number[]
}

/** All frames as another program sees them: RGB, whole pictures. */
async function decode(gif: Uint8Array, { widthPx, heightPx }: Size): Promise<Decoded> {
  const { pages = 1, delay = [] } = await sharp(gif, { pages: -1 }).metadata()
  const pixels = await sharp(gif, { pages: -1 }).removeAlpha().raw().toBuffer()
  const bytes = widthPx * heightPx * 3
  expect(pixels.length).toBe(bytes * pages)
  const frames = Array.from({ length: pages }, (_, page) => pixels.subarray(page * bytes, (page + 1) * bytes))
  return { frames, delaysMs: delay }
}

function withoutAlpha({ rgba }: GifFrame): Buffer {
  return Buffer.from(rgba.filter((_, index) => index % 4 !== 3))
}

function psnr(a: Uint8Array, b: Uint8Array): number {
  const sum = a.reduce((total, value, index) => total + (value - (b[index] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (sum / a.length))
}

describe('a GIF', () => {
  const size = { widthPx: 37, heightPx: 23 }
  const square = (left: number) => (x: number, y: number) =>
    x >= left && x < left + 7 && y > 5 && y < 13 ? 0xd6293e : x % 9 === 0 ? 0x1b1b22 : 0xfffdf7

  it('shows every frame as it was, where the colours are few', async () => {
    const frames = [2, 9, 30, 2].map((left) => frame(size, square(left)))
    const decoded = await decode(encodeGif(frames, size), size)
    expect(decoded.frames.map((one, index) => one.equals(withoutAlpha(frames[index] as GifFrame)))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(decoded.delaysMs).toEqual([80, 80, 80, 80])
  })

  it('keeps a frame that changes nothing as time, not as bytes', async () => {
    const still = [2, 2, 2].map((left) => frame(size, square(left), 100))
    const moving = [...still, frame(size, square(9), 250)]
    const decoded = await decode(encodeGif(moving, size), size)
    expect(decoded.delaysMs).toEqual([300, 250])
    expect(encodeGif(still, size).length).toBe(encodeGif(still.slice(0, 1), size).length)
  })

  it('stores a small change in a small part of the bytes', () => {
    const large = { widthPx: 200, heightPx: 200 }
    const random = createRandom(7)
    const noise = Array.from({ length: 40_000 }, () => random.int(12) * 0x101010)
    const ground = (x: number, y: number) => noise[y * 200 + x] ?? 0
    const first = frame(large, ground)
    const second = frame(large, (x, y) => (x < 10 && y < 10 ? 0xff0000 : ground(x, y)))
    const alone = encodeGif([first], large).length
    expect(encodeGif([first, second], large).length - alone).toBeLessThan(alone / 50)
  })

  it('survives pictures without any order, in which the dictionary is filled again and again', async () => {
    const large = { widthPx: 211, heightPx: 97 }
    const random = createRandom(3)
    const frames = Array.from({ length: 3 }, () =>
      frame(large, () => random.int(6) * 0x330000 + random.int(6) * 0x33),
    )
    const decoded = await decode(encodeGif(frames, large), large)
    expect(decoded.frames.every((one, index) => one.equals(withoutAlpha(frames[index] as GifFrame)))).toBe(
      true,
    )
  })

  it.each([2, 3, 4, 16, 17, 64, 255])('decodes with a palette of %i colours', async (colorsMax) => {
    const ramp = frame({ widthPx: 256, heightPx: 8 }, (x) => x * 0x010101)
    const gif = encodeGif([ramp], { widthPx: 256, heightPx: 8, colorsMax })
    const [decoded = Buffer.alloc(0)] = (await decode(gif, { widthPx: 256, heightPx: 8 })).frames
    const colors = new Set(Array.from({ length: 256 }, (_, x) => decoded[x * 3]))
    expect(colors.size).toBeLessThanOrEqual(colorsMax)
    expect(colors.size).toBeGreaterThan(Math.min(colorsMax, 64) * 0.6)
  })

  it('paints many colours with a palette that lies close to them', async () => {
    const sky = { widthPx: 120, heightPx: 120 }
    const frames = [0, 8, 16].map((shift) =>
      frame(sky, (x, y) => ((x + shift) << 16) | ((120 + y) << 8) | (255 - y)),
    )
    const decoded = await decode(encodeGif(frames, sky), sky)
    for (const [index, one] of decoded.frames.entries()) {
      expect(psnr(withoutAlpha(frames[index] as GifFrame), one)).toBeGreaterThan(34)
    }
  })

  it('gives words that appear late their own colours', async () => {
    const words = frame(size, (x, y) => (x > 30 && y > 18 ? 0x00c2ff : 0xfffdf7))
    const gif = encodeGif([frame(size, () => 0xfffdf7), words], size)
    const { frames } = await decode(gif, size)
    expect(frames[1]?.equals(withoutAlpha(words))).toBe(true)
  })

  it('carries a comment and an XMP packet that do not disturb its pictures', async () => {
    const frames = [2, 9].map((left) => frame(size, square(left)))
    const xmp = '<?xpacket begin=""?><x:xmpmeta>Größe 🦫</x:xmpmeta><?xpacket end="w"?>'
    const comment = 'A lone \ud800 surrogate, and more than one block. '.repeat(9)
    const gif = Buffer.from(encodeGif(frames, { ...size, xmp, comment }))
    expect(gif.includes(Buffer.from(xmp, 'utf8'))).toBe(true)
    expect(gif.includes('A lone \ufffd surrogate')).toBe(true)
    const decoded = await decode(gif, size)
    expect(decoded.frames[1]?.equals(withoutAlpha(frames[1] as GifFrame))).toBe(true)
  })

  it('refuses nothing at all, and frames of different sizes', () => {
    expect(() => encodeGif([], size)).toThrow(RangeError)
    expect(() => encodeGif([frame({ widthPx: 3, heightPx: 3 }, () => 0)], size)).toThrow(RangeError)
  })
})
