import { formOf, isParticiple, type VerbGroup } from './verb-group'
import {
  auxiliaries,
  determiners,
  indefinites,
  isAdverb,
  negations,
  objectPronouns,
  prepositions,
  startsObject,
  subjectPronouns,
  subordinators,
  type Word,
} from './words'

const reports =
  /^(?:say|tell|think|know|hope|guess|believe|claim|swear|hear|notice|realise|realize|discover|learn|wish|announce|insist|admit|pretend)$/
const bareInfinitive = /^(?:make|let|help|watch|see|hear|feel)$/

/** Another verb in the rest: none, one in a clause that a word or a pronoun shows, or one that nothing explains. */
export function innerClause(words: readonly Word[], { verb, phrase }: VerbGroup): 'none' | 'inner' | 'loose' {
  let found: 'none' | 'inner' = 'none'
  // "Said my CV was the clearest": with such a verb the clause needs no opener.
  let isOpened = reports.test(verb.base)
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    if (subordinators.has(word.lower) && !(before && determiners.has(before.lower))) isOpened = true
    if (/^(?:i|he|she|we|they)$/.test(word.lower)) {
      isOpened = true
      found = 'inner'
    }
    if (isHiddenVerb(words, at)) return 'loose'
    if (isAppended(words, at)) {
      found = 'inner'
      continue
    }
    if (!isFiniteInside(word, before, words, verb.base, phrase, at)) continue
    if (!isOpened && !(before && (subjectPronouns.has(before.lower) || indefinites.has(before.lower))))
      return 'loose'
    found = 'inner'
  }
  return found
}

/** "Eleven jars lined up on the sill": a participle behind its noun. */
function isAppended(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word?.pos !== 'VERB' || !isParticiple(word) || before?.pos !== 'NOUN' || before.mark !== '')
    return false
  return next === undefined || word.mark !== '' || prepositions.has(next.lower)
}

/** A verb that no list has, or one behind "and" that the tagger takes for a noun. */
function isHiddenVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word) return false
  if (word.pos === 'VERB' && !word.verb && !/ing$/.test(word.lower)) {
    return !(before && (determiners.has(before.lower) || before.pos === 'ADJ' || before.lower === 'to'))
  }
  const form = formOf(word)
  // "All of us own 30."
  if (form === 'base' && words[at - 2]?.lower === 'of' && before && objectPronouns.has(before.lower))
    return true
  const isJoined = before?.lower === 'and' && (form === 'third' || form === 'past') && word.pos !== 'VERB'
  return isJoined && next !== undefined && (startsObject(next) || next.lower === 'to')
}

function isFiniteInside(
  word: Word,
  before: Word | undefined,
  words: readonly Word[],
  verb: string,
  phrase: string,
  at: number,
): boolean {
  const isInfinitive =
    before?.lower === 'to' ||
    (before !== undefined && (auxiliaries.has(before.lower) || negations.has(before.lower))) ||
    (before !== undefined && isAdverb(before) && words[at - 2]?.lower === 'to')
  if (auxiliaries.has(word.lower))
    return (
      !isInfinitive &&
      !(word.lower === 'can' && word.pos === 'NOUN') &&
      !(/^(?:might|will|must)$/.test(word.lower) && word.pos === 'NOUN')
    )
  const form = formOf(word)
  if (form === null || form === 'gerund' || word.pos !== 'VERB' || isInfinitive) return false
  // "A burnt toast" has an adjective, "a human answered" a verb.
  const isBeforeNoun = /^(?:NOUN|PROPN|ADJ)$/.test(words[at + 1]?.pos ?? '')
  const isAdjective =
    before !== undefined &&
    (determiners.has(before.lower) || (before.pos === 'ADJ' && (form !== 'past' || isBeforeNoun)))
  if (isAdjective) return false
  if (form === 'base') {
    const isJoined = before?.lower === 'and' && words.slice(0, at).some(({ lower }) => lower === 'to')
    return (
      !isJoined &&
      !bareInfinitive.test(verb) &&
      !(
        before !== undefined &&
        (prepositions.has(before.lower) || before.pos === 'NOUN' || before.pos === 'VERB')
      )
    )
  }
  if (form === 'participle' || form === 'past') {
    // "Got promoted", "had my teeth removed", "is closed and painted".
    if (
      /^(?:get|have|be|keep|leave|feel|look|seem|stay|become|want|need|arrive)$/.test(verb) ||
      phrase === 'passive'
    )
      return false
    const next = words[at + 1]
    return !(before !== undefined && prepositions.has(before.lower) && next?.pos === 'NOUN')
  }
  return true
}
