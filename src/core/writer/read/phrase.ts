import type { TaggedWord } from './tagged-word'

/** A stretch of the text with its words; `words` is empty when the language cannot be tagged. */
export interface Phrase {
  text: string
  words: readonly TaggedWord[]
}

const leadingPunctuation = /^[\s,;:.…\-–—/|)]+/
const trailingPunctuation = /[\s,;:.…\-–—/|(]+$/

/** The stretch from `start` to `end` (UTF-16 units), without punctuation at its ends. */
export function slicePhrase(source: Phrase, start: number, end: number): Phrase {
  const cut = source.text.slice(start, end)
  const lead = leadingPunctuation.exec(cut)?.[0].length ?? 0
  const text = cut.slice(lead).replace(trailingPunctuation, '')
  const from = start + lead
  return {
    text,
    words: source.words
      .filter((word) => word.start >= from && word.end <= from + text.length)
      .map((word) => ({ ...word, start: word.start - from, end: word.end - from })),
  }
}

/** The words from index `from` up to `to` (exclusive) as a phrase of their own, spelt as in the source. */
export function wordsPhrase(source: Phrase, from: number, to: number = source.words.length): Phrase {
  const first = source.words[from]
  const last = source.words[Math.min(to, source.words.length) - 1]
  if (!first || !last || last.end < first.start) return { text: '', words: [] }
  return slicePhrase(source, first.start, last.end)
}

/** Words that are not punctuation. */
export function countWords(phrase: Phrase): number {
  return phrase.words.length > 0
    ? phrase.words.filter((word) => word.pos !== 'PUNCT').length
    : phrase.text.split(/\s+/).filter(Boolean).length
}
