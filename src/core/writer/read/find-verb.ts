import type { Phrase } from './phrase'
import type { TaggedWord } from './tagged-word'

const subjectPronouns = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it'])
const contracted = /^(?:i'm|you're|we're|they're|he's|she's|it's|i've|i'd|i'll)$/

function isVerb(word: TaggedWord | undefined): boolean {
  return word?.pos === 'VERB' || word?.pos === 'AUX'
}

/** A form in -ing that is not carried by a form of to be. */
export function isBareGerund(phrase: Phrase, index: number): boolean {
  const word = phrase.words[index]
  if (!word || (word.pos !== 'VERB' && word.text.toLowerCase() !== 'being') || !/[a-z]ing$/i.test(word.text))
    return false
  let before = index - 1
  while (before >= 0 && phrase.words[before]?.pos === 'ADV') before--
  const carrier = phrase.words[before]
  return !(carrier && (carrier.pos === 'AUX' || contracted.test(carrier.text.toLowerCase())))
}

/**
 * Index of the verb that makes the phrase a sentence, or -1: verbs of side clauses ("people who chew", "developers
 * promising it will work", "the gym I pay for") do not count. A contraction ("I'm") counts as that verb.
 */
export function findFiniteVerb(phrase: Phrase): number {
  const { words } = phrase
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as TaggedWord
    const lower = word.text.toLowerCase()
    const before = words[index - 1]
    if (contracted.test(lower)) return index
    if (index > 0 && ['who', 'which', 'that', 'where', 'whose'].includes(lower) && before?.pos !== 'VERB')
      return -1
    if (index > 0 && subjectPronouns.has(lower) && (before?.pos === 'NOUN' || before?.pos === 'PROPN')) {
      if (lower !== 'it') return -1
    }
    if (isBareGerund(phrase, index)) return -1
    if (!isVerb(word) || before?.text.toLowerCase() === 'to') continue
    if (/[a-z]ing$/i.test(word.text) && word.pos === 'VERB') continue
    return index
  }
  return -1
}

/** Subject and predicate of a sentence, as numbers of words; null where there is no subject. */
export function findSubjectEnd(phrase: Phrase): number | null {
  const verb = findFiniteVerb(phrase)
  if (verb <= 0) return null
  let end = verb
  // Adverbs between subject and verb belong to the predicate: "my boss | never answers".
  while (end > 1 && phrase.words[end - 1]?.pos === 'ADV') end--
  const hasSubject = phrase.words.slice(0, end).some((word) => ['NOUN', 'PROPN', 'PRON'].includes(word.pos))
  return hasSubject ? end : null
}
