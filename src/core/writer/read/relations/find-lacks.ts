import { anyOf } from '../../../text/pattern'
import { countWords, type Phrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { capture, captureFirst } from './capture'

const offers = anyOf`
  promised, promises, sold, sells, announced, announces, advertised, advertises, ordered, booked, bought, paid for`
const failures = anyOf`doesn't, does not, didn't, isn't, never, won't, can't, wasn't, nobody, no one`
const madeOffer = new RegExp(
  `^.{2,40}? ${offers} ((?:an?|the|my|me an?|us an?) .+?) that (${failures} .+)$`,
  'di',
)

/** "Too many streaming services and nothing to watch", "a gym membership that I have never used". */
export function findLetdown(phrase: Phrase): Relation | null {
  if (/[.!?:] /.test(phrase.text)) return null
  const [much, little] =
    captureFirst(phrase, [
      /^(.+?),? (?:and|but|yet)(?: still| there's| i have| i've got)? ((?:nothing|nowhere|no one|nobody) (?:to|for|on|in) .+)$/di,
      madeOffer,
      /^(.+?),? (?:and|but|yet|that|which)(?: i| we)?(?: have|'ve)? ((?:never|not once|rarely|barely) (?:\w+ed|worn|read|seen|eaten|done|gone|won|been)\b.*)$/di,
    ]) ?? []
  if (!much || !little || countWords(much) < 2) return null
  // "I went there and never …" is a story with a subject, not a thing.
  const isThing = !/^(?:i|we|you|he|she|they|it|when|if|who|what|why)\b/i.test(much.text)
  return isThing ? { type: 'letdown', much, little } : null
}

const places: readonly RegExp[] = [
  /^(?:here(?:'s| is)|this is|that's|that is) where (.+?) (?:would|should|could|used to) (?:be|go|stand|hang|live)\b.*$/di,
  /^(?:here(?:'s| is)|this is|that's|that is) where (?:i'd|i would|we'd|we would) (?:put|keep|hang|show) (.+?)(?:,? if .*)?$/di,
  /^(.+?) (?:would|should) (?:go|be|stand|hang) (?:right )?here\b.*$/di,
]

/** "Here is where my motivation would be": the thing that is not there. */
export function findAbsence(phrase: Phrase): Relation | null {
  const [thing] = captureFirst(phrase, places) ?? []
  return thing && isNounLike(thing) ? { type: 'absence', thing } : null
}

const usually = anyOf`always, usually, often, normally, really`
const rarely = anyOf`
  (?:don't|do not|doesn't|does not) ${usually}, rarely, seldom, hardly ever, never, almost never`
const rareHabit = new RegExp(
  String.raw`^((?:i|we|he|she|they|my \w+) ${rarely} .+?)[,.;]? but when (?:i|we|he|she|they|it) (?:do|does),? (.+)$`,
  'di',
)

/** "I don't always test my code but when I do I do it in production". */
export function findRarely(phrase: Phrase): Relation | null {
  const [rule, exception] = capture(phrase, rareHabit) ?? []
  return rule && exception ? { type: 'rarely', rule, exception } : null
}
