/** Turns SVG into pixels and pixels into files. Heavy to load: import it only when something must be drawn. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { type DrawnImage, writeWhole } from './manifest'

const quality = 90

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

/** Where a file goes, in a directory that is there. */
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

/** Writes one drawing as WebP files of several sizes. */
export async function writeImages(
  svg: string,
  files: readonly ImageFile[],
  publicDirectory: string,
): Promise<DrawnImage[]> {
  // Drawn once at the largest size; the smaller ones are made from it.
  const master = await rasterise(svg, Math.max(...files.map(({ longerSidePx }) => longerSidePx)))
  return Promise.all(
    files.map(async ({ file, longerSidePx }) => {
      const size = { width: longerSidePx, height: longerSidePx, fit: 'inside' as const }
      const encoded = master.clone().resize(size).webp({ quality })
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
      writeWhole(publicFile(publicDirectory, file), data)
      return { file, widthPx: info.width, heightPx: info.height, bytes: info.size }
    }),
  )
}
