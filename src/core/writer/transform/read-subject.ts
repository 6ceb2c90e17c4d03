import { readNounPhrase, textOf } from './noun-phrase'
import { beingOf, isPluralNoun } from './people'
import type { Subject } from './story'
import { formOf, readVerbGroup } from './verb-group'
import {
  auxiliaries,
  determiners,
  indefinites,
  isAdverb,
  prepositions,
  startsObject,
  subjectPronouns,
  subordinators,
  type Word,
} from './words'

const subjectWordsMax = 7
const elsewhere =
  /^(?:downstairs|upstairs|here|there|outside|inside|somewhere|nearby|home|online|alone|too|either)$/

/** The subject at `at`, and the index behind it; null where no clause begins. */
export function readSubject(
  source: string,
  words: readonly Word[],
  at: number,
  to: number,
): { subject: Subject; to: number } | null {
  const first = words[at]
  if (!first || at >= to) return null
  const { lower } = first
  if (subjectPronouns.has(lower)) {
    const kind = lower === 'i' ? 'i' : lower === 'we' ? 'we' : 'pronoun'
    return {
      subject: {
        kind,
        text: lower === 'i' ? 'I' : lower,
        isPlural: /^(?:we|they|you)$/.test(lower),
        being: null,
      },
      to: at + 1,
    }
  }
  if (indefinites.has(lower))
    return { subject: { kind: 'indefinite', text: lower, isPlural: false, being: null }, to: at + 1 }
  return readNounSubject(source, words, at, to)
}

/** A noun phrase with a finite verb behind it. "The man behind the desk" may hold one preposition. */
function readNounSubject(
  source: string,
  words: readonly Word[],
  at: number,
  to: number,
): { subject: Subject; to: number } | null {
  const first = words[at] as Word
  if (prepositions.has(first.lower) || subordinators.has(first.lower) || auxiliaries.has(first.lower))
    return null
  // "Mine barely has a first" speaks of what stands elsewhere.
  if (/^(?:mine|yours|hers|ours|theirs)$/.test(first.lower)) return null
  for (let verbAt = at + 1; verbAt < Math.min(at + subjectWordsMax, to); verbAt++) {
    if (words[verbAt - 1]?.mark !== '') return null
    const last = words[verbAt - 1] as Word
    const isAfterNoun =
      !determiners.has(last.lower) && !/'s?$/.test(last.lower) && !prepositions.has(last.lower)
    if (!isAfterNoun || !mayBeFinite(words, verbAt, to)) {
      const word = words[verbAt] as Word
      if (subjectPronouns.has(word.lower) || (subordinators.has(word.lower) && !prepositions.has(word.lower)))
        return null
      continue
    }
    const subject = subjectFrom(source, words, at, verbAt)
    if (!subject) return null
    // "The lady downstairs irons": the adverb is hers.
    if (elsewhere.test((words[verbAt] as Word).lower)) return null
    if (readVerbGroup(words.slice(0, to), verbAt, subject)) return { subject, to: verbAt }
  }
  return null
}

function subjectFrom(source: string, words: readonly Word[], from: number, to: number): Subject | null {
  const phrase = readNounPhrase(words, from, to)
  if (!phrase) return null
  let end = phrase.to
  let isJoined = false
  if (end < to) {
    const word = words[end] as Word
    isJoined = word.lower === 'and' && determiners.has(words[end + 1]?.lower ?? '')
    if (word.lower === 'and' && !isJoined) return null
    if (!isJoined && !/^(?:of|in|at|from|on|with|behind|next|for)$/.test(word.lower)) return null
    const inner = readNounPhrase(words, word.lower === 'next' ? end + 2 : end + 1, to)
    if (!inner) return null
    end = inner.to
  }
  if (end !== to) return null
  const head = textOf(source, words, from, phrase.to)
  return {
    kind: 'noun',
    text: textOf(source, words, from, to),
    isPlural: isJoined || phrase.isPlural || isPluralNoun(head),
    being: isJoined ? null : beingOf(head),
  }
}

/** The word at `at`, or the one behind its adverbs, may be the verb of a noun before it. */
function mayBeFinite(words: readonly Word[], at: number, to: number): boolean {
  let verbAt = at
  while (verbAt < to && isAdverb(words[verbAt] as Word)) verbAt++
  const word = words[verbAt]
  if (!word || verbAt >= to) return false
  if (auxiliaries.has(word.lower)) return true
  const form = formOf(word)
  if (form === null || form === 'gerund' || form === 'participle') return false
  if (word.pos === 'VERB') return true
  // "The client wants", "my neighbour practises": plurals for the tagger. What follows tells them apart.
  const next = words[verbAt + 1]
  const takesObject = next !== undefined && startsObject(next)
  const goesOn =
    next === undefined ||
    word.mark !== '' ||
    prepositions.has(next.lower) ||
    isAdverb(next) ||
    (next.lower === 'and' && words[verbAt + 2]?.pos === 'VERB')
  return word.pos === 'NOUN' || word.pos === 'ADJ'
    ? form === 'base'
      ? false
      : takesObject || (form === 'third' && goesOn)
    : false
}
