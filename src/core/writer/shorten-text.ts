/**
 * Letters and signs that are one code unit each and join with no other: Latin, Greek, Cyrillic, quotation marks,
 * dashes. They need no segmenter, and nearly everything that we write is made of them.
 */
const oneUnitEach =
  /^[\n\x20-\x7e\u00a0-\u02ff\u0370-\u0482\u048a-\u0556\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/

/** Characters as a reader counts them. */
export function graphemeCount(text: string): number {
  if (oneUnitEach.test(text)) return text.length
  let count = 0
  for (const _segment of new Intl.Segmenter().segment(text)) count++
  return count
}

/**
 * At most `maxChars` characters: whole when it fits, else whole sentences, else whole words with an ellipsis, else
 * (a word longer than the room) cut between characters.
 */
export function shortenText(text: string, maxChars: number): string {
  // Never more characters than code units.
  if (text.length <= maxChars || graphemeCount(text) <= maxChars) return text
  const graphemes = [...new Intl.Segmenter().segment(text)].map((part) => part.segment)
  const room = graphemes.slice(0, maxChars - 1).join('')
  const sentence = /^[\s\S]*[.!?。！？](?=\s|$)/.exec(room)?.[0]
  if (sentence && sentence.length > room.length / 2) return sentence.trim()
  const words = room.replace(/\s+\S*$/, '')
  const kept = words.length > room.length / 2 ? words : room
  return `${kept.replace(/[\s,;:\-–—("“]+$/, '')}…`
}
