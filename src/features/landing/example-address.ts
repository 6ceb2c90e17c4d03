/**
 * Formats in which an example comes: AVIF, half as large, for browsers that take it, else WebP; what moves is shown
 * before it does as a picture that cannot.
 */
export type ExampleFormat = 'avif' | 'webp' | 'jpg'

/** px: small ones on a phone and on the desk, then those as wide as a phone or a text, for screens up to three times as dense. */
export const exampleWidthsPx = [360, 540, 720, 1080] as const
/** For browsers that choose none. */
const usualWidthPx = 720

interface ExampleFile {
  hash: string
  widthPx: number
  format: ExampleFormat
}

/** The image sources of an example, by the hash of all that it shows. */
export function exampleSources(hash: string, format: ExampleFormat): { src: string; srcSet: string } {
  const at = (widthPx: number) => `/example-memes/${hash}-${widthPx}.${format}`
  return {
    src: at(usualWidthPx),
    srcSet: exampleWidthsPx.map((widthPx) => `${at(widthPx)} ${widthPx}w`).join(', '),
  }
}

/** `3fKx…-720.webp` to its parts; null for what no page of ours asks for. */
export function readExampleFile(file: string): ExampleFile | null {
  const [, hash, width, format] = /^([\w-]{22})-(\d{3,4})\.(avif|webp|jpg)$/.exec(file) ?? []
  const widthPx = exampleWidthsPx.find((one) => String(one) === width)
  if (!(hash && widthPx)) return null
  return { hash, widthPx, format: format as ExampleFormat }
}
