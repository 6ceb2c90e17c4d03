import { type Beginnings, createBeginnings } from './beginnings'
import type { Concept } from './concept'
import { type LexiconEntries, type NamedConcepts, readLexicon } from './lexicon-entries'
import { rootOfWord } from './root-of-word'
import { createStemmer, stemWord } from './stem-word'

/** The lexicon, ready to be asked which concepts a word or a phrase names. */
export interface ConceptIndex {
  /** @param words folded: one, or those of a phrase in their order */
  conceptsOf(words: readonly string[]): readonly string[]
  /**
   * For the English words in which templates describe themselves: "die" is no article there.
   * A word inside a phrase counts once more.
   */
  conceptsInStems(stems: readonly string[]): readonly string[]
  /** For a word of another language in a form that is not written down. */
  conceptsOfRoot(word: string): readonly string[]
  /** For a word whose beginning has been typed. */
  conceptsOfPrefix(prefix: string): readonly string[]
  /** For a phrase whose beginning has been typed: its first words, and the beginning of the next. */
  conceptsOfPhrasePrefix(words: readonly string[], prefix: string): readonly string[]
  /** Concepts named by pieces of a text without spaces, the longest pieces first. */
  conceptsInside(text: string): readonly string[]
  near(id: string): readonly string[]
  /** How much a concept decides; 1 for most. */
  weightOf(id: string): number
  /** True if the index has the word, in this form or in another. */
  knows(word: string): boolean
  /** Every word of every phrase, folded. */
  words: ReadonlySet<string>
}

/** Words in the longest phrase that is looked for. */
export const phraseWordsMax = 7

/** @param stemOf `stemWord`, of which the lexicon and what is described with it may share one that keeps its stems */
export function createConceptIndex(lexicon: readonly Concept[], stemOf = createStemmer()): ConceptIndex {
  const entries = readLexicon(lexicon, stemOf)
  const { english, englishSingles, foreign, words, englishWords } = entries
  // Made for the first word that is not written down so: a start need not wait for them.
  const singles = once(() =>
    createBeginnings([...englishSingles.names(), ...foreign.names().filter((name) => !name.includes(' '))]),
  )
  const englishPhrases = once(() => phrasesOf(english))
  const foreignPhrases = once(() => phrasesOf(foreign))
  const ofRoot = (word: string): string[] => {
    const root = rootOfWord(word)
    const alike = singles()
      .of(root)
      .filter((single) => rootOfWord(single) === root)
    return unique(alike.flatMap((single) => foreign.get(single)))
  }
  const weights = new Map(lexicon.map(({ id, weight }) => [id, weight ?? 1]))
  const nearOf = new Map(lexicon.map(({ id, near }) => [id, near ?? []]))
  return {
    words,
    knows: (word) => words.has(word) || entries.englishStems.has(stemWord(word)) || ofRoot(word).length > 0,
    conceptsOf: (words) => {
      const elsewhere = foreign.get(words.join(' '))
      const [only = ''] = words
      // A word of another language is not taken for an English form that the lexicon lacks.
      if (words.length === 1 && elsewhere.length > 0 && !englishWords.has(only)) return elsewhere
      return unique([...english.get(words.map(stemWord).join(' ')), ...elsewhere])
    },
    conceptsInStems: (stems) => stems.flatMap((_, at) => conceptsFrom(stems, at, entries)),
    conceptsOfRoot: ofRoot,
    conceptsOfPrefix: (prefix) =>
      unique(
        singles()
          .of(prefix)
          .flatMap((word) => [...englishSingles.get(word), ...foreign.get(word)]),
      ),
    conceptsOfPhrasePrefix: (words, prefix) =>
      unique([
        ...englishPhrases()
          .of([...words.map(stemWord), prefix].join(' '))
          .flatMap((name) => english.get(name)),
        ...foreignPhrases()
          .of([...words, prefix].join(' '))
          .flatMap((name) => foreign.get(name)),
      ]),
    conceptsInside: (text) => findInside(text, entries.unspaced),
    weightOf: (id) => weights.get(id) ?? 1,
    near: (id) => nearOf.get(id) ?? [],
  }
}

/** Makes a value when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function phrasesOf(entries: NamedConcepts): Beginnings {
  return createBeginnings(entries.names().filter((name) => name.includes(' ')))
}

/** Of the phrases of a text that begin at one of its stems, the shortest first. */
function conceptsFrom(stems: readonly string[], at: number, entries: LexiconEntries): readonly string[] {
  let begun = stems[at] ?? ''
  const ids = [...entries.english.get(begun)]
  for (let next = at + 1; next < stems.length && entries.englishBeginnings.has(begun); next++) {
    begun += ` ${stems[next]}`
    ids.push(...entries.english.get(begun))
  }
  return ids
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Letters in the longest entry that is written without spaces. */
const unspacedLettersMax = 12

function findInside(text: string, entries: NamedConcepts): string[] {
  const found: string[] = []
  let at = 0
  while (at < text.length) {
    let length = Math.min(unspacedLettersMax, text.length - at)
    while (length > 0 && !entries.has(text.slice(at, at + length))) length--
    found.push(...entries.get(text.slice(at, at + length)))
    at += Math.max(length, 1)
  }
  return unique(found)
}
