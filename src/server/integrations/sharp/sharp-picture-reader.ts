import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/contracts/errors'
import { dimensionPxMax } from '@/contracts/limits'
import { uploadFramesMax, uploadPixelsMax } from '@/contracts/themed-upload'
import { artColors } from '@/core/meme/art-colors'
import { measureTones, type PictureTones } from '@/core/placement/picture-tones'
import type { PictureReader, ReadPicture } from '@/server/services/ports/picture-reader'
import { isTwoKindsAtOnce, type PictureKind, sniffPicture } from './sniff-picture'

/** Less shows nothing at the size of a meme. */
const sidePxMin = 32
/** A longer strip has no room for words. */
const sliverRatioMax = 5
const uploadJpegQuality = 90
/** For one step of libvips; many times what 25 megapixels take. */
const timeLimitSeconds = 20
/** Longer side of what is looked at to place words. */
const tonesPx = 384
/** Two pictures of 25 megapixels take some 200 MB while they are decoded. */
const atOnceMax = 2
const waitingMax = 12

/**
 * Reads uploads with libvips, in its own threads:
 *
 * 1. The first bytes tell what it is; what is anything besides a picture is refused.
 * 2. The header tells size and frames; a bomb is refused before a pixel is decoded.
 * 3. Decode strictly, turn upright, shrink to 2048 px, encode anew without metadata.
 * 4. Look at a small grey copy for places for words.
 */
export function createSharpPictureReader(): PictureReader {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    async read(bytes) {
      if (waiting.length >= waitingMax) {
        throw new AppError(
          'SERVICE_UNAVAILABLE',
          'Too many pictures are being read. Try again in a few seconds.',
        )
      }
      if (running >= atOnceMax) await new Promise<void>((begin) => waiting.push(begin))
      else running++
      try {
        return await readPicture(bytes)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running--
      }
    },
  }
}

async function readPicture(bytes: Uint8Array): Promise<ReadPicture> {
  const kind = sniffPicture(bytes)
  if (kind === null) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This is no PNG, JPEG, WebP, GIF or AVIF picture, whatever its name says.',
    )
  }
  if (isTwoKindsAtOnce(bytes)) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This file is a picture and something else at once. Save it anew as PNG or JPEG and try again.',
    )
  }
  const hasAlpha = await checkHeader(bytes, kind)
  const picture = await decoded(() => encode(open(bytes), hasAlpha))
  return { ...picture, tones: await decoded(() => tonesOf(picture.bytes)) }
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: uploadPixelsMax, failOn: 'error', sequentialRead: true }).timeout({
    seconds: timeLimitSeconds,
  })
}

const formatOf: Record<PictureKind, string> = {
  png: 'png',
  jpeg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
}

/** Refuses by what the header says, which costs next to nothing. @returns whether it may be transparent */
async function checkHeader(bytes: Uint8Array, kind: PictureKind): Promise<boolean> {
  const { format, width, height, pages = 1, hasAlpha } = await decoded(() => open(bytes).metadata())
  if (format !== formatOf[kind]) throw broken(new Error(`${kind} was read as ${format}`))
  if (pages > uploadFramesMax) {
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `This picture moves in ${pages} frames, and ${uploadFramesMax} is the most we take. Send one of its frames.`,
    )
  }
  if (Math.min(width, height) < sidePxMin) {
    throw new AppError('BAD_REQUEST', `This picture is tiny: each side must be at least ${sidePxMin} px.`)
  }
  if (Math.max(width, height) > sliverRatioMax * Math.min(width, height)) {
    throw new AppError(
      'BAD_REQUEST',
      `This picture is a sliver: its longer side may be at most ${sliverRatioMax} times the other. Cut it and try again.`,
    )
  }
  return hasAlpha
}

async function encode(picture: Sharp, hasAlpha: boolean): Promise<Omit<ReadPicture, 'tones'>> {
  const fitted = picture
    .autoOrient()
    .resize({ width: dimensionPxMax, height: dimensionPxMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (!hasAlpha) return asJpeg(fitted)
  const { data, info } = await fitted.png({ compressionLevel: 8 }).toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data).stats()
  if (isOpaque) return asJpeg(sharp(data).removeAlpha())
  return { bytes: data, mediaType: 'image/png', widthPx: info.width, heightPx: info.height }
}

async function asJpeg(picture: Sharp): Promise<Omit<ReadPicture, 'tones'>> {
  const { data, info } = await picture
    .jpeg({ quality: uploadJpegQuality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, mediaType: 'image/jpeg', widthPx: info.width, heightPx: info.height }
}

/** Transparent pixels take the colour of the paper beneath a meme. */
async function tonesOf(bytes: Uint8Array): Promise<PictureTones> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: artColors.paper })
    .resize({ width: tonesPx, height: tonesPx, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return measureTones(data, info.width, info.height)
}

/** libvips' failures as ours. @throws PAYLOAD_TOO_LARGE | BAD_REQUEST */
async function decoded<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw error instanceof Error && /pixel limit/i.test(error.message) ? tooManyPixels() : broken(error)
  }
}

function tooManyPixels(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `This picture has more than ${uploadPixelsMax / 1e6} megapixels, the most we take. Make it smaller and try again.`,
  )
}

function broken(cause: unknown): AppError {
  return new AppError('BAD_REQUEST', 'This picture is cut off or broken. Save it anew and try again.', {
    cause,
  })
}
