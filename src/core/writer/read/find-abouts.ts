import { anyOf } from '../../text/pattern'
import type { About, Reading } from './reading'

const misdeeds = anyOf`
  deleted?, forgot, broke, spilled, stole, ate, hid, lied, pretend\w*, ignored?, skipp?e?d?, snooz\w*, click\w*, pushed, bought,
  wore, set, been using, googled?, told, said i would, never, still haven't, don't (?:always|usually)`

/** Deeds that people would rather not have done, or not be seen doing. */
const mischief = new RegExp(String.raw`\bi(?:'ve| have|'m)? (?:\w+ly )?${misdeeds}\b|\bby accident\b`, 'i')

/** Something that another person has to send or decide. */
const answerer =
  /\b(?:reply|answer|review|approv\w+|clients?|customers?|boss|invoice|pay|text|call|e?mails?|message|respon\w+|confirm\w*|feedback|interview|refund|him|her|them|someone)\b/i

/** Subjects that our lines may take the text to be about. */
export function findAbouts({
  text,
  phrase,
  relations,
  isOwn,
}: Pick<Reading, 'text' | 'phrase' | 'relations' | 'isOwn'>): ReadonlySet<About> {
  const abouts = new Set<About>()
  const has = (wanted: 'people' | 'waiting') => relations.some(({ type }) => type === wanted)
  if (has('people') || /^(?:some)?(?:one|body) who\b/i.test(text)) abouts.add('people')
  if (has('waiting')) {
    abouts.add('waiting')
    if (answerer.test(text)) abouts.add('reply')
  }
  if (isOwn && mischief.test(phrase.text)) abouts.add('own')
  return abouts
}
