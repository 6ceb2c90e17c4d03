import { anyOf, wholeWords } from '../../../text/pattern'
import { findSubjectEnd } from '../find-verb'
import { type Phrase, wordsPhrase } from '../phrase'
import { asCaption, isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { capture, captureFirst } from './capture'

const olden = wholeWords(
  anyOf`
    back in (?:my|the) (?:day|days|\w+ies|\d+s), back when, in my day, remember when,
    in the (?:nineties|eighties|seventies|sixties|fifties|(?:19|20)?\d0s|(?:good )?old days),
    when (?:i|we) (?:was|were) (?:an? )?(?:kids?|child|young|little|children|small|teenagers?|students?),
    (?:kids|children|teenagers|students|people) (?:today|these days|nowadays), will never (?:know|understand),
    before (?:the internet|smartphones|mobile phones), (?:we|i) used to`,
  'i',
)

/** "In the nineties we had to rewind the tape": how it was, and what the young will never know. */
export function findNostalgia(phrase: Phrase): Relation | null {
  if (!olden.test(phrase.text) || /:/.test(phrase.text)) return null
  const [missed] = capture(phrase, /^.+ will never (?:know|understand|experience|feel) (.+)$/di) ?? []
  const [deed] =
    capture(phrase, /^(?:back in|in|back when|when)\b.+?,? ((?:we|i|you|they|people|everyone) .+)$/di) ?? []
  const [memory] = capture(phrase, /^(?:does anyone )?remember when (.+?)\??$/di) ?? []
  return {
    type: 'nostalgia',
    missed: missed && isNounLike(missed) ? missed : null,
    memory: deed ?? memory ?? null,
  }
}

/** "I used to party until dawn, now I fall asleep during the intro". */
export function findUsedTo(phrase: Phrase): Relation | null {
  const [earlier, later] =
    capture(phrase, /^([^,.;]*\bused to\b[^,.;]+)[,.;] (?:but |and )?((?:now|today|these days)\b .+)$/di) ??
    []
  return earlier && later ? { type: 'then-now', earlier: asCaption(earlier), later: asCaption(later) } : null
}

/** "The deadline is not flexible. the deadline was always a suggestion", "what if I told you …". */
export function findReveal(phrase: Phrase): Relation | null {
  const [told] =
    captureFirst(phrase, [
      /^what if i told you(?: that)?,? (.+?)\??$/di,
      /^(?:plot twist|spoiler(?: alert)?|fun fact|the truth|secret|unpopular truth): (.+)$/di,
      /^the (?:truth|secret|twist) is(?: that)?,? (.+)$/di,
    ]) ?? []
  if (told && told.words.length > 1) return { type: 'reveal', myth: null, truth: told }
  const [myth, , truth] =
    capture(
      phrase,
      /^((the \w+|my \w+|our \w+|your \w+|\w+) (?:is|are|was|were)(?: not|n't) [^.,;]+)[.,;] ((?:\2|it|they) (?:is|are|was|were|has|have) .+)$/di,
    ) ?? []
  return myth && truth ? { type: 'reveal', myth, truth } : null
}

const outcries = anyOf`oh, wait, hold on, hang on, ok, okay, sorry`
const youMean = anyOf`
  are you (?:telling me|saying), you(?:'re| are) (?:telling me|saying), you mean(?: to tell me)?, you expect me to believe`
const doubtLeads: readonly RegExp[] = [
  new RegExp(String.raw`^(?:${outcries}[, ]+)*(?:so[, ]+)?${youMean}(?: that)? (.+?)\??$`, 'di'),
  /^(?:oh|wait|hold on)[, ]+(?:so[, ]+)?((?:you|you're|they|he|she|we|my|the)\b.+?)\??$/di,
  /^so[, ]+((?:you|you're|they|they're|he|he's|she|she's|we|my|the)\b .+?)\??$/di,
]

/** "So you want me to work overtime but you don't pay overtime", "oh you read one article? tell me how to eat". */
export function findDoubt(phrase: Phrase): Relation | null {
  const [claim] = captureFirst(phrase, doubtLeads) ?? []
  if (!claim || claim.words.length < 3) return null
  const isMocking = /^oh[, ]+(?:so[, ]+)?you/i.test(phrase.text)
  const [first, second] =
    captureFirst(claim, [/^(.+?)[?.!] (.+)$/d, /^(.+?),? (?:but|and yet|yet) (.+)$/i]) ?? []
  const [title, cause] = capture(claim, /^(.+?) (?:just )?because (.+)$/di) ?? []
  if (title && cause) return { type: 'doubt', claim: cause, turn: title, isMocking }
  return first && second
    ? { type: 'doubt', claim: first, turn: second, isMocking }
    : { type: 'doubt', claim, turn: null, isMocking }
}

const others = anyOf`nobody, no one, everyone, everybody, they, people`
const shrugs = anyOf`
  cares?, minds?, bats? an eye, says? (?:a word|anything|nothing), complains?, is fine, are fine, claps?,
  calls? (?:it|them|him|her) .+?`
const fuss = anyOf`suddenly, all of a sudden, everyone, everybody, i'm, it's`
const doubleStandard = new RegExp(
  `^(.+?)[,.;]?(?: and| but)? (${others} ${shrugs})[,.;](?: but)?(?: then)? (?:when )?(.+?),? (?:and )?(${fuss} .+)$`,
  'di',
)

/** "Restaurant charges 20 for toast nobody cares, I bring my own snack and suddenly it's a crime". */
export function findDoubleStandard(phrase: Phrase): Relation | null {
  const [theirs, shrug, mine, fuss] = capture(phrase, doubleStandard) ?? []
  return theirs && shrug && mine && fuss ? { type: 'double-standard', theirs, shrug, mine, fuss } : null
}

/** ""money can't buy happiness" - person on a yacht". */
export function findQuotation(phrase: Phrase): Relation | null {
  const [said, who] = capture(phrase, /^"([^"]+)",? ?(?:[-–—~]+|says|said|by) ?([^"]+)$/di) ?? []
  return said && who && isNounLike(who) ? { type: 'quotation', said: said.text, who } : null
}

/** "Company posts record profits, fires 500 people". */
export function findTwoDeeds(phrase: Phrase): Relation | null {
  const [one, second, more] =
    capture(phrase, /^([^,.:!?]+), (?:then |and then |and )?([^,.:!?]+)(,.*)?$/d) ?? []
  if (!one || !second || more?.text) return null
  // The tagger takes "charges a fee" and "posts forty stories" for nouns.
  const isDeed = ([verb, object]: Phrase['words']) =>
    verb !== undefined &&
    /s$/i.test(verb.text) &&
    verb.lemma !== verb.text.toLowerCase() &&
    (verb.pos === 'VERB' || (verb.pos === 'NOUN' && /^(?:DET|NUM|PRON)$/.test(object?.pos ?? '')))
  if (!isDeed(second.words) || second.words.length < 2) return null
  const end = findSubjectEnd(one)
  if (end === null) {
    const isBareDeed = isDeed(one.words) || /^(?:does|doesn't|won't|can't|never)\b/i.test(one.text)
    return isBareDeed ? { type: 'two-deeds', who: null, first: one, second } : null
  }
  const who = wordsPhrase(one, 0, end)
  return isNounLike(who) ? { type: 'two-deeds', who, first: wordsPhrase(one, end), second } : null
}
