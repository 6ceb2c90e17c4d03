import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeJpeg } from '@/server/integrations/canvas-renderer/encode-jpeg'
import { joinJpegs } from '@/server/integrations/canvas-renderer/join-jpegs'

/** Opaque pixels without a pattern that would hide a row in the wrong place. */
function noisyPixels(widthPx: number, heightPx: number): Uint8Array {
  const rgba = new Uint8Array(widthPx * heightPx * 4)
  let state = 7
  for (let at = 0; at < rgba.length; at++) {
    state = (state * 1664525 + 1013904223) >>> 0
    rgba[at] = at % 4 === 3 ? 255 : (at / 97 + (state >>> 28)) & 255
  }
  return rgba
}

const pixelsOf = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer({ resolveWithObject: true })

describe('a JPEG encoded in parts', () => {
  it.each([
    [1200, 1153],
    [1201, 833],
    [500, 1000],
    [2048, 2048],
    [1023, 500],
  ])('has the pixels of one encoded in one piece: %d x %d', async (widthPx, heightPx) => {
    const rgba = noisyPixels(widthPx, heightPx)
    const whole = await sharp(Buffer.from(rgba), { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality: 85, optimiseCoding: false })
      .toBuffer()
    const joined = await encodeJpeg(rgba, { widthPx, heightPx }, undefined)
    expect(joined.includes(Buffer.from([0xff, 0xdd, 0, 4]))).toBe(true)
    const [expected, seen] = [await pixelsOf(whole), await pixelsOf(joined)]
    expect(seen.info).toMatchObject({ width: widthPx, height: heightPx, channels: 3 })
    expect(seen.data.equals(expected.data)).toBe(true)
  })

  it('is one piece when it is small', async () => {
    const joined = await encodeJpeg(noisyPixels(300, 200), { widthPx: 300, heightPx: 200 }, undefined)
    expect(joined.includes(Buffer.from([0xff, 0xdd, 0, 4]))).toBe(false)
    expect(await sharp(joined).metadata()).toMatchObject({ width: 300, height: 200, format: 'jpeg' })
  })

  it('says what it is once', async () => {
    const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">said once</x:xmpmeta>'
    const joined = await encodeJpeg(noisyPixels(900, 900), { widthPx: 900, heightPx: 900 }, xmp)
    expect(joined.toString('latin1').match(/said once/g)).toHaveLength(1)
  })
})

describe('joining', () => {
  it.each([
    ['nothing', []],
    ['what is no JPEG', [Buffer.from('not a picture'), Buffer.from('nor this')]],
  ])('refuses %s', (_, parts) => {
    expect(() => joinJpegs(parts, 32, 4)).toThrow(Error)
  })

  it('refuses a progressive JPEG, whose parts are not in order', async () => {
    const progressive = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } })
      .jpeg({ progressive: true })
      .toBuffer()
    expect(() => joinJpegs([progressive, progressive], 32, 1)).toThrow('baseline')
  })
})
