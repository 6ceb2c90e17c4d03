import type { Connectives, TextKind } from '../../book'
import { findFiniteVerb, findSubjectEnd, isBareGerund } from '../find-verb'
import { countWords, type Phrase, slicePhrase, wordsPhrase } from '../phrase'
import { asCaption, isNounLike } from '../phrase-forms'
import type { Relation } from '../reading'
import { splitAt } from '../split-at'
import { after } from './capture'
import { findChoice, findInstead } from './find-choices'
import { findIntent, findSaidDid } from './find-promises'
import { findShapes, withoutCovered } from './find-shapes'
import { findTurnabout, leadToMoment } from './find-turnabout'

/** Relations that only English grammar shows; those of every language are found elsewhere. */
export function findEnglishRelations(phrase: Phrase, kind: TextKind, words: Connectives): Relation[] {
  const shaped = findShapes(phrase)
  const plain = [
    findIntent(phrase),
    findSaidDid(phrase),
    findInstead(phrase, words),
    findChoice(phrase, kind, words),
    findTurnabout(phrase, kind),
    findPeople(phrase),
    findWaiting(phrase),
    findCondition(phrase, kind),
    findDid(phrase, kind),
  ].filter((relation) => relation !== null)
  return [...shaped, ...withoutCovered(plain, shaped)]
}

/** "Customers who ask for a discount", "developers promising it will be done". */
function findPeople(phrase: Phrase): Relation | null {
  const { words } = phrase
  // A second sentence is not about them.
  if (/[.!?]\s+\S/.test(phrase.text)) return null
  const who = words.findIndex((word, index) => index > 0 && word.text.toLowerCase() === 'who')
  const head = who > 0 && who <= 4 ? wordsPhrase(phrase, 0, who) : null
  if (head && isNounLike(head))
    return { type: 'people', who: head, act: wordsPhrase(phrase, who + 1), whole: phrase }
  const doing = words.findIndex((_word, index) => index > 0 && isBareGerund(phrase, index))
  // "Bell ringing practice" is one thing.
  if (words.length < 5) return null
  if (doing < 1 || doing > 4 || findFiniteVerb(wordsPhrase(phrase, 0, doing)) >= 0) return null
  const actor = wordsPhrase(phrase, 0, doing)
  const lastPos = actor.words.at(-1)?.pos
  return isNounLike(actor) && (lastPos === 'NOUN' || lastPos === 'PROPN') && !/[,:]/.test(phrase.text)
    ? { type: 'people', who: actor, act: wordsPhrase(phrase, doing), whole: phrase }
    : null
}

function findWaiting(phrase: Phrase): Relation | null {
  const thing = after(phrase, /^(?:still |me )*waiting (?:for|on) /i)
  return thing ? { type: 'waiting', thing } : null
}

/** "You don't have to fix it if you quit". */
function findCondition(phrase: Phrase, kind: TextKind): Relation | null {
  if (
    kind === 'question' ||
    /\b(?:said|says|told \w+|not sure|don't know|what|ask\w*|wonder\w*|check\w*|see|know|as|even|only) if\b/i.test(
      phrase.text,
    )
  )
    return null
  const leading = /^if (.+?)(?:, | (?=i can't|i don't|i won't|you can't|it ))(.+)$/i.exec(phrase.text)
  if (leading?.[1] && leading[2]) {
    const resultAt = phrase.text.length - leading[2].length
    return {
      type: 'condition',
      condition: slicePhrase(phrase, 3, 3 + leading[1].length),
      result: slicePhrase(phrase, resultAt, phrase.text.length),
    }
  }
  const parts = splitAt(phrase, ['if'])
  return parts && countWords(parts[1]) >= 2
    ? { type: 'condition', result: parts[0], condition: parts[1] }
    : null
}

/** "Power cut" and "the loft hatch" name something, and tell nothing. */
const didMinWords = 3

/** A plain statement: "the intern pushed to main". */
function findDid(phrase: Phrase, kind: TextKind): Relation | null {
  const body = kind === 'when' ? (after(phrase, leadToMoment) ?? phrase) : phrase
  if (kind !== 'clause' && kind !== 'when') return null
  const end = findSubjectEnd(body)
  if (end === null || asCaption(body).length > 90 || body.words.length <= didMinWords) return null
  // "The chef who yells at us just dropped …": what he does comes after what he is like.
  if (
    /^(?:who|that|which)$/i.test(body.words[end]?.text ?? '') ||
    /^(?:\S+ ){1,3}(?:who|that|which) /i.test(body.text)
  )
    return null
  if (body.words.slice(0, end).some(({ pos, text }) => pos === 'PUNCT' || text === 'anti')) return null
  // "Degree in communications and she dumped me": two sentences without a comma.
  if (/ \S+ \S+ and (?:he|she|it|they|we)$/i.test(wordsPhrase(body, 0, end).text)) return null
  return { type: 'did', who: wordsPhrase(body, 0, end), deed: wordsPhrase(body, end) }
}
