import { isPluralNoun } from './people'
import { formOf } from './verb-group'
import { determiners, isAdverb, objectPronouns, prepositions, subordinators, type Word } from './words'

export interface NounPhrase {
  /** Indexes of the first word and of the first word behind it. */
  from: number
  to: number
  isPlural: boolean
  isDefinite: boolean
  /** Index of the first word behind the article or possessive. */
  bareFrom: number
}

const nominal = new Set(['NOUN', 'PROPN', 'QUOTE'])
const inside = new Set(['NOUN', 'PROPN', 'ADJ', 'NUM', 'QUOTE', 'SYM'])

/** True if a word may be part of a noun phrase behind its first word. */
function isInside(word: Word, before: Word): boolean {
  if (prepositions.has(word.lower) || subordinators.has(word.lower) || objectPronouns.has(word.lower))
    return false
  if (isAdverb(word) || determiners.has(word.lower)) return false
  if (inside.has(word.pos)) return true
  // "My frozen lasagna", "the leaking tap", "the call": verbs by form, nouns and adjectives by place.
  return (
    word.pos === 'VERB' &&
    (determiners.has(before.lower) || before.pos === 'ADJ' || formOf(word) === 'gerund')
  )
}

/** The noun phrase that begins at `from`; null where none is certain. */
export function readNounPhrase(words: readonly Word[], from: number, end = words.length): NounPhrase | null {
  const first = words[from]
  if (!first || from >= end) return null
  const isDetermined = determiners.has(first.lower) || /'s?$/.test(first.lower)
  if (!isDetermined && (!inside.has(first.pos) || isAdverb(first) || prepositions.has(first.lower)))
    return null
  let to = from + 1
  while (to < end) {
    const [word, before] = [words[to], words[to - 1]]
    if (!word || !before || before.mark !== '') break
    const isDeterminerAgain =
      to === from + 1 && /^(?:all|both|half)$/.test(first.lower) && determiners.has(word.lower)
    const isNumber = to === from + 1 && word.pos === 'NUM' && determiners.has(word.lower)
    if (!isDeterminerAgain && !isNumber && !isInside(word, before)) break
    to++
  }
  const last = words[to - 1]
  // "A muscle reaching for the biscuits": the last word is no noun.
  if (last && to - from > 1 && last.pos !== 'NOUN' && formOf(last) === 'gerund') return null
  const isAlone = to === from + 1
  if (!last || (isDetermined && isAlone)) return null
  if (!nominal.has(last.pos) && !(last.pos === 'VERB' && isDetermined && formOf(last) !== 'past')) return null
  const noun = last.text
  return {
    from,
    to,
    isPlural:
      isPluralNoun(noun) ||
      /^(?:both|several|many|two|three|four|five|six|seven|eight|nine|ten)$/.test(first.lower),
    isDefinite: /^(?:an?|the|my|our)$/.test(first.lower),
    bareFrom: bareFrom(words, from, to),
  }
}

/** Behind its articles and possessives: two of them in "all the presents". */
function bareFrom(words: readonly Word[], from: number, to: number): number {
  let at = from
  while (at < to - 1 && determiners.has(words[at]?.lower ?? '')) at++
  return at
}

/** The phrase with one "of …" behind it: "a picture of my soup". */
export function withOf(words: readonly Word[], phrase: NounPhrase, end = words.length): NounPhrase {
  if (words[phrase.to]?.lower !== 'of' || words[phrase.to - 1]?.mark !== '') return phrase
  const inner = readNounPhrase(words, phrase.to + 1, end)
  return inner ? { ...phrase, to: inner.to } : phrase
}

/** The text of some words, as written. */
export function textOf(source: string, words: readonly Word[], from: number, to: number): string {
  const [first, last] = [words[from], words[to - 1]]
  return first && last && to > from ? source.slice(first.start, last.end) : ''
}
