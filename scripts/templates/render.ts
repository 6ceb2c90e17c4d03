/** Turns SVG into pixels and pixels into files. Slow to load: import it only to draw. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { type DrawnImage, writeWhole } from './manifest'

/** Settings of the WebP encoder. Effort 2 takes half the time of the default, for files 4 % larger. */
const encoding = { quality: 90, effort: 2 }

/** Pixels of an SVG whose longer side becomes the given length. */
export async function rasterise(svg: string, longerSidePx: number): Promise<Sharp> {
  const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.map(Number) ?? []
  const fitTo = { mode: width >= height ? ('width' as const) : ('height' as const), value: longerSidePx }
  // Off the main thread, so that several are drawn at once.
  const image = await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })
  // resvg multiplies colours by their alpha; unsaid, half-transparent edges would turn dark.
  const raw = { width: image.width, height: image.height, channels: 4 as const, premultiplied: true }
  return sharp(image.pixels, { raw })
}

/**
 * Pixels of an SVG that covers its whole area. Without the alpha channel, each resize takes a fifth of the time: pixels
 * are not multiplied by it and divided again.
 */
export async function rasteriseOpaque(svg: string, longerSidePx: number): Promise<Sharp> {
  const drawn = (await rasterise(svg, longerSidePx)).removeAlpha().raw()
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
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
 * Writes one drawing as WebP files of several sizes.
 * @param master the drawing at the largest of them
 */
export async function writeImages(
  master: Sharp,
  files: readonly ImageFile[],
  publicDirectory: string,
): Promise<DrawnImage[]> {
  return Promise.all(
    files.map(async ({ file, longerSidePx }) => {
      const size = { width: longerSidePx, height: longerSidePx, fit: 'inside' as const }
      const encoded = master.clone().resize(size).webp(encoding)
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
      writeWhole(publicFile(publicDirectory, file), data)
      return { file, widthPx: info.width, heightPx: info.height, bytes: info.size }
    }),
  )
}
