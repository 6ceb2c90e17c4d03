import type { WrittenMeme } from '../written-meme'
import type { ThemedLines } from './theme-lines'

export type ThemedMeme = WrittenMeme | ThemedLines

/** The captions of a meme about a theme, without header and footer. */
export function captionsOfThemed(meme: ThemedMeme): readonly string[] {
  return 'lines' in meme ? meme.lines : Object.values(meme.words)
}

/** True when two memes have a caption in common that is more than the theme itself. */
export function sharesCaption(one: readonly string[], other: readonly string[], theme: string): boolean {
  const plain = (captions: readonly string[]) => captions.map((text) => text.trim().toLowerCase())
  const said = new Set(plain(one))
  return plain(other).some((text) => text !== '' && text !== theme.trim().toLowerCase() && said.has(text))
}

/** Makes up the number with memes that repeat no caption, or with any where these are too few. */
export function fillThemed<Meme extends ThemedMeme>(
  written: readonly Meme[],
  others: readonly Meme[],
  { count, theme }: { count: number; theme: string },
): Meme[] {
  const repeats = (meme: Meme) =>
    written.some((one) => sharesCaption(captionsOfThemed(one), captionsOfThemed(meme), theme))
  const isNew = others.filter((meme) => !repeats(meme))
  return [...written, ...isNew, ...others.filter(repeats)].slice(0, count)
}
