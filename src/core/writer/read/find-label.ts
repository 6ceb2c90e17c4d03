import { graphemeCount } from '../../text/graphemes'
import { anyOf } from '../../text/pattern'
import type { TextKind } from '../book'
import { danglingEnds, weekday } from './english-forms'
import { isVague } from './find-things'
import { type Phrase, wordsPhrase } from './phrase'
import { finish, inline } from './phrase-forms'
import type { Relation } from './reading'
import type { TaggedWord } from './tagged-word'

/** A label is read at a glance. */
const labelMaxChars = 40
const labelMaxWords = 6
/** A longer text above a picture is read before the picture, and the joke is over. */
export const headerCharsMax = 90

interface Source {
  /** The whole text, polished. */
  said: string
  phrase: Phrase
  kind: TextKind
  relations: readonly Relation[]
}

/**
 * A name for the text, made of its own nouns: "My landlord and the rent". The text itself when it is that short; null where
 * no name is certain, as for what people say to each other.
 */
export function findLabel({ said, phrase, kind, relations }: Source): string | null {
  if (fitsLabel(said)) return said
  if (kind === 'quote' || kind === 'question' || /[:"]/.test(phrase.text)) return null
  if (relations.some(({ type }) => type === 'dialogue' || type === 'quotation' || type === 'list'))
    return null
  const nouns = findNouns(phrase.words)
  const [first] = nouns
  const subject = first?.from === 0 ? first : undefined
  const objects = nouns.filter(
    (noun) => noun !== subject && (subject ? isOfSubject(noun, subject) : !isTheirs(noun)),
  )
  const object = objects.find(({ isAside }) => !isAside) ?? objects[0]
  const second = subject
    ? undefined
    : objects.find((noun) => noun !== object && noun.from > (object?.from ?? 0))
  const named = [subject, object, second]
    .filter((noun) => noun !== undefined)
    .map(({ from, to }) => nameOf(phrase, from, to))
  const [head] = named
  if (head === undefined) return null
  const pair = named.slice(0, 2).join(' and ')
  const label = finish(new Set(named).size > 1 && fitsLabel(pair) ? pair : head)
  return fitsLabel(label) ? label : null
}

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

function fitsLabel(text: string): boolean {
  return (
    text !== '' &&
    !text.includes('\n') &&
    text.split(/\s+/).length <= labelMaxWords &&
    graphemeCount(text) <= labelMaxChars
  )
}

interface Noun {
  from: number
  to: number
  opener: string
  /** Behind a preposition: where, when, with whom. */
  isAside: boolean
}

const openers = /^(?:the|an?|my|our|his|her|their|its)$/i
const asides =
  /^(?:at|in|on|to|from|into|by|after|before|with|under|over|during|near|behind|off|around|through|of|for|about)$/i
const times = new RegExp(
  `^${anyOf`
    time, times, second, seconds, minute, minutes, hour, hours, day, days, week, weeks, weekend, weekends, month, months, year,
    years, morning, afternoon, evening, night, today, tomorrow, spring, summer, autumn, winter, century, decade, moment, once,
    ${weekday}s?, thumbs?, size, colour, color, amount, number, chance, sake, fun, luck, sense, end, start, beginning, middle, rest, half, way`}$`,
  'i',
)

/** Noun phrases that an article or an owner opens. */
function findNouns(words: readonly TaggedWord[]): Noun[] {
  const found: Noun[] = []
  for (const [from, { text }] of words.entries()) {
    if (!openers.test(text)) continue
    const to = nounEnd(words, from)
    const last = words[to - 1]
    if (to === from || !last || times.test(last.text) || isVague(last.text)) continue
    if (/^(?:of|like|than|as)$/i.test(words[from - 1]?.text ?? '')) continue
    found.push({ from, to, opener: text.toLowerCase(), isAside: asides.test(words[from - 1]?.text ?? '') })
  }
  return found
}

/** Adverbs that the tagger takes for nouns. */
const adverbs = /^(?:upstairs|downstairs|online|inside|outside|home|abroad|overnight|again|up|down)$/i
/** Things that end in -ing; any other may be half of a name ("the dripping tap"). */
const ings =
  /^(?:meeting|building|wedding|ceiling|string|ring|king|thing|painting|swing|wing|earring|feeling|pudding|parking|ing)$/i

/** Where the noun phrase that opens at `from` ends; `from` where it is not certain. */
function nounEnd(words: readonly TaggedWord[], from: number): number {
  let at = from + 1
  while (words[at]?.pos === 'ADJ') at++
  const nouns = at
  while (words[at]?.pos === 'NOUN' || (at === nouns && words[at]?.pos === 'PROPN')) at++
  while (at > nouns && adverbs.test(words[at - 1]?.text ?? '')) at--
  const [last, next, second] = [words[at - 1], words[at], words[at + 1]]
  if (at === nouns || at - nouns > 3 || !last || words.slice(from, at).some(({ text }) => text === 'certain'))
    return from
  if (/ing$/i.test(last.text) && !ings.test(last.text)) return from
  // Cut words ("part-time", "mother's") and measures ("the size of") need what follows.
  if (next && !adverbs.test(next.text) && /^(?:-|'s|'|of)$|^[\d$€£]/.test(next.text)) return from
  if (next && !adverbs.test(next.text) && /^(?:NUM|ADJ)$/.test(next.pos)) return from
  // "The new software update moved": the tagger takes its last noun for a verb.
  if (next?.pos === 'VERB' && second?.pos === 'VERB' && !/ing$/i.test(second.text)) return from
  return isSubject(words, from) ? withoutVerb(words, from, nouns, at) : at
}

function isSubject(words: readonly TaggedWord[], from: number): boolean {
  return from === 0 || /^(?:when|until|while|and|because|but|if|so)$/i.test(words[from - 1]?.text ?? '')
}

/** "My neighbour mows his lawn": the tagger takes the verb behind a subject for a noun. */
function withoutVerb(words: readonly TaggedWord[], from: number, nouns: number, to: number): number {
  const next = words[to]
  const mayBeVerb =
    next !== undefined &&
    (/^(?:DET|PRON)$/.test(next.pos) ||
      (/[^s]s$/i.test(words[to - 1]?.text ?? '') && !/^(?:VERB|AUX|PUNCT)$/.test(next.pos)))
  if (!mayBeVerb) return to
  return to - nouns > 1 ? to - 1 : from
}

/** Belongs to somebody who is not named here. */
function isTheirs({ opener }: Noun): boolean {
  return /^(?:his|her|their|its)$/.test(opener)
}

/** "My neighbour and his lawn", but not "the rent and his lawn". */
function isOfSubject(noun: Noun, { opener }: Noun): boolean {
  return !isTheirs(noun) || opener === 'my' || opener === 'our' || opener === 'the'
}

function nameOf(phrase: Phrase, from: number, to: number): string {
  return inline(finish(wordsPhrase(phrase, from, to).text.replace(/^an? /i, 'the ')))
}
