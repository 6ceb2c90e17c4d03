import { eachGrapheme, graphemeCount, graphemesOf } from './graphemes'

/**
 * Every limit on the length of a text is a number of characters as people count them (graphemes). A letter can carry
 * marks without end, so each limit has a ceiling in UTF-16 units as well. decision: ADR-0041
 */

/** As many as a flag or an emoji with a skin tone takes. Hindi and Thai need two on average. */
const unitsPerChar = 4

/** First half of a surrogate pair, which a cut between UTF-16 units leaves behind. */
const halfLetter = /[\ud800-\udbff]$/

/** UTF-16 units that a text of so many characters may take. */
export function unitsMaxOf(charsMax: number): number {
  return charsMax * unitsPerChar
}

/**
 * Fault in the length of a text, or null. The work is bounded by the limit, however long the text is.
 */
export function lengthFault(text: string, charsMax: number): 'too-many-chars' | 'too-many-units' | null {
  // A character is at least one unit.
  if (text.length <= charsMax) return null
  const unitsMax = unitsMaxOf(charsMax)
  if (graphemeCount(text.slice(0, unitsMax)) > charsMax) return 'too-many-chars'
  return text.length > unitsMax ? 'too-many-units' : null
}

export function isWithin(text: string, charsMax: number): boolean {
  return lengthFault(text, charsMax) === null
}

/** The longest beginning that is within the limit. It ends between characters, unless the first alone is too long. */
export function cutText(text: string, charsMax: number): string {
  if (isWithin(text, charsMax)) return text
  const unitsMax = unitsMaxOf(charsMax)
  let chars = 0
  let units = 0
  for (const grapheme of eachGrapheme(text)) {
    if (chars === charsMax || units + grapheme.length > unitsMax) break
    chars++
    units += grapheme.length
  }
  return units > 0 ? text.slice(0, units) : text.slice(0, unitsMax).replace(halfLetter, '')
}

/**
 * Content of a field after an edit, limited like `maxLength`: typed or pasted text is cut to the room that is left, and
 * the words around it stay. Deleting is always possible.
 */
export function insertWithin(before: string, after: string, charsMax: number): string {
  if (after.length <= before.length || isWithin(after, charsMax)) return after
  const start = commonStart(before, after)
  const end = commonEnd(before.slice(start), after.slice(start))
  const [head, tail] = [after.slice(0, start), after.slice(after.length - end)]
  const typed = cutText(after.slice(start, after.length - end), charsMax)
  const kept = graphemesOf(typed).slice(0, Math.max(0, charsMax - graphemeCount(head + tail)))
  while (kept.length > 0 && !isWithin(head + kept.join('') + tail, charsMax)) kept.pop()
  return head + kept.join('') + tail
}

/** UTF-16 units, never half a letter. */
function commonStart(before: string, after: string): number {
  let units = 0
  while (units < before.length && before[units] === after[units]) units++
  return halfLetter.test(after.slice(0, units)) ? units - 1 : units
}

function commonEnd(before: string, after: string): number {
  let units = 0
  while (units < before.length && before.at(-1 - units) === after.at(-1 - units)) units++
  return /^[\udc00-\udfff]/.test(after.slice(after.length - units)) ? units - 1 : units
}
