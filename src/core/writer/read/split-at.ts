import { type Phrase, slicePhrase } from './phrase'

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * The phrase before and after the first of these connectives that stands between two words, or null. Marks count
 * as letters, so that Indic words are not cut; quotations are not cut either.
 */
export function splitAt(
  phrase: Phrase,
  connectives: readonly string[],
  isUnspaced = false,
): [Phrase, Phrase] | null {
  const words = [...connectives]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')
  if (words === '') return null
  const pattern = isUnspaced
    ? new RegExp(`(?:${words})`, 'giu')
    : new RegExp(`(?<=[\\s,;.…"”)!?]|^)(?:${words})(?=[\\s,;:."“]|$)`, 'giu')
  const match = [...phrase.text.matchAll(pattern)].find(({ index }) => !isInQuotation(phrase.text, index))
  if (!match || match.index === 0) return null
  const first = slicePhrase(phrase, 0, match.index)
  const second = slicePhrase(phrase, match.index + match[0].length, phrase.text.length)
  return first.text.length > 0 && second.text.length > 0 ? [first, second] : null
}

/** Between an opening mark and its closing one. */
function isInQuotation(text: string, at: number): boolean {
  const marks = text.slice(0, at).match(/"/g)?.length ?? 0
  return marks % 2 === 1 && text.indexOf('"', at) > at
}
