/**
 * Characters as readers count them: one letter with all its marks, one emoji with all its parts. Unicode calls them
 * grapheme clusters (UAX #29).
 */

/**
 * Letters and signs that are one code unit each and join with no other: Latin, Greek, Cyrillic, quotation marks,
 * dashes. They need no segmenter, and nearly everything that we write is made of them.
 */
const oneUnitEach =
  /^[\n\x20-\x7e\u00a0-\u02ff\u0370-\u0482\u048a-\u0556\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/

// One language for all: the host's language must not move a limit.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The graphemes of a text, one after the other, so that a reader may stop early. */
export function* eachGrapheme(text: string): Generator<string> {
  for (const { segment } of segmenter.segment(text)) yield segment
}

export function graphemesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

export function graphemeCount(text: string): number {
  if (oneUnitEach.test(text)) return text.length
  let count = 0
  for (const _segment of segmenter.segment(text)) count++
  return count
}
