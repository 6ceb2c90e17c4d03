import { timeLabel } from '../english-forms'
import type { Turn } from '../reading'

/** A speaker, and perhaps what he does meanwhile: "me, dropping nine lemons". */
const label = String.raw`\p{L}[^:.!?\n",]{0,40}(?:, [^:.!?\n",]{1,40}){0,2}`
const turnPattern = new RegExp(
  String.raw`(?:^|[.!?;"]\s+|\n\s*)(${label}):\s+([^\n]+?)(?=(?:[.!?;]["']?\s+|\n\s*)${label}:\s|\n|$)`,
  'gu',
)

/** Times, lists and headings before a colon. */
const noSpeaker = new RegExp(
  [
    String.raw`^${timeLabel}\b[^:\n]{0,12}:`,
    String.raw`^(?:what (?:i|we|they|he|she) \w+|(?:\w+ )?(?:list|bag|basket|trolley))\b[^:\n]{0,20}:`,
    String.raw`^(?:the )?(?:pros|cons|stages|things|expectations?|plan|list|how it started|what (?:i|we) (?:ordered|got))\b[^:\n]*:`,
    String.raw`^(?:pov|tfw|mfw|\w*error|\w*exception|warning|breaking(?: news)?|news|update|headline|idea|note|ps|tip|tl;?dr)\b[^:\n]{0,20}:`,
    String.raw`^(?:(?:absolutely|literally) )?(?:nobody|no one)\b[^:\n]{0,10}:`,
  ].join('|'),
  'i',
)

/** Lines of a dialogue, "who: what"; empty for any other text. Works in any language that uses the colon. */
export function findTurns(text: string): Turn[] {
  if (noSpeaker.test(text)) return []
  const turns: Turn[] = []
  let rest = text.replace(/：\s*/g, ': ')
  for (let guard = 0; guard < 8 && rest !== ''; guard++) {
    turnPattern.lastIndex = 0
    const match = turnPattern.exec(rest)
    if (!match || (turns.length === 0 && match.index > 0)) break
    turns.push({ who: (match[1] ?? '').trim(), line: (match[2] ?? '').trim().replace(/[;]$/, '') })
    rest = rest.slice(match.index + match[0].length)
    // A question keeps its mark; a full stop only divides.
    const mark = /^[?!]+/.exec(rest)?.[0] ?? ''
    const turn = turns.at(-1)
    if (turn) turn.line += mark
    rest = rest
      .slice(mark.length)
      .replace(/^[.!?;]["']?(?=\s)/, '. ')
      .trim()
    if (rest.startsWith('. ')) rest = rest.slice(2).trim()
    if (rest !== '' && !new RegExp(`^${label}:\\s`, 'u').test(rest)) return turns.length > 1 ? turns : []
  }
  return turns
}

/** "She says …, I say …": a dialogue in one breath. */
export function isToldTalk(text: string): boolean {
  return (
    (text
      .toLowerCase()
      .match(
        /(?:^|[,.;]\s+|\b(?:and|then|so)\s+)(?:\w+ ){0,2}(?:says?|said|asks?|asked|goes|(?:was|am|is) like)\b/g,
      )?.length ?? 0) > 1
  )
}
