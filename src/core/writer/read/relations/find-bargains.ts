import type { Phrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { capture, captureFirst } from './capture'

const others = String.raw`(?:you|they|he|she|the \w+|my \w+)`
const gives: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:i|we)(?:'ll| will)? give (?:you|them|him|her|the \w+|my \w+) (.+?)[,;](?: and)? ${others}(?:'ll| will)? gives? (?:me|us) (.+)$`,
    'di',
  ),
  new RegExp(`^${others}(?:'ll| will)? gets? (.+?)[,;](?: and)? (?:i|we)(?:'ll| will)? get (.+)$`, 'di'),
  /^(?:(?:i|we) )?(?:just )?(?:trade|traded|trading|exchange|exchanged|exchanging|swap|swapped|swapping|sacrificed?|sacrificing|gave up|giving up) (.+?) for (.+)$/di,
  /^(.+?) in exchange for (.+)$/di,
]
const takes = new RegExp(
  `^(?:i|we)(?:'ll| will)? get (.+?)[,;](?: and)? ${others}(?:'ll| will)? gets? (.+)$`,
  'di',
)

/** "I give you my data, you give me a coupon": what one gives and what comes back. */
export function findTrade(phrase: Phrase): Relation | null {
  const [given, received] = captureFirst(phrase, gives) ?? capture(phrase, takes)?.reverse() ?? []
  if (!given || !received || !isNounLike(given) || !isNounLike(received)) return null
  return { type: 'trade', given, received }
}

/** "You get a meeting, you get a meeting", "manager giving everyone a new title": the same for all. */
export function findGiveaway(phrase: Phrase): Relation | null {
  const [prize] =
    captureFirst(phrase, [
      /^you get ([^,.!;]+)[,.!;] (?:and )?you get \1/di,
      /^(?:\w+[, ]+){0,3}(?:giving|gives|gave|handing) (?:everyone|everybody|all of us|the whole team) (.+)$/di,
      /(?:^|[,.!;] )(?:everyone|everybody) gets (an? .+)$/di,
    ]) ?? []
  return prize && isNounLike(prize) ? { type: 'giveaway', prize } : null
}

const asks: readonly RegExp[] = [
  /^(?:please|pls|kindly|for the love of [\w ]+?,)[, ]+(?:can you |could you )?(?:just )?(.+)$/di,
  /^(?:can|could|would|will) (?:you|we|people|everyone|everybody|someone|somebody)(?: all)?(?: please| just| maybe)+ (.+?)\??$/di,
  /^(?:can|could) (?:you|we|people|everyone|everybody) (?:all )?((?:stop|not) .+?)\??$/di,
  /^(?:i wish|i just want|why can't) (?:people|everyone|everybody|they|you) (?:would |to )?(?:just )?(stop .+?)\??$/di,
  /^((?:stop|quit) \w+ing\b.+)$/di,
]

/** "Please stop scheduling meetings at lunch": a request, worded as a command. */
export function findRequest(phrase: Phrase): Relation | null {
  if (/[,:;] |[.!?] \S| or | but /.test(phrase.text.replace(/^(?:please|pls|kindly),/i, ''))) return null
  const [wish] = captureFirst(phrase, asks) ?? []
  const [first] = wish?.words ?? []
  if (!wish || !first || wish.words.length < 2) return null
  const isCommand = first.text.toLowerCase() === first.lemma && (first.pos === 'VERB' || first.pos === 'AUX')
  return isCommand || /^(?:stop|quit|don't|do not|never|let)\b/i.test(wish.text)
    ? { type: 'request', wish }
    : null
}

const lonely: readonly RegExp[] = [
  /^am i (?:really |seriously )?the only (?:one|person)(?: here| alive| left)? (?:who|that) (.+?)\??$/di,
  /^am i (?:really )?the only (?:one|person)(?: here)? (\w+ing .+?)\??$/di,
  /^(?:does|do) (?:nobody|no one|anybody|anyone) else (?:still )?(.+?)\??$/di,
  /^is (?:nobody|no one|anybody|anyone) else (\w+ing .+?)\??$/di,
]

/** "Am I the only one who still prints boarding passes?": the habit that is asked about. */
export function findOnlyOne(phrase: Phrase): Relation | null {
  const [habit] = captureFirst(phrase, lonely) ?? []
  return habit && habit.words.length > 1 ? { type: 'only-one', habit } : null
}
