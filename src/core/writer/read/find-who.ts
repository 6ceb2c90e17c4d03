import { anyOf } from '../../text/pattern'
import type { TextKind } from '../book'
import { findSubjectEnd } from './find-verb'
import { roles } from './person-gate'
import { countWords, type Phrase, slicePhrase, wordsPhrase } from './phrase'
import { finish, inline } from './phrase-forms'
import type { Relation } from './reading'
import type { TaggedWord } from './tagged-word'

const whoMaxChars = 30
const wordsMax = 4

/** Subjects that name no person. */
const nobody = new RegExp(
  String.raw`\b${anyOf`
    everything, something, anything, nothing, thing, things, someone, somebody, everyone, everybody, anyone, nobody,
    one, ones, who, what, which, all, half, rest, lot, first, last, only,
    time, way, day, days, week, year, hour, hours, minutes?, morning, night, moment,
    part, reason, fact, plan, idea, problem, point, face, brain, heart, back, knees?, hair`}$`,
  'i',
)

const times = /^(?:today|tonight|tomorrow|yesterday|now|then|nowadays)$/i

const clauseStarts =
  /[.!?,;:\n]\s*|\b(?:because|when|whenever|while|but|and|so|after|before|until|since|if|then|that|as)\b\s*/gi

/**
 * The person who acts, worded for the middle of a sentence: "the choir director", "my boss", "the patient". Null where
 * the text speaks of its author alone.
 */
export function findWho(phrase: Phrase, kind: TextKind, relations: readonly Relation[]): string | null {
  for (const relation of relations) {
    if (relation.type === 'quotation') return nameWho(relation.who)
    if (relation.type === 'dialogue')
      return speakerOf(
        relation.turns.map(({ who }) => who),
        phrase,
      )
  }
  if (kind === 'noun' || kind === 'gerund' || kind === 'command') return null
  for (const [index, clause] of clausesOf(phrase).entries()) {
    const end = findSubjectEnd(clause)
    // A noun without an article is the subject of a headline ("train is late"), elsewhere more often a verb.
    const isHeadline = index === 0
    const who = end === null ? null : nameWho(wordsPhrase(clause, 0, end), isHeadline)
    if (who) return who
  }
  return null
}

/** From every place where a clause may begin to the end: the first subject from there on is its own. */
function clausesOf(phrase: Phrase): Phrase[] {
  const starts = [
    0,
    ...Array.from(phrase.text.matchAll(clauseStarts), ({ index, 0: mark }) => index + mark.length),
  ]
  return starts.map((start) => slicePhrase(phrase, start, phrase.text.length))
}

function nameWho(found: Phrase, mayLackArticle = true): string | null {
  const cut = found.words.findIndex(({ pos, text }) => pos === 'ADV' || pos === 'PUNCT' || times.test(text))
  // "My sister-in-law" is cut by the tagger; its first part is another person.
  if (found.words[cut]?.text === '-') return null
  const head = cut > 0 ? wordsPhrase(found, 0, cut) : found
  const [first] = head.words
  const last = head.words.at(-1)
  if (!first || !last || !isNoun(last) || countWords(head) > wordsMax || nobody.test(head.text)) return null
  if (head.words.some((word) => !isNoun(word) && !['DET', 'ADJ', 'PRON', 'NUM'].includes(word.pos)))
    return null
  if (first.pos === 'PRON' && !/^(?:my|our|his|her|their|your|this|these)$/i.test(first.text)) return null
  const isPlural = last.lemma !== last.text.toLowerCase()
  const isLone = isNoun(first) || first.pos === 'ADJ'
  if (isLone && !isPlural && !mayLackArticle) return null
  const definite = head.text.replace(/^(?:an?|this|some) /i, 'the ').replace(/^these /i, 'the ')
  const who = inline(finish(isLone && !isPlural ? `the ${inline(definite)}` : definite))
  return who.length >= 3 && who.length <= whoMaxChars ? who : null
}

/** At the start of a sentence the tagger takes "Client" for a name. */
function isNoun({ pos, text }: TaggedWord): boolean {
  return pos === 'NOUN' || (pos === 'PROPN' && roles.test(text))
}

/** The first speaker other than the narrator: "Patient: …" is the patient. */
function speakerOf(speakers: readonly string[], phrase: Phrase): string | null {
  const other = speakers.find((who) => !/^(?:also )?(?:me|i|us|we|my)\b/i.test(who))
  if (!other || other.length > whoMaxChars - 4 || !/^[A-Za-z' ]+$/.test(other)) return null
  const isNoun = phrase.words.some((word) => word.text === other && word.pos === 'NOUN')
  if (/^(?:my|the|our) /i.test(other)) return inline(finish(other))
  return isNoun || /^[a-z]+$/.test(other) ? `the ${inline(other)}` : null
}
