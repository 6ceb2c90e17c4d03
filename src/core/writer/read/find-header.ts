import { graphemeCount } from '../../text/graphemes'
import { danglingEnds } from './english-forms'

/** A longer text above a picture is read before the picture, and the joke is over. */
export const headerCharsMax = 90

/**
 * The text as it may stand above a picture: whole, else its first clause; undefined where neither is short and sound.
 */
export function findHeader(said: string): string | undefined {
  if (said === '') return undefined
  if (graphemeCount(said) <= headerCharsMax) return said
  for (const { 0: mark, index } of said.matchAll(clauseEnds)) {
    const clause = said.slice(0, index)
    const last = /[\p{L}\p{N}’']+$/u.exec(clause)?.[0].toLowerCase() ?? ''
    if (graphemeCount(clause) > headerCharsMax) return undefined
    if (clause.split(/\s+/).length < clauseWordsMin || danglingEnds.has(last) || isOpen(clause)) continue
    return /^[?!]/.test(mark) ? clause + mark.trim() : clause
  }
  return undefined
}

const clauseWordsMin = 4
const clauseEnds = /[.!?…。！？]+(?:\s|$)|[;,]\s|\s(?:and|but|because|so|then|until|while|which)\s|\n/giu

/** A clause that only leads to the next one, or a quotation that is cut. */
function isOpen(clause: string): boolean {
  return /^(?:if|when|while|because|after|before|since|although|as)\b/i.test(clause) || /“[^”]*$/.test(clause)
}
