import { graphemeCount } from '../../text/graphemes'
import { anyOf } from '../../text/pattern'
import { gladRegisters, type TextKind } from '../book'
import type { ReadingTools } from '../writer-tools'
import { baseLanguage } from './choose-language'
import { contentWords } from './content-words'
import { detectKind, isBareTopic } from './detect-kind'
import { detectMood } from './detect-mood'
import { isToldAsWin } from './detect-telling'
import { weekday } from './english-forms'
import { findAbouts } from './find-abouts'
import { findHeader } from './find-header'
import { findIntent } from './find-intent'
import { findSituations } from './find-situations'
import { findSubjects } from './find-subjects'
import { findThings } from './find-things'
import { findTopic } from './find-topic'
import { isAboutGrief, isAboutGroups, isGuardedText } from './person-gate'
import { capitalise, polishEnglish, polishForeign, withoutFullStop } from './polish-text'
import type { Reading, Relation } from './reading'
import { registerOf } from './register-of'
import { findRelations } from './relations/find-relations'
import { withoutBeLike } from './relations/find-snowclones'
import { weighHalves } from './weigh-halves'

/** Reads a normalised text. `language` is a BCP-47 code; words are tagged in English only. */
export function readText(typed: string, language: string, { tagWords, book }: ReadingTools): Reading {
  const base = baseLanguage(language)
  const isEnglish = base === 'en'
  const { subject, tone } = findIntent(typed)
  const text = isEnglish ? withoutBeLike(withApostrophes(subject)) : subject
  const phrase = { text, words: isEnglish ? tagWords(text) : [] }
  const form = isEnglish ? detectKind(phrase) : 'fragment'
  const found = isEnglish ? findTopic(phrase, book.topics) : null
  const relations = findRelations(phrase, base, form, book)
  const kind = meantKind(form, relations)
  const spoken = isEnglish ? polishEnglish(text) : polishForeign(text, base)
  const said = capitalise(withoutFullStop(spoken))
  const heard = isEnglish ? detectMood(text) : 'neutral'
  const happenings = isEnglish ? findSituations(text, heard, book.situations) : []
  // A win is good news, even when it is told in words of trouble ("exam", "deadline").
  const mood = happenings[0]?.tells === 'success' || (isEnglish && isToldAsWin(text, book)) ? 'good' : heard
  const isOwn = isEnglish && /\b(?:i|i'm|i've|me|my|we|our|us)\b/i.test(text)
  const isGuarded = isGuardedText(phrase, book.groups)
  const isOnlyNamed = isGuarded && !isAboutGroups(phrase, book.groups)
  const isBare =
    isEnglish && relations.every(({ type }) => namesOneThing.has(type)) && isBareTopic(phrase, kind)
  const reading = {
    text: said,
    header: isEnglish && !isBare ? undefined : findHeader(said),
    ending: findEnding(said),
    chars: graphemeCount(said),
    says: contentWords({ said }),
    phrase,
    wishedTone: tone,
    language: base,
    isEnglish,
    kind,
    mood,
    isOwn,
    isOwnDeed: isEnglish && (ownDeed.test(text) || (kind === 'fragment' && phrase.words[0]?.pos === 'VERB')),
    speaksInIt: isEnglish && ownWords.test(text),
    abouts: findAbouts({ text: said, phrase, relations, isOwn }),
    isGuarded,
    isGrieving: isGuarded && isAboutGrief(phrase),
    isOnlyNamed,
    isBare,
    things: isEnglish ? findThings(phrase, kind) : [],
    situations: happenings,
    // Jokes about a subject name nobody, so the text may.
    subjects:
      isEnglish && (!isGuarded || (isOnlyNamed && !deadly.test(text)))
        ? findSubjects(phrase, book.subjects)
        : [],
    topic: found?.topic ?? null,
    me: book.connectives[base]?.me ?? '',
    relations,
    halves: isEnglish ? weighHalves(phrase, relations, book) : null,
  }
  const register = registerOf(reading, book)
  return {
    ...reading,
    register,
    mood: gladRegisters.has(register) ? 'good' : mood,
  }
}

/** About somebody who is named, it is no passing word. */
const deadly = /\b(?:die[ds]?|dying|dead|death|killed)\b/i

const ownDeed =
  /^(?:so |and |just |well,? |today |yesterday )*(?:i|we|me)\b|\b(?:i|we) (?!am\b|was\b|have to\b|had to\b)\w+/i
const ownWords =
  /(?:^|\n|[.!?"]\s+| \/ )(?:me|myself|i)\b[^:.!?\n]{0,40}:|\bi (?:said|say|asked|told|replied|answered|whispered|shouted)\b|\bsaid i\b|["”],? me\b/i

const unmarked =
  /\b(im|ive|(?:do|did|does|is|was|are|were|has|have|had|could|would|should)nt|thats|youre|theyre)\b(?![-'’.@])/gi

/** "Its" in place of "it's": "its been two days", "its a boat". */
const itIs = new RegExp(
  String.raw`\b(it)s (?=${anyOf`
    an?, the, been, not, so, just, my, your, only, still, always, never, too, really, gone, going, getting, called, nearly,
    almost, already, like, ${weekday}`}\b)`,
  'gi',
)

/** Adds apostrophes left out in haste: "im", "dont". Words of their own, such as "ill", "wont" and "cant", stay. */
function withApostrophes(text: string): string {
  return text
    .replace(itIs, "$1's ")
    .replace(unmarked, (word) =>
      word.replace(/(?:nt|m|ve|s|re)$/i, (end) =>
        /^nt$/i.test(end) ? `${end.charAt(0)}'${end.charAt(1)}` : `'${end}`,
      ),
    )
}

/** Relations that two or three nouns in a row may show although they name one thing. */
const namesOneThing: ReadonlySet<string> = new Set(['waiting', 'everywhere', 'people'])

/** "Can everyone please stop …?" wants no answer, and neither does "so you want me to …?". */
function meantKind(form: TextKind, relations: readonly Relation[]): TextKind {
  if (form !== 'question') return form
  if (relations.some(({ type }) => type === 'request')) return 'command'
  return relations.some(({ type }) => type === 'doubt') ? 'fragment' : form
}

/** Up to here there are a dozen pictures that hold the whole text. */
const wholeCharsMax = 200
const endingCharsMax = { several: 150, one: 240 } as const

/** As many of the last sentences (or lines) as a reader takes in at a glance; null where the whole text fits. */
function findEnding(said: string): string | null {
  if (graphemeCount(said) <= wholeCharsMax) return null
  let ending = ''
  for (const sentence of said.split(sentenceEnds).reverse()) {
    const longer = ending === '' ? sentence : `${sentence} ${ending}`
    const maxChars = ending === '' ? endingCharsMax.one : endingCharsMax.several
    if (graphemeCount(longer) > maxChars) break
    ending = longer
  }
  if (ending === '') ending = lastClause(said)
  return ending === '' ? null : capitalise(withoutFullStop(ending))
}

const sentenceEnds = /(?<=[.!?…。！？]["”’»]?)\s+|\n+/u
const clauseMinChars = 40

/** The shortest end of a breathless sentence that stands alone; empty where there is none. */
function lastClause(said: string): string {
  const clauses = [...said.matchAll(/, (?:and|but|so|because) /g)].map(({ 0: joint, index }) =>
    said.slice(index + joint.length),
  )
  return (
    clauses.findLast((clause) => clause.length >= clauseMinChars && clause.length <= endingCharsMax.one) ?? ''
  )
}
