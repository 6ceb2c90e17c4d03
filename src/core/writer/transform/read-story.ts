import { memoize } from '../memoize'
import type { Phrase } from '../read/phrase'
import { innerClause } from './inner-clause'
import { readNounPhrase, textOf, withOf } from './noun-phrase'
import { beingOf, isPluralNoun } from './people'
import { readSubject } from './read-subject'
import type { Clause, ObjectPhrase, Story, Subject } from './story'
import { formOf, readVerbGroup, type VerbGroup } from './verb-group'
import {
  auxiliaries,
  coordinators,
  determiners,
  isAdverb,
  particles,
  prepositions,
  startsObject,
  subjectPronouns,
  subordinators,
  timePhrase,
  type Word,
  wordsOf,
} from './words'

const clausesMax = 4
const me: Subject = { kind: 'i', text: 'I', isPlural: false, being: null }

/**
 * The clauses of an English text, or null unless every word of it is accounted for: a joke that puts the words into
 * another form is broken by each word that was misread.
 */
export const readStory = memoize((phrase: Phrase): Story | null => {
  if (!/^[^:/\n()[\]{}*_#@<>|=+\\?]+$/.test(phrase.text)) return null
  if (phrase.text === phrase.text.toUpperCase()) return null
  const words = wordsOf(phrase)
  if (words.length < 3 || words.some(({ mark }) => !/^(?:,|\.+|!+|…)?$/.test(mark))) return null
  const clauses: Clause[] = []
  let ending = ''
  for (const [from, to] of sentencesOf(words)) {
    const read = readSentence(phrase.text, words, from, to)
    if (read) {
      if (ending !== '') return null
      clauses.push(...read)
    } else {
      if (clauses.length === 0 || ending !== '' || !isFragment(words.slice(from, to))) return null
      ending = textOf(phrase.text, words, from, to)
    }
  }
  return clauses.length > 0 && clauses.length <= clausesMax ? { clauses, ending } : null
})

function sentencesOf(words: readonly Word[]): [from: number, to: number][] {
  const sentences: [number, number][] = []
  let from = 0
  for (const [at, { mark }] of words.entries()) {
    if (at === words.length - 1 || /[.!…]/.test(mark)) {
      sentences.push([from, at + 1])
      from = at + 1
    }
  }
  return sentences
}

function isFragment(words: readonly Word[]): boolean {
  return (
    words.length <= 5 &&
    words.every(
      ({ lower, pos }) => pos !== 'VERB' && !auxiliaries.has(lower) && !subjectPronouns.has(lower),
    ) &&
    !dangles(words.at(-1))
  )
}

interface Head {
  /** Index of the first word behind the lead. */
  start: number
  lead: string
  opening: string
  subject: Subject
  isSubjectLeftOut: boolean
  group: VerbGroup
}

/** All clauses of one sentence; null if any part of it cannot be read. */
function readSentence(source: string, words: readonly Word[], from: number, to: number): Clause[] | null {
  const clauses: Clause[] = []
  for (let at = from; at < to; ) {
    const before = clauses.at(-1) ?? null
    const head = readHead(source, words, at, to, before)
    if (!head) return null
    const end = clauseEnd(source, words, head, to)
    const clause = finishClause(source, words, head, end, at === from)
    if (!clause) return null
    clauses.push(clause)
    at = end
  }
  return clauses
}

/** Where the clause ends: before a comma or "and" behind which another one begins. */
function clauseEnd(source: string, words: readonly Word[], head: Head, to: number): number {
  const { group, subject } = head
  for (let at = group.to; at < to; at++) {
    const [word, before] = [words[at], words[at - 1]]
    if (!word || !before) break
    const isJoined = coordinators.has(word.lower) && word.lower !== 'or'
    if (!isJoined && !before.mark.includes(',')) continue
    const next = readHead(
      source,
      words,
      at,
      to,
      { subject, tense: group.tense, phrase: group.phrase },
      words.slice(group.to, at),
    )
    if (next && (isJoined || !next.isSubjectLeftOut)) return at
  }
  return to
}

type Before = Pick<Clause, 'subject' | 'tense' | 'phrase'> & { hasInnerClause?: boolean }

/** What begins a clause at `start`: lead, opening, subject and verb. */
function readHead(
  source: string,
  words: readonly Word[],
  start: number,
  to: number,
  before: Before | null,
  sofar: readonly Word[] = [],
): Head | null {
  let at = start
  while (coordinators.has(words[at]?.lower ?? '') && at < to) at++
  const lead = textOf(source, words, start, at)
  // "And so is the mood": the subject follows.
  if (/\bso$/i.test(lead) && auxiliaries.has(words[at]?.lower ?? '')) return null
  const openingFrom = at
  at = skipOpening(words, at, to)
  const opening = textOf(source, words, openingFrom, at)
  const found = readSubject(source, words, at, to)
  if (found) {
    const group = readVerbGroup(words.slice(0, to), found.to, found.subject)
    return group
      ? { start: openingFrom, lead, opening, subject: found.subject, isSubjectLeftOut: false, group }
      : null
  }
  return readLeftOut({ words: words.slice(0, to), start: openingFrom, at, lead, opening, before, sofar })
}

interface LeftOut extends Pick<Head, 'start' | 'lead' | 'opening'> {
  words: readonly Word[]
  at: number
  before: Before | null
  /** What the clause before says behind its verb. */
  sofar: readonly Word[]
}

/** A verb without a subject: behind "and" that of the clause before, at the start of a sentence the writer. */
function readLeftOut({ words, start, at, lead, opening, before, sofar }: LeftOut): Head | null {
  let verbAt = at
  while (words[verbAt] && isAdverb(words[verbAt] as Word)) verbAt++
  const word = words[verbAt]
  if (!word) return null
  if (before) {
    if (lead === '' || before.hasInnerClause || !continues(words, verbAt)) return null
    const group = readVerbGroup(words, at, before.subject)
    if (!group || (group.tense !== before.tense && formOf(word) !== 'third' && group.phrase === 'simple'))
      return null
    // "Likes to sit and watch": the second verb belongs to the first.
    const isInfinitive = sofar.some(({ lower }) => lower === 'to') && formOf(word) === 'base'
    return isInfinitive
      ? null
      : { start, lead, opening, subject: before.subject, isSubjectLeftOut: true, group }
  }
  if (word.pos !== 'VERB') return null
  const next = words[verbAt + 1]
  const form = formOf(word)
  if (lead !== '' || form !== 'past' || next?.pos === 'NOUN' || next?.pos === 'ADJ' || next?.lower === 'by')
    return null
  const group = readVerbGroup(words, at, me)
  return group ? { start, lead, opening, subject: me, isSubjectLeftOut: true, group } : null
}

/** A verb by its tag, or by the object behind it: "and answers nobody". */
function continues(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word?.pos === 'VERB' || word?.pos === 'AUX') return true
  return word !== undefined && formOf(word) !== 'base' && next !== undefined && startsObject(next)
}

/** Behind times and adverbs at the start of a clause: "Yesterday", "on Monday", "finally". */
function skipOpening(words: readonly Word[], start: number, to: number): number {
  for (const length of [2, 1]) {
    const few = words.slice(start, Math.min(start + length, to))
    if (few.length === length && timePhrase.test(few.map(({ lower }) => lower).join(' ')))
      return start + length
  }
  const first = words[start]
  if (!first || start >= to) return start
  if (isAdverb(first) && !subjectPronouns.has(first.lower)) {
    // "Finally passed": the adverb is the verb's.
    const next = words[start + 1]
    return next && (subjectPronouns.has(next.lower) || determiners.has(next.lower)) ? start + 1 : start
  }
  if (prepositions.has(first.lower)) {
    const phrase = readNounPhrase(words, start + 1, to)
    const of = phrase && withOf(words, phrase, to)
    if (
      of &&
      of.to < to &&
      (words[of.to - 1]?.mark === ',' || subjectPronouns.has(words[of.to]?.lower ?? ''))
    )
      return of.to
  }
  return start
}

/** "Fell off the bike", "ran up the stairs": with these verbs a particle before a noun is a preposition. */
const motion =
  /^(?:come|go|walk|run|fall|drive|climb|jump|slide|roll|crawl|swim|ride|fly|move|get|sleep|live|sit|look|trip)$/

function finishClause(
  source: string,
  words: readonly Word[],
  head: Head,
  end: number,
  startsSentence: boolean,
): Clause | null {
  const { group, ...rest } = head
  const restWords = words.slice(group.to, end)
  const inner = innerClause(restWords, group)
  if (inner === 'loose' || dangles(words[end - 1], restWords.length > 0)) return null
  const [first, second] = restWords
  // "All seats booked", "medals found": a passive without its auxiliary.
  const isHeadline =
    group.phrase === 'simple' && rest.subject.kind === 'noun' && needsObject.test(group.verb.base)
  if (isHeadline && (!first || prepositions.has(first.lower) || isAdverb(first))) return null
  const isParticle =
    first !== undefined &&
    particles.has(first.lower) &&
    !(prepositions.has(first.lower) && second?.pos === 'NUM')
  const isPlace = motion.test(group.verb.base) || /^(?:in|on|along|through|around)$/.test(first?.lower ?? '')
  const isPreposition =
    isParticle && isPlace && second !== undefined && first.mark === '' && !prepositions.has(second.lower)
  const particle = isParticle && !isPreposition ? first.lower : ''
  const { from: _from, to: _to, ...verb } = group
  return {
    ...rest,
    ...verb,
    startsSentence,
    said: textOf(source, words, head.start, end),
    predicate: textOf(source, words, group.from, end),
    // The comma of "noticed, including us" belongs to what follows.
    rest: `${words[group.to - 1]?.mark === ',' && restWords.length > 0 ? ', ' : ''}${textOf(source, words, group.to, end)}`,
    restWords,
    particle,
    object: group.phrase === 'be' ? null : readObject(source, restWords, particle === '' ? 0 : 1),
    hasInnerClause: inner === 'inner',
  }
}

function readObject(source: string, words: readonly Word[], at: number): ObjectPhrase | null {
  const short = readNounPhrase(words, at)
  if (!short) return null
  const phrase = withOf(words, short)
  const next = words[phrase.to]
  const isOver = words[phrase.to - 1]?.mark !== '' || next === undefined
  // "Gave my dog a bath", "the bug that", "my suitcase fly": the phrase is no plain object.
  const isPlain =
    isOver ||
    prepositions.has(next.lower) ||
    /sel(?:f|ves)$/.test(next.lower) ||
    isAdverb(next) ||
    timeAt(words, phrase.to)
  if (!isPlain || (next && !isOver && subordinators.has(next.lower) && !prepositions.has(next.lower)))
    return null
  const { to } = phrase
  const text = textOf(source, words, phrase.from, to)
  // "Taught the kids poker": two objects.
  const isDouble = words
    .slice(phrase.from, short.to - 1)
    .some(({ text: noun }) => isPluralNoun(noun) && beingOf(noun) !== null)
  if (isDouble) return null
  return {
    text,
    bare: textOf(source, words, phrase.bareFrom, to),
    isPlural: short.isPlural,
    being: beingOf(textOf(source, words, short.from, short.to)),
    isDefinite: phrase.isDefinite,
    after: textOf(source, words, to, words.length),
  }
}

function timeAt(words: readonly Word[], at: number): boolean {
  return [1, 2].some((length) =>
    timePhrase.test(
      words
        .slice(at, at + length)
        .map(({ lower }) => lower)
        .join(' '),
    ),
  )
}

const danglingEnds =
  /^(?:an?|the|my|our|your|his|their|its|and|but|or|so|because|if|than|of|to|with|from|very|every|am|are|was|were|who|which|when|while|where|until|as)$/

const needsObject =
  /^(?:book|call|name|find|take|make|bring|buy|put|lose|steal|send|cancel|cut|delay|delete|deliver|fix|hide|invite|lock|pay|raise|repair|replace|sell|spend|use|wash)$/

function dangles(word: Word | undefined, hasRest = true): boolean {
  return word === undefined || (hasRest && danglingEnds.test(word.lower))
}
