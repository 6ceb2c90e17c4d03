import { type Concept, lexiconLanguages } from './concept'
import { foldTexts, isUnspaced, splitWords } from './fold-text'
import { isStopWord } from './stop-words'

type StemOf = (word: string) => string
type One = readonly [id: string]

/** Ids of concepts by what names them. */
export class NamedConcepts {
  private readonly idsOf = new Map<string, readonly string[]>()

  /** @param only a list of one id, shared by everything that names that concept and nothing else */
  add(name: string, only: One): void {
    const ids = this.idsOf.get(name)
    if (!ids) this.idsOf.set(name, only)
    else if (!ids.includes(only[0])) this.idsOf.set(name, [...ids, only[0]])
  }

  get(name: string): readonly string[] {
    return this.idsOf.get(name) ?? []
  }

  has(name: string): boolean {
    return this.idsOf.has(name)
  }

  names(): string[] {
    return [...this.idsOf.keys()]
  }
}

/** The lexicon by everything that is looked up in it. */
export interface LexiconEntries {
  /** By stems. */
  english: NamedConcepts
  /** Beginnings of English phrases, none of them whole: the first stem, the first two, and so on. */
  englishBeginnings: Set<string>
  /** By words, as they are written: a stem of English may be a word elsewhere, as "pai" of "pay" is. */
  foreign: NamedConcepts
  /** Single words of English, as they are written. */
  englishSingles: NamedConcepts
  unspaced: NamedConcepts
  /** Every word of every phrase, folded. */
  words: Set<string>
  englishWords: Set<string>
  englishStems: Set<string>
}

/** Some thirty thousand phrases: what is done for each of them is done at every start. */
export function readLexicon(lexicon: readonly Concept[], stemOf: StemOf): LexiconEntries {
  const entries: LexiconEntries = {
    english: new NamedConcepts(),
    englishBeginnings: new Set(),
    foreign: new NamedConcepts(),
    englishSingles: new NamedConcepts(),
    unspaced: new NamedConcepts(),
    words: new Set(),
    englishWords: new Set(),
    englishStems: new Set(),
  }
  for (const language of lexiconLanguages) {
    const lists = lexicon.map((concept) => concept[language]?.split(',') ?? [])
    const phrases = foldTexts(lists.flat())
    let at = 0
    for (const [place, { id }] of lexicon.entries()) {
      const only = [id] as const
      const end = at + (lists[place]?.length ?? 0)
      for (; at < end; at++) addPhrase(entries, phrases[at] ?? '', only, language === 'en' ? stemOf : null)
    }
  }
  return entries
}

/** @param stemOf for a phrase of English, null for one of another language */
function addPhrase(entries: LexiconEntries, phrase: string, only: One, stemOf: StemOf | null): void {
  if (phrase === '') return
  if (isUnspaced(phrase)) entries.unspaced.add(phrase.replaceAll(' ', ''), only)
  if (stemOf) addEnglish(entries, phrase, only, stemOf)
  else addForeign(entries, phrase, only)
}

function addEnglish(entries: LexiconEntries, phrase: string, only: One, stemOf: StemOf): void {
  const words = splitWords(phrase)
  const stems = words.map(stemOf)
  for (const word of words) {
    entries.words.add(word)
    entries.englishWords.add(word)
  }
  for (const stem of stems) entries.englishStems.add(stem)
  const content = contentOf(words)
  for (const named of content ? [stems, content.map(stemOf)] : [stems]) {
    let begun = ''
    for (const stem of named) {
      if (begun !== '') entries.englishBeginnings.add(begun)
      begun = begun === '' ? stem : `${begun} ${stem}`
    }
    entries.english.add(begun, only)
  }
  if (words.length === 1) entries.englishSingles.add(phrase, only)
}

function addForeign(entries: LexiconEntries, phrase: string, only: One): void {
  const words = splitWords(phrase)
  for (const word of words) entries.words.add(word)
  entries.foreign.add(words.join(' '), only)
  const content = contentOf(words)
  if (content) entries.foreign.add(content.join(' '), only)
}

/** A phrase without its small words; null when that makes no other one. */
function contentOf(words: readonly string[]): readonly string[] | null {
  if (words.length < 3) return null
  const content = words.filter((word) => !isStopWord(word))
  return content.length > 1 && content.length < words.length ? content : null
}
