import { anyOf } from '../../../text/pattern'
import type { Connectives, TextKind } from '../../book'
import { findSubjectEnd, isBareGerund } from '../find-verb'
import { type Phrase, slicePhrase, wordsPhrase } from '../phrase'
import type { Relation } from '../reading'
import { splitAt } from '../split-at'

/** "Guessing instead of reading the manual", "me, the gym and a bakery in between". */
export function findInstead(phrase: Phrase, words: Connectives): Relation | null {
  const between = /^(me|us), (.+?),? and (.+?) in between$/i.exec(phrase.text)
  if (between?.[1] && between[2] && between[3]) {
    const start = between[1].length + 2
    const takenAt = phrase.text.lastIndexOf(between[3])
    return {
      type: 'instead',
      who: slicePhrase(phrase, 0, between[1].length),
      dropped: slicePhrase(phrase, start, start + between[2].length),
      taken: slicePhrase(phrase, takenAt, takenAt + between[3].length),
    }
  }
  const parts = splitAt(phrase, words.instead)
  if (!parts) return null
  const [first, dropped] = parts
  const end = isBareGerund(first, 0) ? null : findSubjectEnd(first)
  return {
    type: 'instead',
    dropped,
    who: end === null ? null : wordsPhrase(first, 0, end),
    taken: end === null ? first : wordsPhrase(first, end),
  }
}

const choiceLead = new RegExp(
  `^(?:ok(?:ay)?,? )?(?:${anyOf`
    not sure (?:if|whether), (?:i|we) (?:don't know|can't tell|can't decide) (?:if|whether)(?: to)?,
    can't decide (?:if|whether|between)(?: to)?, should (?:i|we)(?: just)?, do (?:i|we), shall (?:i|we), is (?:it|this|that),
    are (?:these|they), to, either`} )`,
  'i',
)

/** "Should I study or start a new series?", "say sorry or lose the friendship". */
export function findChoice(phrase: Phrase, kind: TextKind, words: Connectives): Relation | null {
  const lead = choiceLead.exec(phrase.text)
  if (!lead && kind !== 'clause' && !['question', 'command', 'noun', 'gerund', 'fragment'].includes(kind))
    return null
  const body = lead ? slicePhrase(phrase, lead[0].length, phrase.text.length) : phrase
  // "They either bowl or breed horses": nothing is to be chosen.
  if (/[,\n]|\beither\b/i.test(body.text)) return null
  // "Do they really wash the shoes or just spray": what others do is not ours to choose.
  if (
    /^(?:do|does|did|is|are|was|were|has|have|will|would|can|could) (?:they|he|she|it|people|the|those|these)\b/i.test(
      body.text,
    )
  )
    return null
  const parts = splitAt(body, words.or)
  if (!parts) return null
  const [first, second] = parts
  // "… or did we just get lucky": a second question, not a second thing.
  if (/^(?:did|do|does|is|are|am|was|were|should|has|have|can|could|will) \w/i.test(second.text)) return null
  if (kind === 'clause' && !lead && !areDeeds(first, second)) return null
  const doing = /^(.{1,30}?) (?:is|are) (?=(?:just )?\w+ing\b)/i.exec(first.text)
  const isDeed = kind === 'clause' || /(?:should|do|shall) (?:i|we)(?: just)? $|to $/i.test(lead?.[0] ?? '')
  const trimmed = slicePhrase(second, 0, second.text.replace(/\?+$/, '').length)
  return {
    type: 'choice',
    first: doing ? slicePhrase(first, doing[0].length, first.text.length) : isDeed ? asDeed(first) : first,
    second: isDeed ? asDeed(trimmed) : trimmed,
    who: doing?.[1] ? slicePhrase(first, 0, doing[1].length) : null,
  }
}

/** "Cook dinner or eat cereal": the tagger takes the first verb for a noun. */
function areDeeds(first: Phrase, second: Phrase): boolean {
  const [one, other] = [first.words[0], second.words[0]]
  const isPlain = (word = one) => word !== undefined && word.text.toLowerCase() === word.lemma
  return (
    one?.pos === 'NOUN' && other?.pos === 'VERB' && isPlain(one) && isPlain(other) && first.words.length > 1
  )
}

/** After "should I" comes a verb, even where the tagger sees a noun, as in "text him back". */
function asDeed(phrase: Phrase): Phrase {
  const [verb, ...others] = phrase.words
  return verb?.pos === 'NOUN'
    ? { ...phrase, words: [{ ...verb, pos: 'VERB', lemma: verb.text.toLowerCase() }, ...others] }
    : phrase
}
