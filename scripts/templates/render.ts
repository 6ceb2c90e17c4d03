/** Turns SVG into pixels and pixels into files. Slow to load: import it only to draw. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type RenderedImage, renderAsync } from '@resvg/resvg-js'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type DrawnImage, writeWhole } from './manifest'

/** Settings of the WebP encoder. Effort 2 takes half the time of the default, for files 4 % larger. */
const encoding = { quality: 90, effort: 2 }

/** Paints off the main thread, so that several pictures are painted at once. */
function paint(svg: string, longerSidePx: number): Promise<RenderedImage> {
  const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
  const fitTo = { mode: width >= height ? ('width' as const) : ('height' as const), value: longerSidePx }
  return renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })
}

/** Pixels of an SVG whose longer side becomes the given length. */
export async function rasterise(svg: string, longerSidePx: number): Promise<Sharp> {
  const { pixels, width, height } = await paint(svg, longerSidePx)
  // resvg multiplies colours by their alpha; unsaid, half-transparent edges would turn dark.
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
}

/**
 * Pixels of an SVG that covers its whole area, three bytes each. The alpha channel is dropped at once: a resize would
 * multiply pixels by it and divide them again.
 */
export async function rasteriseOpaque(svg: string, longerSidePx: number): Promise<Pixels> {
  const { pixels, width, height } = await paint(svg, longerSidePx)
  return pixelsOf(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha())
}

export interface Pixels {
  data: Buffer
  info: OutputInfo
}

function pixelsOf(picture: Sharp): Promise<Pixels> {
  return picture.raw().toBuffer({ resolveWithObject: true })
}

function fromPixels({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

/** Path of a public file; makes its directory. */
export function publicFile(publicDirectory: string, file: string): string {
  const target = path.join(publicDirectory, file)
  mkdirSync(path.dirname(target), { recursive: true })
  return target
}

export interface ImageFile {
  /** Address below the public directory. */
  file: string
  longerSidePx: number
}

/**
 * Writes one drawing as WebP files of several sizes. Each is made from the one before, which has fewer pixels to read
 * than the drawing.
 * @param master the drawing at the size of the first file
 * @param files the largest first
 */
export async function writeImages(
  master: Pixels,
  files: readonly ImageFile[],
  publicDirectory: string,
): Promise<DrawnImage[]> {
  const images: DrawnImage[] = []
  let pixels = master
  for (const { file, longerSidePx } of files) {
    const size = { width: longerSidePx, height: longerSidePx, fit: 'inside' as const }
    if (images.length > 0) pixels = await pixelsOf(fromPixels(pixels).resize(size))
    // Not a clone of one picture: sharp would copy all pixels for each.
    images.push(await writeImage(fromPixels(pixels), file, publicDirectory))
  }
  return images
}

/** Writes a picture as it is. @param file address below the public directory */
export async function writeImage(picture: Sharp, file: string, publicDirectory: string): Promise<DrawnImage> {
  const { data, info } = await picture.webp(encoding).toBuffer({ resolveWithObject: true })
  writeWhole(publicFile(publicDirectory, file), data)
  return { file, widthPx: info.width, heightPx: info.height, bytes: info.size }
}
