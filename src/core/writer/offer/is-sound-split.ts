import { anyOf } from '../../text/pattern'
import { danglingEnds } from '../read/english-forms'
import { type Reading, relationOf } from '../read/reading'
import type { Fill } from './recipe'
import type { TemplateTraits } from './template-traits'

/**
 * False if a slot holds a part of the user's text that cannot stand there: it hangs on words that stayed elsewhere, or the
 * picture says of it what the text does not. English, because only there is grammar known.
 */
export function isSoundSplit(
  { words }: Pick<Fill, 'words'>,
  traits: TemplateTraits,
  reading: Reading,
): boolean {
  if (!reading.isEnglish) return true
  const source = plain(reading.phrase.text)
  const parts = Object.values(words).flatMap((said) => findPart(said, source))
  if (parts.length === 0) return true
  const isTold = traits.tells?.includes('steps') === true || traits.turn !== undefined
  return (
    parts.every(
      (part, at) =>
        isWholePart(part, source) && (bearsItself(part, reading) || (isTold && at > 0 && inherits(reading))),
    ) && turnsAsShown(traits, reading, parts)
  )
}

interface Part {
  text: string
  /** Place in the source; UTF-16 units. */
  start: number
  end: number
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"')
}

/** The words as a part of the source; none where they are not, or are all of it. */
function findPart(said: string, source: string): Part[] {
  const text = plain(said).replace(/^["'(]+|["'.…)]+$/g, '')
  const start = text.includes(' ') ? source.indexOf(text) : -1
  return start < 0 || text.length >= source.length - 2 ? [] : [{ text, start, end: start + text.length }]
}

const hangingStarts = new RegExp(
  `^${anyOf`
    not, than, which, who, whom, whose, and, or, nor, but, of, because, so, then, also (?![^:]{1,40}:), to be, rather, instead, until,
    that (?!(?:is|was|means|meant|took|makes|made)\b|'s\b)`}\\b`,
)
const prepositions = /^(?:at|in|on|for|about|over|under|between|off|up|down|through|around|against|like)$/
const hangingEnds: ReadonlySet<string> = new Set([
  ...danglingEnds,
  ...'so such just only even not no who has have had will would can could should do does did been being was'.split(
    ' ',
  ),
  ...'were until while when since that this some any every he she they we'.split(' '),
])

/** Begins and ends where a phrase does. */
function isWholePart({ text, end }: Part, source: string): boolean {
  if (hangingStarts.test(text)) return false
  const last = /[a-z0-9']+$/.exec(text)?.[0] ?? ''
  if (hangingEnds.has(last)) return false
  const rest = source.slice(end).trimStart()
  return (
    !prepositions.test(last) ||
    /^(?:$|[^a-z0-9])|^(?:and|but|so|then|until|because|when|or|instead|vs)\b/.test(rest)
  )
}

const others =
  /\b(?:he|she|it|they|him|her|them|his|hers|its|their|theirs|that (?:is|was)|none of|one of them)\b/

/** Names whom it is about, or speaks of the writer and the reader alone. */
function bearsItself(part: Part, reading: Reading): boolean {
  const words = reading.phrase.words.filter(({ start, end }) => start >= part.start && end <= part.end)
  const [first] = words
  const isDeed =
    first !== undefined &&
    first.pos === 'VERB' &&
    first.text.toLowerCase() !== first.lemma &&
    !/ing$/i.test(first.text)
  // The writer's own deed may leave out its "I".
  const isPredicate = isDeed || (reading.halves?.lacksSubject === true && isSecondHalf(part, reading))
  if (isPredicate && part.start > 0 && !isNarrators(reading)) return false
  const pronoun = others.exec(part.text)
  if (!pronoun) return true
  const before = words.filter(({ end }) => end <= part.start + pronoun.index)
  return before.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
}

function isSecondHalf({ text }: Part, reading: Reading): boolean {
  const turnabout = relationOf(reading, 'turnabout')
  return turnabout !== undefined && plain(turnabout.after.text) === text
}

function isNarrators({ phrase }: Reading): boolean {
  return (
    /^(?:(?:so|today|yesterday|lol|and|then|just|when|finally),? )*(?:i|we|you)\b/i.test(phrase.text) ||
    phrase.words[0]?.pos === 'VERB'
  )
}

/** A later part whose subject was named in the part before it, with nobody else in between. */
function inherits({ halves }: Reading): boolean {
  return !halves?.isNested
}

/** Two halves in a picture that says how the one became the other: theirs is the same direction. */
function turnsAsShown({ turn }: TemplateTraits, reading: Reading, parts: readonly Part[]): boolean {
  const { halves } = reading
  const whole = relationOf(reading, 'turnabout')
  if (turn === undefined || !halves || !whole) return true
  const isShown = (half: string) => parts.some(({ text }) => plain(half).endsWith(text))
  if (!isShown(whole.before.text) || !isShown(whole.after.text)) return true
  if (/\b(?:instead of|rather than|supposed to)\b/i.test(reading.phrase.text)) return false
  const { before, after, joint } = halves
  if (turn === 'leads-to') return /\b(?:now|suddenly|so)\b/.test(joint)
  if (/\buntil\b/.test(joint)) return false
  return turn === 'for-worse'
    ? before >= 0 && after <= 0 && before > after
    : before <= 0 && after >= 0 && before < after
}
