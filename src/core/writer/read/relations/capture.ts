import { type Phrase, slicePhrase } from '../phrase'

/**
 * The groups of a pattern (quickest with the flag d) as phrases, in order; a group that did not take part is empty. Null
 * without a match.
 */
export function capture(phrase: Phrase, pattern: RegExp): Phrase[] | null {
  const indexed = pattern.hasIndices ? pattern : new RegExp(pattern.source, `${pattern.flags}d`)
  const match = indexed.exec(phrase.text)
  if (!match?.indices) return null
  return match.indices
    .slice(1)
    .map((range) => (range ? slicePhrase(phrase, range[0], range[1]) : { text: '', words: [] }))
}

/** The groups under the first of several patterns that fits. */
export function captureFirst(phrase: Phrase, patterns: readonly RegExp[]): Phrase[] | null {
  for (const pattern of patterns) {
    const groups = capture(phrase, pattern)
    if (groups) return groups
  }
  return null
}

/** The phrase behind the first match, or null without one. */
export function after(phrase: Phrase, pattern: RegExp): Phrase | null {
  const match = pattern.exec(phrase.text)
  return match ? slicePhrase(phrase, match.index + match[0].length, phrase.text.length) : null
}
