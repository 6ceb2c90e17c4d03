/**
 * Reads the query of a search box:
 * 1. one spelling, then words; writing without spaces is looked through for what it names;
 * 2. an unknown word is unfinished, two words joined together, or misspelt;
 * 3. phrases before words, the longest first, with and then without the small words between, and at last guessed
 *    around a word that is not theirs;
 * 4. each becomes a unit: stems for the templates' own words, concepts for everything else.
 */

import { type ConceptIndex, phraseWordsMax } from './concept-index'
import { isFaint } from './faint-words'
import { foldText, isUnspaced, splitWords } from './fold-text'
import { createWordReader, prefixLettersMin, prefixShare, type Token } from './read-word'
import type { SearchUnit } from './search-unit'
import { stemWord } from './stem-word'
import { isStopWord } from './stop-words'

/** How much of a concept is in one that is near it. */
const nearShare = 0.3
/** The same when no template has the concept: those near it are all that can answer. */
const standInShare = 0.7
const faintShare = 0.4
/** Weight of a phrase that was typed a little differently. */
const guessShare = 0.6
/** Weight of a word of which only the root is known. */
const rootShare = 0.7
/** Further units are ignored: no query means so many things. */
const unitsMax = 16

interface AnsweredConcepts extends ConceptIndex {
  /** True if a template has the concept. */
  has(id: string): boolean
}

export type ReadQuery = (query: string) => SearchUnit[]

/** Words and concepts of all templates. */
export interface TemplateTerms {
  /** Every word, folded. */
  words: ReadonlySet<string>
  /** Ids of every concept. */
  concepts: ReadonlySet<string>
}

export function createQueryReader(lexicon: ConceptIndex, templates: TemplateTerms): ReadQuery {
  const readWord = createWordReader(lexicon, templates.words)
  const concepts = { ...lexicon, has: (id: string) => templates.concepts.has(id) }
  return (query) => {
    const words = splitWords(foldText(query))
    const tokens = words.flatMap((word, at) => readWord(word, at === words.length - 1))
    const content = tokens.filter(({ word }) => !isStopWord(word))
    const units = [
      ...takePhrases(tokens, concepts),
      ...takePhrases(content, concepts),
      ...guessPhrases(content, concepts),
      ...takeBegunPhrase(tokens, concepts, 2),
      ...takeBegunPhrase(content, concepts, 1),
    ]
    // Nothing but small words is taken for what it says.
    const rest = units.length === 0 && content.length === 0 ? tokens : content
    for (const token of rest) if (!token.isTaken) units.push(...unitsOfWord(token, concepts))
    return units.slice(0, unitsMax)
  }
}

/** Phrases of two words and more; their tokens are taken. */
function takePhrases(tokens: readonly Token[], concepts: AnsweredConcepts): SearchUnit[] {
  const units: SearchUnit[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(phraseWordsMax, tokens.length - at); length > 1; length--) {
      const phrase = tokens.slice(at, at + length)
      const unit = phraseUnit(phrase, concepts)
      if (!unit) continue
      for (const token of phrase) token.isTaken = true
      units.push(unit)
      break
    }
  }
  return units
}

/**
 * Phrases around one word that is not theirs ("two spiders pointing" is "two pointing"), and pairs of words in the other
 * order ("hands shaking"). Both are guesses, so their words are left to be words as well.
 */
function guessPhrases(tokens: readonly Token[], concepts: AnsweredConcepts): SearchUnit[] {
  const guesses = tokens.flatMap((_, at) => [
    tokens.slice(at, at + 2).reverse(),
    ...Array.from({ length: phraseWordsMax }, (_, more) => tokens.slice(at, at + more + 1)).flatMap(
      (phrase, more) =>
        phrase.length === more + 1
          ? phrase.slice(1, -1).map((left) => phrase.filter((token) => token !== left))
          : [],
    ),
  ])
  return guesses
    .filter(({ length }) => length > 1)
    .flatMap((guess) => phraseUnit(guess, concepts) ?? [])
    .map((unit) => ({ ...unit, worth: unit.worth * guessShare }))
}

