import { type Concept, lexiconLanguages } from './concept'
import { foldText, isUnspaced, splitWords } from './fold-text'
import { rootOfWord } from './root-of-word'
import { stemWord } from './stem-word'
import { isStopWord } from './stop-words'

/** The lexicon, ready to be asked which concepts a word or a phrase names. */
export interface ConceptIndex {
  /** @param words folded: one, or those of a phrase in their order */
  conceptsOf(words: readonly string[]): readonly string[]
  /** The same by stems, for English alone, in which templates describe themselves: "die" is no article there. */
  conceptsOfStems(stems: readonly string[]): readonly string[]
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
  /** Whether a word is written down, in this form or in another. */
  knows(word: string): boolean
  /** Every word of every phrase, folded. */
  words: ReadonlySet<string>
}

/** Words in the longest phrase that is looked for. */
export const phraseWordsMax = 7

class Multimap {
  private readonly idsOf = new Map<string, string[]>()

  add(key: string, id: string): void {
    const ids = this.idsOf.get(key)
    if (!ids) this.idsOf.set(key, [id])
    else if (!ids.includes(id)) ids.push(id)
  }

  get(key: string): readonly string[] {
    return this.idsOf.get(key) ?? []
  }

  keys(): Iterable<string> {
    return this.idsOf.keys()
  }
}

interface Entries {
  /** By stems. */
  english: Multimap
  /** By words, as they are written: a stem of English may be a word elsewhere, as "pai" of "pay" is. */
  foreign: Multimap
  /** Single words of other languages, by their roots. */
  roots: Multimap
  /** Single words, as they are written. */
  singles: Multimap
  unspaced: Multimap
  words: Set<string>
  englishWords: Set<string>
}

function readEntries(lexicon: readonly Concept[]): Entries {
  const entries: Entries = {
    english: new Multimap(),
    foreign: new Multimap(),
    roots: new Multimap(),
    singles: new Multimap(),
    unspaced: new Multimap(),
    words: new Set(),
    englishWords: new Set(),
  }
  for (const concept of lexicon) {
    for (const language of lexiconLanguages) {
      for (const phrase of concept[language]?.split(',') ?? []) {
        addPhrase(entries, foldText(phrase), concept.id, language === 'en')
      }
    }
  }
  return entries
}

function addPhrase(entries: Entries, folded: string, id: string, isEnglish: boolean): void {
  if (isUnspaced(folded)) entries.unspaced.add(folded.replaceAll(' ', ''), id)
  const parts = splitWords(folded)
  const phrases = isEnglish ? entries.english : entries.foreign
  const keyOf = (words: readonly string[]) => (isEnglish ? words.map(stemWord) : words).join(' ')
  phrases.add(keyOf(parts), id)
  for (const part of parts) entries.words.add(part)
  if (isEnglish) for (const part of parts) entries.englishWords.add(part)
  const content = parts.filter((part) => !isStopWord(part))
  if (content.length > 1 && content.length < parts.length) phrases.add(keyOf(content), id)
  const [only] = parts
  if (parts.length > 1 || only === undefined) return
  entries.singles.add(only, id)
  if (!isEnglish) entries.roots.add(rootOfWord(only), id)
}

export function createConceptIndex(lexicon: readonly Concept[]): ConceptIndex {
  const { english, foreign, roots, singles, unspaced, words, englishWords } = readEntries(lexicon)
  const englishStems = new Set([...englishWords].map(stemWord))
  const sortedSingles = [...singles.keys()].sort()
  const sortedEnglish = phrasesOf(english)
  const sortedForeign = phrasesOf(foreign)
  const weights = new Map(lexicon.map(({ id, weight }) => [id, weight ?? 1]))
  const nearOf = new Map(lexicon.map(({ id, near }) => [id, near ?? []]))
  const conceptsOfStems = (stems: readonly string[]) => english.get(stems.join(' '))
  return {
    words,
    knows: (word) =>
      words.has(word) || englishStems.has(stemWord(word)) || roots.get(rootOfWord(word)).length > 0,
    conceptsOf: (words) => {
      const elsewhere = foreign.get(words.join(' '))
      const [only = ''] = words
      // A word of another language is not taken for a form of an English one that nobody wrote down.
      if (words.length === 1 && elsewhere.length > 0 && !englishWords.has(only)) return elsewhere
      return unique([...conceptsOfStems(words.map(stemWord)), ...elsewhere])
    },
    conceptsOfStems,
    conceptsOfRoot: (word) => roots.get(rootOfWord(word)),
    conceptsOfPrefix: (prefix) =>
      unique(wordsFrom(sortedSingles, prefix).flatMap((word) => singles.get(word))),
    conceptsOfPhrasePrefix: (words, prefix) =>
      unique([
        ...wordsFrom(sortedEnglish, [...words.map(stemWord), prefix].join(' ')).flatMap((key) =>
          english.get(key),
        ),
        ...wordsFrom(sortedForeign, [...words, prefix].join(' ')).flatMap((key) => foreign.get(key)),
      ]),
    conceptsInside: (text) => findInside(text, unspaced),
    weightOf: (id) => weights.get(id) ?? 1,
    near: (id) => nearOf.get(id) ?? [],
  }
}

function phrasesOf(entries: Multimap): string[] {
  return [...entries.keys()].filter((key) => key.includes(' ')).sort()
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]

/** Of sorted words, those that begin so. */
export function wordsFrom(sorted: readonly string[], prefix: string): readonly string[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.startsWith(prefix)) end++
  return sorted.slice(low, end)
}

/** Letters in the longest entry that is written without spaces. */
const unspacedLettersMax = 12

function findInside(text: string, entries: Multimap): string[] {
  const found: string[] = []
  let at = 0
  while (at < text.length) {
    let length = Math.min(unspacedLettersMax, text.length - at)
    while (length > 0 && entries.get(text.slice(at, at + length)).length === 0) length--
    found.push(...entries.get(text.slice(at, at + length)))
    at += Math.max(length, 1)
  }
  return unique(found)
}
