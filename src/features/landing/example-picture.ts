import { createHash } from 'node:crypto'
import looks from '@/templates/looks.json'
import { exampleSources } from './example-address'
import type { ExampleMeme } from './example-meme'

/** An example as a picture that the server paints: all that a page needs of it, without its document. */
export interface ExamplePicture {
  src: string
  srcSet: string
  /** The same as AVIF; absent for what moves. */
  avifSrcSet?: string
  altText: string
  /** px of the document; the picture has the same shape. */
  widthPx: number
  heightPx: number
}

export function examplePicture(meme: ExampleMeme): ExamplePicture {
  const { document, altText } = meme
  const [hash, format] = [exampleHash(meme), exampleFormat(meme)]
  return {
    ...exampleSources(hash, format),
    ...(format === 'webp' ? { avifSrcSet: exampleSources(hash, 'avif').srcSet } : {}),
    altText,
    widthPx: document.pictureWidthPx,
    heightPx: document.pictureHeightPx,
  }
}

export function exampleFormat({ motion }: ExampleMeme): 'webp' | 'jpg' {
  return motion ? 'jpg' : 'webp'
}

/** Another one when its words, their places or the drawing beneath them change, so caches may keep it for ever. */
export function exampleHash({ document, altText }: ExampleMeme): string {
  const look = (looks as Readonly<Record<string, string>>)[document.imageName]
  return createHash('sha256')
    .update(JSON.stringify([document, altText, look]))
    .digest('base64url')
    .slice(0, 22)
}
