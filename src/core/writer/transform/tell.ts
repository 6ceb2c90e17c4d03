import type { SeededRandom } from '../../random/seeded-random'
import type { TransformLines, Words } from '../book'
import { capitalise } from '../read/polish-text'
import type { Reading } from '../read/reading'
import type { Clause, Story } from './story'

/** What a transformation works with. */
export interface TransformSource {
  story: Story
  reading: Reading
  lines: TransformLines
  random: SeededRandom
}

/** Tells the story in another form, in the words of each slot; null where it does not bear it. */
export type Transform = (source: TransformSource) => Words | null

/** The writer alone, or the writer among others. */
export function isWriter({ subject: { kind } }: Clause): boolean {
  return kind === 'i' || kind === 'we'
}

/** How good the news is, for lines of ours. */
export function newsOf({ register }: Reading): 'win' | 'trouble' | 'oddity' {
  return register === 'win' || register === 'trouble' ? register : 'oddity'
}

/** Stars of a review, by the news; one of them is drawn. */
export const starsFor = { trouble: ['★☆☆☆☆'], oddity: ['★★☆☆☆', '★★★☆☆'], win: ['★★★★★'] } as const

/** All clauses have the same subject, and a word or a full stop between them: they can be told as one. */
export function isOneTale({ clauses }: Story): boolean {
  return clauses.every(
    ({ subject, opening, lead, startsSentence }) =>
      subject.text === clauses[0]?.subject.text && opening === '' && (startsSentence || lead !== ''),
  )
}

/** Clauses whose verb can be put into any form, with nothing in them that must stay as it is. */
export function isPlain({ phrase, hasInnerClause, lead, verb }: Clause): boolean {
  return (
    phrase === 'simple' &&
    !hasInnerClause &&
    /^(?:and|but|then|and then|so)?$/i.test(lead) &&
    !reports.test(verb.base)
  )
}

/** Verbs of saying and thinking: what follows them is seldom what they do. */
const reports =
  /^(?:say|tell|ask|think|know|hear|explain|claim|believe|reply|answer|promise|swear|mean|hope|guess|seem|happen|need|want)$/

/** Parts in a row: a new sentence where one began in the text. */
export function inARow(parts: readonly { said: string; lead: string; startsSentence: boolean }[]): string {
  return parts
    .map(({ said, lead, startsSentence }, at) =>
      at === 0 ? said : startsSentence ? `. ${capitalise(said)}` : ` ${lead} ${said}`,
    )
    .join('')
}

/** At most so many characters in all. */
export function fits(text: string, maxChars: number): boolean {
  return text.length <= maxChars
}
