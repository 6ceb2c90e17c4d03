/**
 * Reads what somebody typed into a search box:
 * 1. one spelling, then words; writing without spaces is looked through for what it names;
 * 2. a word that nobody knows is one not typed to its end, two joined together, or misspelt;
 * 3. phrases before words, the longest first, with and then without the small words between;
 * 4. each becomes a unit: stems for the templates' own words, concepts for everything else.
 */

import { type ConceptIndex, phraseWordsMax } from './concept-index'
import { isFaint } from './faint-words'
import { foldText, isUnspaced, splitWords } from './fold-text'
import { createWordReader, prefixLettersMin, prefixShare, type Token } from './read-word'
import type { SearchUnit } from './search-unit'
import { isStopWord } from './stop-words'

/** How much of a concept is in one that is near it. */
const nearShare = 0.3
const faintShare = 0.4
/** Units beyond are not looked for: nobody means so many things. */
const unitsMax = 16

export type ReadQuery = (query: string) => SearchUnit[]

/** @param templateWords every word that templates use of themselves, folded */
export function createQueryReader(concepts: ConceptIndex, templateWords: ReadonlySet<string>): ReadQuery {
  const readWord = createWordReader(concepts, templateWords)
  return (query) => {
    const words = splitWords(foldText(query))
    const tokens = words.flatMap((word, at) => readWord(word, at === words.length - 1))
    const content = tokens.filter(({ word }) => !isStopWord(word))
    const units = [
      ...takePhrases(tokens, concepts),
      ...takePhrases(content, concepts),
      ...takeBegunPhrase(content, concepts),
    ]
    // Nothing but small words is taken for what it says.
    const rest = units.length === 0 && content.length === 0 ? tokens : content
    for (const token of rest) if (!token.isTaken) units.push(...unitsOfWord(token, concepts))
    return units.slice(0, unitsMax)
  }
}

/** Phrases of two words and more; their tokens are taken. */
function takePhrases(tokens: readonly Token[], concepts: ConceptIndex): SearchUnit[] {
  const units: SearchUnit[] = []
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(phraseWordsMax, tokens.length - at); length > 1; length--) {
      const phrase = tokens.slice(at, at + length)
      if (phrase.some(({ isTaken }) => isTaken)) continue
      const ids = concepts.conceptsOf(phrase.map(({ word }) => word))
      if (ids.length === 0) continue
      for (const token of phrase) token.isTaken = true
      units.push({
        stems: phrase.filter(({ word }) => !isStopWord(word)).map(({ stem }) => stem),
        prefix: null,
        concepts: withNear(ids, 1, concepts),
        worth: Math.min(...phrase.map(({ certainty }) => certainty)) * weightOf(ids, concepts),
      })
      break
    }
  }
  return units
}

/** A phrase at the end that has not been typed to its own: "woman yel". One word alone is left to be a word as well. */
function takeBegunPhrase(tokens: readonly Token[], concepts: ConceptIndex): SearchUnit[] {
  const last = tokens.at(-1)
  if (!last || last.isTaken || last.word.length < prefixLettersMin) return []
  for (let length = Math.min(phraseWordsMax, tokens.length); length > 0; length--) {
    const phrase = tokens.slice(-length)
    if (phrase.some(({ isTaken }) => isTaken)) continue
    if (length === 1 && !last.isPartial && concepts.words.has(last.word)) return []
    const before = phrase.slice(0, -1)
    const ids = concepts.conceptsOfPhrasePrefix(
      before.map(({ word }) => word),
      last.isPartial ? last.word : last.stem,
    )
    if (ids.length === 0) continue
    if (length > 1) for (const token of phrase) token.isTaken = true
    const share = length > 1 ? 1 : prefixShare
    return [
      {
        stems: before.map(({ stem }) => stem),
        prefix: last.word,
        concepts: withNear(ids, share, concepts),
        worth: share,
      },
    ]
  }
  return []
}

function unitsOfWord(token: Token, concepts: ConceptIndex): SearchUnit[] {
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
      worth: certainty * weightOf(ids, concepts) * (isFaint(stem) ? faintShare : 1),
    },
  ]
}

function withNear(ids: readonly string[], share: number, concepts: ConceptIndex): Map<string, number> {
  const weights = new Map<string, number>()
  for (const id of ids) for (const near of concepts.near(id)) weights.set(near, share * nearShare)
  for (const id of ids) weights.set(id, share)
  return weights
}

function weightOf(ids: readonly string[], concepts: ConceptIndex): number {
  return ids.length > 0 ? Math.max(...ids.map(concepts.weightOf)) : 1
}
