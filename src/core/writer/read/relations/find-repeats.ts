import { anyOf } from '../../../text/pattern'
import { isBareGerund } from '../find-verb'
import { countWords, type Phrase, slicePhrase, wordsPhrase } from '../phrase'
import { isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import type { TaggedWord } from '../tagged-word'
import { capture, captureFirst } from './capture'

function isPlural(word: TaggedWord | undefined): boolean {
  return (
    word !== undefined &&
    word.pos === 'NOUN' &&
    /s$/i.test(word.text) &&
    word.lemma !== word.text.toLowerCase()
  )
}

/** Plurals that do not mean many things: times, and words that only look like plurals. */
const noCrowd = new RegExp(
  `${anyOf`
    days?, mornings, evenings, nights, weekends, weeks, months, years, hours, minutes, times, nineties, eighties,
    news, vibes, goals, thoughts, thanks, feelings, taxes, sales,
    jeans, glasses, headphones, pants, trousers, scissors`}$`,
  'i',
)

/** "Bugs. bugs in every file", "spam emails", "subscriptions everywhere". */
export function findEverywhere(phrase: Phrase): Relation | null {
  const repeated = capture(phrase, /^([\p{L} -]{3,30}?)[.,!] (\1 .+)$/diu)
  const spread = capture(
    phrase,
    /^(([\p{L} -]{3,30}?) (?:are |is )?(?:literally |just )?(?:everywhere|as far as the eye can see|wherever i look))$/diu,
  )
  const [thing, whole] = repeated ?? spread?.toReversed() ?? []
  const opener = thing?.words[0]?.pos
  const isCrowd = opener === 'NOUN' || opener === 'ADJ'
  if (thing && whole && isCrowd && isNounLike(thing)) return { type: 'everywhere', thing, whole }
  const areNouns = phrase.words.every(({ pos, text }) => pos === 'NOUN' || pos === 'ADJ' || text === '-')
  const isBareCrowd = areNouns && countWords(phrase) <= 3 && isPlural(phrase.words.at(-1))
  return isBareCrowd && !noCrowd.test(phrase.text) ? { type: 'everywhere', thing: phrase, whole: null } : null
}

/** People and times, which cannot contain another of their kind. */
const notMadeTwice =
  /^(?:friend|person|people|woman|mother|father|child|brother|sister|boss|customer|client|colleague|coworker|neighbou?r|teacher|time|hour|minute|week|month|year|thing|place|side|part)$/

/** "A podcast about making podcasts": a thing inside of the same thing, as its singular. */
export function findRecursion(phrase: Phrase): Relation | null {
  const counts = new Map<string, number[]>()
  for (const [index, word] of phrase.words.entries()) {
    if (word.pos === 'NOUN') counts.set(word.lemma, [...(counts.get(word.lemma) ?? []), index])
  }
  for (const [lemma, places] of counts) {
    const [first = 0, second = 0] = places
    if (places.length < 2 || lemma.length < 4 || notMadeTwice.test(lemma)) continue
    const between = phrase.words.slice(first + 1, second)
    const isInside = between.some((word) => /^(?:about|for|of|on|to|that|inside|within)$/i.test(word.text))
    const isShort =
      between.length <= 5 && !between.some((word) => /[,.;:]|^(?:and|or|vs|but)$/i.test(word.text))
    const opener = phrase.words[first - 1]?.text.toLowerCase() ?? ''
    const canCount =
      /^(?:an?|another|one|each|every)$/.test(opener) || places.some((place) => isPlural(phrase.words[place]))
    if (isInside && isShort && canCount) return { type: 'recursion', thing: lemma }
  }
  return null
}

const boths: readonly RegExp[] = [
  /^(.+?) and (.+?) (?:are |were )?both (\S.+)$/di,
  /^both (.+?) and (.+?) (?:will |can |just )?(\S+ .+)$/di,
  /^(.+?) and (.+?) have (?:one|this) thing in common: (.+)$/di,
  /^what do (.+?) and (.+?) have in common\? (.+)$/di,
  /^(.+?) and (.+?)(?: finally| can| always)? agree(?:ing)? (?:on|that) (.+)$/di,
]

/** "Introverts and cats both cancel plans", "cats and toddlers: waking you up at five". */
export function findBoth(phrase: Phrase): Relation | null {
  const labelled = capture(phrase, /^([^:,]+?) and ([^:,]+?): (.+)$/d)
  const doing = labelled?.[2]
  const groups = captureFirst(phrase, boths) ?? (doing && isBareGerund(doing, 0) ? labelled : null)
  const [first, second, shared] = groups ?? []
  if (!first || !second || !shared || !isNounLike(first) || !isNounLike(second)) return null
  return { type: 'both', first, second, shared: withoutCopula(shared) }
}

function withoutCopula(shared: Phrase): Phrase {
  return /^(?:are|were|is)$/i.test(shared.words[0]?.text ?? '')
    ? wordsPhrase(shared, 1)
    : slicePhrase(shared, 0, shared.text.length)
}
