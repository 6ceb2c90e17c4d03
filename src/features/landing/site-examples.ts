import type { TFunction } from 'i18next'
import { pages } from '@/content/pages'
import { type ExampleFormat, readExampleFile } from './example-address'
import { type ExampleMeme, exampleMeme } from './example-meme'
import { exampleFormat, exampleHash } from './example-picture'
import { comicMeme, landingSamples, wallMemes } from './landing-words'

/** Every meme that a public page shows: those of the home page and those of the written ones. */
export function siteExamples(t: TFunction): ExampleMeme[] {
  const written = pages.flatMap(({ frontmatter, body }) => [
    frontmatter.image,
    ...body.flatMap((block) => (block.kind === 'memes' ? block.memes : [])),
  ])
  return [
    ...landingSamples(t).flatMap(({ takes }) => takes),
    ...wallMemes(t),
    comicMeme(t),
    ...written.map(({ template, words }) => exampleMeme(template, words)),
  ]
}

/** The meme and format of an example's file. */
export interface ExampleFileMeme extends Pick<ExampleMeme, 'document' | 'altText'> {
  format: ExampleFormat
  widthPx: number
}

/** Null for every file but those that a page asks for: nobody has other memes painted here. */
export function findExampleFile(
  file: string,
  memesByHash: ReadonlyMap<string, ExampleMeme>,
): ExampleFileMeme | null {
  const read = readExampleFile(file)
  const meme = memesByHash.get(read?.hash ?? '')
  if (!(read && meme)) return null
  const usual = exampleFormat(meme)
  if (read.format !== usual && !(read.format === 'avif' && usual === 'webp')) return null
  const { document, altText } = meme
  return { document, altText, format: read.format, widthPx: read.widthPx }
}

export function byHash(memes: readonly ExampleMeme[]): Map<string, ExampleMeme> {
  return new Map(memes.map((meme) => [exampleHash(meme), meme]))
}
