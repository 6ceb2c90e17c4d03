import type { Clause, Subject, VerbPhrase } from './story'
import { type VerbForms, verbOf } from './verbs'
import { auxiliaries, beForms, isAdverb, negations, adverbs as plainAdverbs, type Word } from './words'

export type WordForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

/** Which form of its verb a word is; where base and past are the same word, the past. */
export function formOf({ lower, verb }: Word): WordForm | null {
  if (!verb) return null
  if (/ing$/.test(lower) && lower !== verb.base) return 'gerund'
  if (lower === verb.past) return 'past'
  if (lower === verb.base) return 'base'
  if (lower === verb.third) return 'third'
  return lower === verb.participle || /(?:n|ne)$/.test(lower) ? 'participle' : 'past'
}

/** The past participle, by form and by the tagger: "broken" in "was broken" may be an adjective. */
export function isParticiple(word: Word): boolean {
  if (!word.verb) return false
  const form = formOf(word)
  return form === 'participle' || (form === 'past' && word.verb.past === word.verb.participle)
}

export type VerbGroup = Pick<Clause, 'verb' | 'phrase' | 'isNegated' | 'tense' | 'adverbs'> & {
  /** Index of the first word of the group that is no adverb, and of the first word behind it. */
  from: number
  to: number
}

const modals = /^(?:will|would|can|could|should|must|might|may|ca|wo|sha|'ll)$/
const pastAuxiliaries = /^(?:was|were|had|did|could|would|should|might)$/
const verbs = { be: verbOf('be'), have: verbOf('have'), do: verbOf('do') }

function skip(words: readonly Word[], from: number): { at: number; isNegated: boolean; passed: Word[] } {
  let at = from
  let isNegated = false
  const passed: Word[] = []
  for (let word = words[at]; word && (isAdverb(word) || negations.has(word.lower)); word = words[++at]) {
    if (word.lower === 'not' || word.lower === "n't") isNegated = true
    else passed.push(word)
  }
  return { at, isNegated, passed }
}

/** Verb, auxiliaries and what they mean from `start` on; null where they do not agree or cannot be read. */
export function readVerbGroup(words: readonly Word[], start: number, subject: Subject): VerbGroup | null {
  const before = skip(words, start)
  const first = words[before.at]
  if (!first || before.isNegated) return null
  const from = before.at
  const group = (
    verb: VerbForms | null,
    phrase: VerbPhrase,
    to: number,
    isNegated = false,
  ): VerbGroup | null => {
    if (!verb) return null
    const tense =
      pastAuxiliaries.test(first.lower) || (phrase === 'simple' && isPastOf(first, subject))
        ? 'past'
        : 'present'
    const adverbs = before.passed.map(({ text }) => text).join(' ')
    return { verb, phrase, isNegated, tense, adverbs, from, to }
  }
  if (!agrees(first, subject)) return null
  if (!auxiliaries.has(first.lower)) {
    const form = formOf(first)
    if (form === null || form === 'gerund' || (form === 'participle' && first.lower !== first.verb?.past))
      return null
    return group(first.verb, 'simple', from + 1)
  }
  const next = skip(words, from + 1)
  const main = words[next.at]
  const form = main ? formOf(main) : null
  if (beForms.has(first.lower) || first.lower === "'s") {
    if (main && form === 'gerund' && main.pos !== 'NOUN')
      return group(main.verb, 'progressive', next.at + 1, next.isNegated)
    if (main && isParticiple(main) && main.pos === 'VERB')
      return group(main.verb, 'passive', next.at + 1, next.isNegated)
    // The adverbs of "is still open" are part of what is said.
    const plain = skipNegation(words, from + 1)
    return group(verbs.be, 'be', plain.at, plain.isNegated)
  }
  if (/^(?:have|has|had|'ve)$/.test(first.lower)) {
    if (main && (isParticiple(main) || main.lower === 'been'))
      return group(main.verb ?? verbs.be, 'perfect', next.at + 1, next.isNegated)
    return next.isNegated || first.lower === "'ve" ? null : group(verbs.have, 'simple', from + 1)
  }
  if (/^(?:do|does|did)$/.test(first.lower)) {
    if (next.isNegated)
      return main?.verb?.base === main?.lower ? group(main?.verb ?? null, 'negated', next.at + 1, true) : null
    return group(verbs.do, 'simple', from + 1)
  }
  if (modals.test(first.lower) && main?.verb?.base === main?.lower)
    return group(main?.verb ?? null, 'modal', next.at + 1, next.isNegated)
  return null
}

function skipNegation(words: readonly Word[], at: number): { at: number; isNegated: boolean } {
  const isNegated = negations.has(words[at]?.lower ?? '') && !plainAdverbs.has(words[at]?.lower ?? '')
  return { at: isNegated ? at + 1 : at, isNegated }
}

function isPastOf(word: Word, { kind, isPlural }: Subject): boolean {
  if (formOf(word) !== 'past' && !/^(?:had|did)$/.test(word.lower)) return false
  // "My son put": a present would have its -s. "I put" may be either; stories are told in the past.
  return word.verb?.past !== word.verb?.base || !isPlural || kind === 'i' || kind === 'we' || kind === 'noun'
}

/** Subject and first word of the verb go together. */
function agrees(first: Word, { kind, isPlural }: Subject): boolean {
  const isThird = !isPlural && kind !== 'i' && kind !== 'we'
  if (/^(?:is|was|has|does|'s)$/.test(first.lower)) return isThird || (first.lower === 'was' && kind === 'i')
  if (/^(?:are|were|'re|have|'ve|do)$/.test(first.lower)) {
    if (kind === 'i') return /^(?:have|'ve|do)$/.test(first.lower)
    return !isThird
  }
  if (/^(?:am|'m)$/.test(first.lower)) return kind === 'i'
  const form = formOf(first)
  if (form === 'third') return isThird
  if (form === 'base') return !isThird || auxiliaries.has(first.lower)
  return true
}
