import { foldText } from './fold-text'

/** UTF-16 units that are read: more than the words of any meme, less than what some signs can be spelt out to. */
const unitsReadMax = 16_000

/** Longer ones are looked for by their beginning, in characters. */
const wordCharsMax = 60

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/**
 * The words by which something is found again: folded, each once, in the order in which they stand. Writing without
 * spaces is cut where its words end, so that a word in the middle of a sentence is found too.
 *
 * @returns letters and digits only
 */
export function searchableWords(...texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(foldText(readable(texts)))) {
    const word = segment.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    if (isWordLike && word) words.add([...word].slice(0, wordCharsMax).join(''))
  }
  return [...words]
}

function readable(texts: readonly string[]): string {
  return texts.join(' \n ').normalize('NFKC').slice(0, unitsReadMax)
}
