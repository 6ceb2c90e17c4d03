import type { Book } from '../book'
import { detectTelling } from './detect-telling'
import { isSpoilt, isWin } from './detect-win'
import { findSubjectEnd } from './find-verb'
import type { Phrase } from './phrase'
import type { Polarity, Relation, WeighedHalves } from './reading'

const nested = /\b(?:says?|said|asks?|asked|tells?|told|thinks?|thought|claims?|who|which|if)\b/i

/** How good the halves of a text are and how they are joined; null where it has none. */
export function weighHalves(
  { text }: Phrase,
  relations: readonly Relation[],
  book: Pick<Book, 'tellingWords'>,
): WeighedHalves | null {
  const halves = relations.find((relation) => relation.type === 'turnabout')
  if (!halves) return null
  const { before, after } = halves
  const end = text.indexOf(before.text) + before.text.length
  return {
    before: polarityOf(before.text, book),
    after: polarityOf(after.text, book),
    joint: text.slice(end, Math.max(end, text.lastIndexOf(after.text))).toLowerCase(),
    isNested: nested.test(before.text),
    lacksSubject:
      findSubjectEnd(after) === null &&
      !/^(?:i|we|you|it|he|she|they|there|that)(?:'\w+)?\b/i.test(after.text),
  }
}

const likely = 0.5

function polarityOf(text: string, book: Pick<Book, 'tellingWords'>): Polarity {
  if (isWin(text)) return 1
  if (isSpoilt(text)) return -1
  const { win, trouble } = detectTelling(text, book)
  return trouble > likely ? -1 : win > likely ? 1 : 0
}
