import { anyOf, wholeWords } from '../../../text/pattern'
import { findFiniteVerb, findSubjectEnd } from '../find-verb'
import { countWords, type Phrase, wordsPhrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { splitAt } from '../split-at'
import { capture, captureFirst } from './capture'

const audience = String.raw`in front of (?:everyone|everybody|the (?:whole|entire) \w+)`
const seen = anyOf`hears?, heard, saw, sees?, stares?, notices?, looks?`
const mishap = String.raw`accidentally |.*\b(?:by accident|${audience}|and (?:everyone|everybody|they) ${seen})\b`

const moments: readonly RegExp[] = [
  /^that (?:awkward |weird |embarrassing )?moment when (.+)$/di,
  /^that (?:awkward|weird|embarrassing) feeling when (.+)$/di,
  /^(?:that )?awkward (?:moment )?(?:when )?(.+)$/di,
  new RegExp(`^when ((?:i|you) (?:${mishap}).*)$`, 'di'),
  new RegExp(String.raw`^((?:i|you) (?:accidentally |.*\b${audience}\b).*)$`, 'di'),
]

/** "That awkward moment when you wave back at someone who wasn't waving at you". */
export function findAwkward(phrase: Phrase): Relation | null {
  const [event] = captureFirst(phrase, moments) ?? []
  return event && findSubjectEnd(event) !== null ? { type: 'awkward', event } : null
}

const talk = anyOf`
  telling, tell, explaining, explain, talking, talk, describing, describe, showing, show, reading, read, singing, sing,
  reciting, recite, pitching, pitch, bragging, brag, complaining, complain, recommending, recommend, practising,
  practicing, mansplaining, venting, vent`

/** "When someone starts explaining their crypto portfolio": there is no way out of the conversation. */
export function findCornered(phrase: Phrase): Relation | null {
  const [event, who] =
    capture(
      phrase,
      new RegExp(
        String.raw`^(?:when )?((.{2,40}?) (?:starts?|begins?|started|began|wants? to|won't stop|can't stop|keeps?|insists? on|offers? to)(?: to)? ${talk}\b.*)$`,
        'di',
      ),
    ) ?? []
  if (!event || !who || /^(?:i|we|you)$/i.test(who.text)) return null
  const isSomebody = isNounLike(who) || /^(?:someone|somebody|he|she|they)$/i.test(who.text)
  return isSomebody ? { type: 'cornered', event } : null
}

const amount = anyOf`\d+, one, two, three, five, ten, a few`
const units = anyOf`seconds?, minutes?, cents?, degrees?, percent, milli\w+, centi\w+`
const difference = anyOf`late, early, off, short, slow, slower, longer, shorter, too \w+, after, before`
const changes = anyOf`
  changed, moved, renamed, rearranged, discontinued, redesigned, removed, (?:is|are|was|ran|run) out of`
const trifles = wholeWords(
  anyOf`${amount} ${units} ${difference}, ${changes}, slightly, mildly, a bit too, a little too`,
  'i',
)

/** "They changed the coffee brand at the office", "grandpa discovered voice messages": news to be taken hard. */
export function findTrifle(phrase: Phrase): Relation | null {
  const end = findSubjectEnd(phrase)
  const isNews = end !== null && !/^(?:i|we|you|so|oh|wait|when|if)\b/i.test(phrase.text)
  if (!isNews || /[.!?:,] \S|"/.test(phrase.text) || countWords(phrase) > 12) return null
  const verb = phrase.words[findFiniteVerb(phrase)]
  const isPast = verb?.pos === 'VERB' && verb.lemma !== verb.text.toLowerCase() && !/s$/i.test(verb.text)
  const isSmall = trifles.test(phrase.text)
  const isSimple = !/ (?:and|but|or|so|because|if) /i.test(phrase.text)
  return isSmall || (isPast && isSimple) ? { type: 'trifle', event: phrase, isSmall } : null
}

/** "My airpods died so I have to listen to my coworkers". */
export function findConsequence(phrase: Phrase): Relation | null {
  if (/^(?:so|if|when)\b|[.!?:] \S/i.test(phrase.text)) return null
  const [thanked, outcome] = capture(phrase, /^thanks to (.+?),? ((?:i|we|my|our|the) .+)$/di) ?? []
  if (thanked && outcome && isNounLike(thanked) && findSubjectEnd(outcome) !== null)
    return { type: 'consequence', cause: thanked, effect: outcome }
  const parts = splitAt(phrase, [
    'so now',
    'so i',
    'so my',
    'so the',
    'so we',
    'which means',
    'and that is why',
    'therefore',
  ])
  if (!parts) return null
  const at = phrase.text.toLowerCase().lastIndexOf(parts[1].text.toLowerCase())
  const cause = parts[0]
  const lead = phrase.text.slice(cause.text.length, at)
  const [whole] = / (?:i|my|the|we) $/i.test(lead)
    ? (capture(phrase, /.+?\bso ((?:i|my|the|we) .+)$/di) ?? [])
    : [parts[1]]
  const effect = whole ?? parts[1]
  const isNews = findSubjectEnd(effect) !== null || /^(?:i'm|we're|it's)\b/i.test(effect.text)
  const isPair = findSubjectEnd(cause) !== null && isNews
  return isPair ? { type: 'consequence', cause, effect } : null
}

/** "My unfinished side projects watching me start a new one": what is left behind looks on. */
export function findWatching(phrase: Phrase): Relation | null {
  const [watcher, deed] =
    capture(phrase, /^(.{3,60}?) (?:watching|watches|looking at|staring at|judging) (?:me|us) (\S.+)$/di) ??
    []
  const [verb, ...others] = deed?.words ?? []
  if (!watcher || !deed || !verb || !isNounLike(watcher)) return null
  if (verb.pos === 'VERB') return { type: 'instead', dropped: watcher, taken: deed, who: null }
  // After "watching me" comes a verb, even where the tagger sees a noun, as in "order fries".
  if (verb.pos !== 'NOUN' || verb.lemma !== verb.text) return null
  const taken = { ...deed, words: [{ ...verb, pos: 'VERB' }, ...others] }
  return { type: 'instead', dropped: watcher, taken, who: null }
}

/** Items that are sentences of their own ("… , it stops, the engine light turns on"): a story told with commas. */
export function areEvents(items: readonly Phrase[]): boolean {
  const [, ...later] = items
  const subjects = later.filter((item) => findSubjectEnd(item) !== null)
  const goesOn = subjects.some((item) => /^(?:i|he|she|it|they|we)\b/i.test(item.text))
  const areAll = items.every((item) => findSubjectEnd(item) !== null)
  return subjects.length > 0 && (goesOn || areAll) && items.every((item) => countWords(item) >= 2)
}

/** The question behind an address: "ok google, why is my wife mad at me". */
export function withoutAddress(phrase: Phrase): Phrase {
  const comma = phrase.words.findIndex((word) => word.text === ',')
  const isAddress =
    comma > 0 && comma <= 3 && /^(?:ok|okay|hey|dear|hello|hi|excuse me)\b[^,]{0,20},/i.test(phrase.text)
  return isAddress ? wordsPhrase(phrase, comma + 1) : phrase
}