function phraseUnit(phrase: readonly Token[], concepts: AnsweredConcepts): SearchUnit | null {
  if (phrase.some(({ isTaken }) => isTaken)) return null
  const ids = concepts.conceptsOf(phrase.map(({ word }) => word))
  if (ids.length === 0) return null
  return {
    stems: phrase.filter(({ word }) => !isStopWord(word)).map(({ stem }) => stem),
    prefix: null,
    concepts: withNear(ids, 1, concepts),
    worth: Math.min(...phrase.map(({ certainty }) => certainty)) * weightOf(ids, concepts),
  }
}

/** A phrase at the end that has not been typed to its own: "woman yel". One word alone is left to be a word as well. */
function takeBegunPhrase(
  tokens: readonly Token[],
  concepts: AnsweredConcepts,
  wordsMin: number,
): SearchUnit[] {
  const last = tokens.at(-1)
  if (!last || last.isTaken || last.word.length < prefixLettersMin) return []
  for (let length = Math.min(phraseWordsMax, tokens.length); length >= wordsMin; length--) {
    const phrase = tokens.slice(-length)
    if (phrase.some(({ isTaken }) => isTaken)) continue
    if (length === 1 && !last.isPartial && concepts.words.has(last.word)) return []
    const before = phrase.slice(0, -1)
    const begun = before.map(({ word }) => word)
    const typed = concepts.conceptsOfPhrasePrefix(begun, last.isPartial ? last.word : last.stem)
    const isCorrected = typed.length === 0 && length > 1 && last.corrected !== null
    const ids = isCorrected ? concepts.conceptsOfPhrasePrefix(begun, stemWord(last.corrected ?? '')) : typed
    if (ids.length === 0) continue
    if (length > 1) for (const token of phrase) token.isTaken = true
    const share = length > 1 ? 1 : prefixShare
    return [
      {
        stems: before.filter(({ word }) => !isStopWord(word)).map(({ stem }) => stem),
        prefix: last.word,
        concepts: withNear(ids, share, concepts),
        worth: share,
      },
    ]
  }
  return []
}

function unitsOfWord(token: Token, concepts: AnsweredConcepts): SearchUnit[] {
  const { word, stem, isLast, isPartial, certainty } = token
  if (isUnspaced(word)) {
    return concepts.conceptsInside(word).map((id) => ({
      stems: [],
      prefix: null,
      concepts: withNear([id], 1, concepts),
      worth: concepts.weightOf(id),
    }))
  }
  const named = concepts.conceptsOf([word])
  const ids = named.length > 0 || isPartial ? named : concepts.conceptsOfRoot(word)
  const isOfRoot = named.length === 0 && ids.length > 0
  const weights = new Map(withNear(ids, 1, concepts))
  const isPrefix = isLast && word.length >= prefixLettersMin
  if (isPrefix && named.length === 0) {
    const share = isPartial ? 1 : prefixShare
    for (const id of concepts.conceptsOfPrefix(word)) weights.set(id, Math.max(share, weights.get(id) ?? 0))
  }
  return [
    {
      stems: [stem],
      prefix: isPrefix ? word : null,
      concepts: weights,
      worth:
        certainty * weightOf(ids, concepts) * (isFaint(stem) ? faintShare : 1) * (isOfRoot ? rootShare : 1),
    },
  ]
}

function withNear(ids: readonly string[], share: number, concepts: AnsweredConcepts): Map<string, number> {
  const weights = new Map<string, number>()
  for (const id of ids) {
    const near = share * (concepts.has(id) ? nearShare : standInShare)
    for (const other of concepts.near(id)) weights.set(other, Math.max(near, weights.get(other) ?? 0))
  }
  for (const id of ids) weights.set(id, share)
  return weights
}

function weightOf(ids: readonly string[], concepts: AnsweredConcepts): number {
  return ids.length > 0 ? Math.max(...ids.map(concepts.weightOf)) : 1
}
