import { ideaEntries } from './idea-entries'
import type { LexiconEntry } from './lexicon-entry'
import { lifeEntries } from './life-entries'
import { mindEntries } from './mind-entries'
import { workEntries } from './work-entries'

/** Every concept that has objects of its own. */
export const lexicon: readonly LexiconEntry[] = [
  ...workEntries,
  ...mindEntries,
  ...lifeEntries,
  ...ideaEntries,
]

/** A text is read no further than this: a concept is named early or not at all. */
const wordsReadMax = 60

interface Word {
  plain: string
  stem: string
}

function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, wordsReadMax)
}

/** English endings off, roughly: the same word in another form gets the same stem, and that is all that is asked. */
function stemOf(word: string): string {
  if (word.length < 4) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<![su])s$/, '')
  const bare = singular.replace(/(?<=[aeiouy].*.)(?:ing|ed)$/, '')
  const stem = bare.length < 3 ? singular : bare
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/(?<=...)e$/, '')
}

const wordsOf = (text: string): Word[] => plainWords(text).map((plain) => ({ plain, stem: stemOf(plain) }))

interface Cue {
  entry: LexiconEntry
  words: Word[]
}

/** Cues by the stem of their first word. Names of objects are frozen data, so this is made once. */
const cuesByStem = new Map<string, Cue[]>()
for (const entry of lexicon) {
  for (const phrase of entry.cues.split('|')) {
    const words = wordsOf(phrase)
    const first = words[0]?.stem ?? ''
    cuesByStem.set(first, [...(cuesByStem.get(first) ?? []), { entry, words }])
  }
}

interface Match {
  entry: LexiconEntry
  score: number
  /** Words of the concept, from the first to before the last. */
  from: number
  to: number
}

/**
 * The entries that a concept names, best first: longer phrases before single words, early ones before late ones,
 * exact words before other forms. No word counts for two of them: "digital detox" is not about the digital. Empty when
 * it names none.
 */
export function findEntries(concept: string): LexiconEntry[] {
  const words = wordsOf(concept)
  const matches: Match[] = []
  for (const [from, { stem }] of words.entries()) {
    for (const cue of cuesByStem.get(stem) ?? []) {
      const score = scoreOf(cue, words, from)
      if (score > 0) matches.push({ entry: cue.entry, score, from, to: from + cue.words.length })
    }
  }
  const kept: Match[] = []
  for (const match of matches.sort((one, other) => other.score - one.score)) {
    const isFree = kept.every(({ from, to }) => match.to <= from || match.from >= to)
    if (isFree && kept.every(({ entry }) => entry !== match.entry)) kept.push(match)
  }
  return kept.map(({ entry }) => entry)
}

/** Cost of a word that stands one place later, and of one that stands in another form. */
const latePrice = 1 / (2 * wordsReadMax)
const inflectedPrice = latePrice / 4

function scoreOf(cue: Cue, words: readonly Word[], from: number): number {
  let score = 0
  for (const [offset, { plain, stem }] of cue.words.entries()) {
    const word = words[from + offset]
    if (word?.stem !== stem) return 0
    score += word.plain === plain ? 1 : 1 - inflectedPrice
  }
  return score - from * latePrice
}
