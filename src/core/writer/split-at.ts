import { type Phrase, slicePhrase } from './phrase'

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * The phrase before and after the first of these connectives that stands between two words, or null. Marks count
 * as letters, so that Indic words are not cut.
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
    ? new RegExp(`(?:${words})`, 'iu')
    : new RegExp(`(?<=[\\s,;.…"”)!?]|^)(?:${words})(?=[\\s,;:."“]|$)`, 'iu')
  const match = pattern.exec(phrase.text)
  if (!match || match.index === 0) return null
  const first = slicePhrase(phrase, 0, match.index)
  const second = slicePhrase(phrase, match.index + match[0].length, phrase.text.length)
  return first.text.length > 0 && second.text.length > 0 ? [first, second] : null
}
