import { type Beginnings, createBeginnings } from './beginnings'
import { type ConceptIndex, once } from './concept-index'
import { isUnspaced } from './fold-text'
import { createSpellingIndex, type SpellingIndex } from './spelling-index'
import { speltByEar } from './spelt-by-ear'
import { stemWord } from './stem-word'
import { isStopWord } from './stop-words'

/** Fewest letters from which a beginning is completed. */
export const prefixLettersMin = 3
/** How much of a word its beginning is taken for. */
export const prefixShare = 0.5
/** For each letter that had to be mended. */
const correctedCertainty = 0.75
const beginningLettersMin = 6
/** Fewest letters of each of two words that are written as one; of three, anything is made. */
const joinedLettersMin = 4
const endings = ['d', 'ed', 's', 'ing', 'ly']

/** A word of a query as it was probably meant. */
export interface Token {
  word: string
  stem: string
  isLast: boolean
  certainty: number
  /** The word is only the beginning of one. */
  isPartial: boolean
  /** Correction of a beginning, for the case that it is a whole word misspelt. */
  corrected: string | null
  isTaken: boolean
}

/** A known word as it is. Of an unknown one the words that it may be the beginning, a misspelling or a compound of. */
export function createWordReader(
  concepts: ConceptIndex,
  templateWords: ReadonlySet<string>,
): (word: string, isLast: boolean) => Token[] {
  const templateStems = new Set([...templateWords].map(stemWord))
  // Built for the first unknown word, so that the start of the process need not wait.
  const words = once(() => new Set([...templateWords, ...concepts.words]))
  const beginnings = once(() => createBeginnings(words()))
  const spellings = once(() => createSpellingIndex(words()))
  const isKnown = (word: string) =>
    isStopWord(word) || templateStems.has(stemWord(word)) || concepts.knows(word)

  return (word, isLast) => {
    const token: Token = {
      word,
      stem: stemWord(word),
      isLast,
      certainty: 1,
      isPartial: false,
      corrected: null,
      isTaken: false,
    }
    const as = (meant: string, certainty = 1): Token => ({
      ...token,
      word: meant,
      stem: stemWord(meant),
      certainty,
    })
    if (isKnown(word) || isUnspaced(word)) return [token]
    if (isLast && word.length >= prefixLettersMin && beginnings().has(word)) {
      return [{ ...token, isPartial: true, corrected: spellings().nearest(word)?.word ?? null }]
    }
    const meant = nearestForm(word, spellings())
    const heard =
      meant && meant.distance <= 1 ? undefined : speltByEar(word).find((spelling) => words().has(spelling))
    if (heard) return [as(heard, correctedCertainty)]
    if (meant) return [as(meant.word, correctedCertainty ** meant.distance)]
    const parts = splitJoined(word, isKnown)
    if (parts) return parts.map((part) => as(part))
    const beginning = [word, ...speltByEar(word)]
      .map((spelling) => knownBeginning(spelling, beginnings()))
      .find((known) => known !== null)
    return beginning ? [{ ...as(beginning, prefixShare), isLast: true, isPartial: true }] : [token]
  }
}

/** The word that a misspelt one was meant to be; its ending may be all that is not written down: "decieved". */
function nearestForm(word: string, spellings: SpellingIndex): ReturnType<SpellingIndex['nearest']> {
  const bare = endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
  return [word, ...bare]
    .map((form) => spellings.nearest(form))
    .reduce((best, found) => (found && (!best || found.distance < best.distance) ? found : best), null)
}

/** Longest beginning that an unknown word shares with a known one; null when it is short. */
function knownBeginning(word: string, beginnings: Beginnings): string | null {
  const beginning = beginnings.longestIn(word).slice(0, word.length - 1)
  return beginning.length >= Math.max(beginningLettersMin, word.length * 0.45) ? beginning : null
}

/** "burningroom", "arbeitsstress": two known words, German ones with an s between them; null when it is not so. */
function splitJoined(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = word.length - joinedLettersMin; at >= joinedLettersMin; at--) {
    const first = word.slice(0, at)
    const second = word.slice(at)
    if (!isKnown(second)) continue
    if (isKnown(first)) return [first, second]
    if (first.length > 4 && first.endsWith('s') && isKnown(first.slice(0, -1)))
      return [first.slice(0, -1), second]
  }
  return null
}
