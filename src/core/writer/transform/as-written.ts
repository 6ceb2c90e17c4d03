import { anyOf, wholeWords } from '../../text/pattern'
import type { Words } from '../book'
import type { Phrase } from '../read/phrase'
import { finish } from '../read/phrase-forms'
import { capitalise } from '../read/polish-text'
import type { Reading } from '../read/reading'
import { readNounPhrase, textOf } from './noun-phrase'
import { readSubject } from './read-subject'
import { bodyMaxChars, closerFor } from './review'
import { newsOf, starsFor, type TransformSource } from './tell'
import { formOf } from './verb-group'
import { join, sentence } from './wording'
import { prepositions, subordinators, timePhrase, type Word, wordsOf } from './words'

/**
 * Forms that keep the user's words as they are written, for texts of which only the beginning is understood. Nothing in
 * them is put into another tense or person, so little can be misread.
 */

type AsWritten = (source: Omit<TransformSource, 'story'>) => Words | null

/** A review's title is as short as a thing is named. */
const titleMaxChars = 44
const bodyMinWords = 3
const titleWordsMax = 7
/** Texts with these are no plain sentence. */
const marks = /[?"“”()[\]{}*_#@<>|=+\\\n]/

/** What a text opens with and says nothing about: the hour, a greeting, the writer. */
const noThing = new RegExp(
  String.raw`^(?:${anyOf`
    me, mine, us, you, him, them, nobody, somebody, someone, everyone, everybody, nothing, something, dear, hello, hi, hey,
    thanks, thank, thx, ty, congratulations, congrats, happy, welcome, update, breaking, reminder, pov, note, warning, ps, also, day,
    fact, when, why, how, what, who, where, yes, no, ok, okay, oh, well, so, guys, folks, friends, people, moral, proof,
    same, step, \d\S*, expectation, reality`})\b`,
  'i',
)
const spokenColon =
  /^(?:my |the |our )?(?:\w+ )?(?:\w+): ["“]?(?:i|you|we|me|who|what|why|how|when|can|do|did|is|are)\b/i

/** A review of what the text begins with: "Group project. Four names, one person working. ★☆☆☆☆" */
export const reviewAsWritten: AsWritten = ({ reading, lines, random }) => {
  const found = headingOf(reading.phrase)
  if (!found) return null
  const title = finish(found.title)
  const body = found.rest
    .split(/(?<=[.!])\s+/)
    .map(sentence)
    .join(' ')
  const closed = join(body, random.pick(lines.review.closers[closerFor(found.title, reading)] ?? []))
  const isFit = title.length <= titleMaxChars && body.length <= bodyMaxChars
  return isFit
    ? {
        title,
        body: closed.length <= bodyMaxChars ? closed : body,
        stars: random.pick(starsFor[newsOf(reading)]),
      }
    : null
}

interface Heading {
  title: string
  rest: string
}

/** The thing that a text begins with, and all else; null where that is no thing, or too little is left. */
function headingOf(phrase: Phrase): Heading | null {
  const { text } = phrase
  if (noThing.test(text) || spokenColon.test(text) || marks.test(text)) return null
  const words = wordsOf(phrase)
  const at = behindHeading(text, words)
  const [last, next] = [words[at - 1], words[at]]
  if (!last || !next || words.length - at < bodyMinWords) return null
  // "Grandmother, 81, wins": more about the thing, not what it does.
  if (next.pos === 'NUM' && next.mark.includes(',')) return null
  // "Small steps every day" names no small.
  if (last.pos !== 'NOUN' && last.pos !== 'PROPN') return null
  // "Ironed one shirt, burnt one shirt": a deed, not a thing.
  const [first] = words
  const isDeed = first !== undefined && formOf(first) === 'past'
  const title = textOf(text, words, 0, at)
  return isDeed ||
    timePhrase.test(title) ||
    subordinators.has(next.lower) ||
    /^(?:but|or|than)$/.test(next.lower)
    ? null
    : { title, rest: text.slice(next.start).replace(/^and (?=\S)/i, '') }
}

/** Index of the first word behind the thing: a verb that is its own, or whatever stands behind a comma, colon or stop. */
function behindHeading(text: string, words: readonly Word[]): number {
  const found = readSubject(text, words, 0, words.length)
  // "My boss told a joke. Brought my cat.": the second deed would be taken for the boss's.
  const isTwoTales = words.some((word, at) => isPastVerb(word) && /[.!]/.test(words[at - 1]?.mark ?? ''))
  if (found) return found.subject.kind === 'noun' && !isTwoTales ? found.to : 0
  // "The man clipping his toenails", "baby behind me on the flight, kicking".
  const doing = words.findIndex(
    ({ pos, lower }, at) => pos === 'VERB' && /ing$/.test(lower) && words[at - 1]?.pos === 'NOUN',
  )
  const end = phraseEnd(doing > 0 ? words.slice(0, doing) : words)
  return end === doing || /^(?:[,:.…]|\s*[-–—])$/.test(words[end - 1]?.mark ?? '') ? end : 0
}

/** Behind the noun phrase at the start and the phrases that belong to it: "baby behind me on the flight". */
function phraseEnd(words: readonly Word[]): number {
  let end = readNounPhrase(words, 0)?.to ?? 0
  while (end > 0 && words[end - 1]?.mark === '' && prepositions.has(words[end]?.lower ?? '')) {
    const isPronoun = /^(?:me|us|him|her|them)$/.test(words[end + 1]?.lower ?? '')
    end = readNounPhrase(words, end + 1)?.to ?? (isPronoun ? end + 2 : 0)
  }
  return end <= titleWordsMax ? end : 0
}

const featMaxChars = 80
const featMinWords = 4
/** States, and deeds that others do. */
const noDeed = wholeWords(
  anyOf`was, were, had, been, wanted, needed, liked, loved, hated, thought, felt, knew, said, told, meant, seemed, born, died`,
)

/** A deed of the writer, word for word, as an achievement of a game. */
export const featAsWritten: AsWritten = ({ reading, lines, random }) => {
  const deed = deedOf(reading)
  return deed && deed.length <= featMaxChars
    ? { title: random.pick(lines.feat[newsOf(reading)]), detail: deed }
    : null
}

function deedOf({ phrase }: Reading): string | null {
  const { text } = phrase
  if (text.includes(':') || marks.test(text)) return null
  const [, rest = text] =
    /^(?:so |well |just )?i (?:just |finally |accidentally |once )?(.+)$/i.exec(text) ?? []
  const words = wordsOf(phrase)
  const verb = words.find(({ end }) => end > text.length - rest.length)
  if (!verb || phrase.words.length < featMinWords || subordinators.has(verb.lower) || noDeed.test(verb.lower))
    return null
  return isPastVerb(verb) ? capitalise(finish(rest)) : null
}

function isPastVerb(word: Word): boolean {
  return word.pos === 'VERB' && formOf(word) === 'past'
}
