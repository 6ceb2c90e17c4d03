import { anyOf } from '../../../text/pattern'
import type { TextKind } from '../../book'
import { whenLead } from '../english-forms'
import { findFiniteVerb, findSubjectEnd } from '../find-verb'
import { countWords, type Phrase, slicePhrase } from '../phrase'
import type { Relation } from '../reading'
import { splitAt } from '../split-at'
import { after } from './capture'
import { isToldTalk } from './find-dialogue'
import { isExchange } from './find-list'

/** A question, with or without its mark: "when does …", "whats a normal …". */
const questionStart = anyOf`
  (?:what|who|where|when|how|why)'?s (?!wrong\b),
  (?:what|where|when|how|why) (?:do|does|did|is|are|am|was|can|could|should|would|will)\b,
  wh?[ao]t do, how (?:many|much|long|old|often)\b`
const asks = new RegExp(`^(?:so |ok |wait )?${questionStart}`, 'i')

/** Words before the event: "when", "me when". */
export const leadToMoment = new RegExp(String.raw`^${whenLead} (?=\S)`, 'i')

/** Two halves of which the second turns on the first. */
export function findTurnabout(phrase: Phrase, kind: TextKind): Relation | null {
  if (
    kind === 'question' ||
    kind === 'quote' ||
    asks.test(phrase.text) ||
    isToldTalk(phrase.text) ||
    isExchange(phrase.text)
  )
    return null
  const body = after(phrase, leadToMoment) ?? phrase
  const parts = splitAt(body, [
    'but',
    'until',
    'and suddenly',
    'and now',
    'and then',
    'turns out',
    'and it turns out',
    'but it turns out',
    'it turns out',
    'and turns out',
    'so now',
  ])
  if (parts && !/[.!?]\s/.test(body.text)) return turnabout(parts, false)
  const sentences = body.text.match(/[^.!?\n]+[.!?]*["']?/g) ?? []
  if (sentences.length === 2 && !/:/.test(body.text)) {
    const cut = (sentences[0] ?? '').length
    return turnabout([slicePhrase(body, 0, cut), slicePhrase(body, cut, body.text.length)], true)
  }
  const halves = body.text.split(', ')
  if (sentences.length === 1 && halves.length === 2 && halves[0]) {
    const pair: [Phrase, Phrase] = [
      slicePhrase(body, 0, halves[0].length),
      slicePhrase(body, halves[0].length, body.text.length),
    ]
    if (pair.every((half) => findSubjectEnd(half) !== null) && !/^if\b/i.test(body.text))
      return turnabout(pair, true)
  }
  const joined = splitAtDeed(body)
  if (!joined || sentences.length > 1 || /,/.test(body.text)) return null
  const [first, second] = joined
  const bothAct = findFiniteVerb(first) >= 0 && tellsNews(second)
  return bothAct && kind !== 'noun' ? turnabout(joined, true) : null
}

/** At the first "and" that joins deeds: "I do taxes and payroll for forty and just paid a fine" has one that does not. */
function splitAtDeed(body: Phrase): [Phrase, Phrase] | null {
  const first = splitAt(body, ['and'])
  const second = first && splitAt(first[1], ['and'])
  if (!first || !second || findFiniteVerb(second[0]) >= 0) return first
  return [slicePhrase(body, 0, body.text.length - second[1].text.length - 'and '.length), second[1]]
}

/** Has a subject of its own, or a verb in another form than the plain one: "got a pizza party", not "leave early". */
function tellsNews(half: Phrase): boolean {
  const verb = findFiniteVerb(half)
  const word = half.words[verb]
  if (!word || /^so\b/i.test(half.text)) return false
  return findSubjectEnd(half) !== null || /^i'm$/i.test(word.text) || word.text.toLowerCase() !== word.lemma
}

/** Attribution of a quotation, which is no second half. */
const attribution =
  /^(?:(?:he|she|they|his|her|my|our|the) )?(?:[\w-]+ ){0,2}(?:told (?:me|us|everyone)|says?|said|asked|thank you|thanks)\b/i

function turnabout([before, later]: [Phrase, Phrase], isPlain: boolean): Relation | null {
  if (isPlain && (attribution.test(later.text) || asks.test(later.text))) return null
  return countWords(before) >= 2 && countWords(later) >= 2
    ? { type: 'turnabout', before, after: later, isPlain }
    : null
}
