import type { About, Reading } from './reading'

/** Deeds that one would rather not have done, or would rather not be seen doing. */
const mischief =
  /\bi(?:'ve| have|'m)? (?:\w+ly )?(?:deleted?|forgot|broke|pretend\w*|ate|click\w*|pushed|lied|stole|spilled|skipp?e?d?|ignored?|snooz\w*|been using|never|still haven't|wore|bought|set|don't (?:always|usually)|hid|googled?|told|said i would)\b|\bby accident\b/i

/** What one waits for that somebody has to send. */
const answerer =
  /\b(?:reply|answer|review|approv\w+|clients?|customers?|boss|invoice|pay|text|call|e?mails?|message|respon\w+|confirm\w*|feedback|interview|refund|him|her|them|someone)\b/i

/** What our lines may take the text to be about. */
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
