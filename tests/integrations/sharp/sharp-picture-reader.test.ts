import { hostilePictures, hugePng, longGif, photo } from '@tests/support/hostile-pictures'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createSharpPictureReader } from '@/server/integrations/sharp/sharp-picture-reader'

const reader = createSharpPictureReader()
const hostile = await hostilePictures()

describe('a picture that somebody brings', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const file = await photo().toFormat(format).toBuffer()
    const picture = await reader.read(file)
    expect(picture).toMatchObject({ mediaType: 'image/jpeg', widthPx: 640, heightPx: 480 })
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
    expect(picture.tones).toMatchObject({ columns: 48, rows: 36 })
    expect(picture.tones.luma).toHaveLength(48 * 36)
  })

  it('is turned upright and says no more about its owner', async () => {
    const file = await photo()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Somebody')
    const { bytes, widthPx, heightPx } = await reader.read(file)
    expect([widthPx, heightPx]).toEqual([480, 640])
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is at most 2048 px afterwards, and never larger than it was', async () => {
    const { widthPx, heightPx } = await reader.read(await photo(5000, 2500).jpeg().toBuffer())
    expect([widthPx, heightPx]).toEqual([2048, 1024])
    expect((await reader.read(await photo(100, 80).png().toBuffer())).widthPx).toBe(100)
  })

  it('keeps what is transparent, and only then is a PNG', async () => {
    const seeThrough = await photo(64, 64).ensureAlpha(0.5).png().toBuffer()
    expect((await reader.read(seeThrough)).mediaType).toBe('image/png')
    const opaque = await photo(64, 64).ensureAlpha(1).png().toBuffer()
    expect((await reader.read(opaque)).mediaType).toBe('image/jpeg')
  })

  it('may be grey, in CMYK or of 16 bits', async () => {
    const files = [
      await photo(64, 64).greyscale().png().toBuffer(),
      await photo(64, 64).toColourspace('cmyk').jpeg().toBuffer(),
      await photo(64, 64).toColourspace('rgb16').png().toBuffer(),
    ]
    for (const file of files) {
      const { bytes } = await reader.read(file)
      expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 })
    }
  })

  it('may move: its first frame counts', async () => {
    expect(await reader.read(longGif(200))).toMatchObject({ widthPx: 64, heightPx: 64 })
  })
})

describe('what is refused', () => {
  it.each([
    ['bomb', 'PAYLOAD_TOO_LARGE', /25 megapixels/],
    ['longGif', 'PAYLOAD_TOO_LARGE', /10000 frames, and 200/],
    ['truncatedJpeg', 'BAD_REQUEST', /cut off or broken/],
    ['truncatedPng', 'BAD_REQUEST', /cut off or broken/],
    ['headOnly', 'BAD_REQUEST', /cut off or broken/],
    ['svgNamedPng', 'UNSUPPORTED_MEDIA_TYPE', /no PNG, JPEG/],
    ['pageBehindJpeg', 'UNSUPPORTED_MEDIA_TYPE', /something else at once/],
    ['archiveBehindPng', 'UNSUPPORTED_MEDIA_TYPE', /something else at once/],
    ['scriptInGif', 'UNSUPPORTED_MEDIA_TYPE', /something else at once/],
    ['pdfInJpeg', 'UNSUPPORTED_MEDIA_TYPE', /something else at once/],
    ['tiny', 'BAD_REQUEST', /at least 32 px/],
    ['sliver', 'BAD_REQUEST', /sliver/],
    ['text', 'UNSUPPORTED_MEDIA_TYPE', /no PNG, JPEG/],
    ['nothing', 'UNSUPPORTED_MEDIA_TYPE', /no PNG, JPEG/],
  ] as const)('%s: %s', async (name, code, message) => {
    await expect(reader.read(hostile[name])).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    })
  })

  it('a picture of one pixel too many, but not one of as many as may be', async () => {
    await expect(reader.read(hugePng(5001, 5000))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(await reader.read(hugePng(5000, 5000))).toMatchObject({ widthPx: 2048, heightPx: 2048 })
  })

  it('200 frames and one more', async () => {
    await expect(reader.read(longGif(201))).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('bombs cost no memory to speak of, however many come', async () => {
    const { bomb, longGif: gif } = hostile
    const refuse = async (file: Buffer) =>
      expect(await reader.read(file).catch(() => 'refused')).toBe('refused')
    for (let round = 0; round < 10; round++) await refuse(bomb)
    const before = process.memoryUsage().rss
    for (let round = 0; round < 100; round++) await refuse(round % 2 ? bomb : gif)
    // One bomb unpacked would be 900 MB in colours, 113 MB in bits.
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(60)
  })

  it('more pictures at once than may wait', async () => {
    const file = await photo(2000, 2000).jpeg().toBuffer()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reader.read(file)))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(20 - 14)
    expect(refused[0]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } })
  })
})
