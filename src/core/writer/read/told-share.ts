import type { Subject, SubjectLine } from '../book'
import { memoize } from '../memoize'
import { contentWords } from './content-words'
import { partsOfCue } from './cues'

/** Words of one family begin alike: "washing", "washed", "washes". */
const stemMaxChars = 6
const endings = /(?:ing|ed|es|s|er|ly)$/

export function stemsOf(text: string): string[] {
  return [...new Set(contentWords({ text }).map(stem))]
}

/**
 * Share of what the text says, 0 to 1, that the subject's own cues and lines speak of, too; a word counts the more the
 * fewer subjects have it. Of the jokes with a share below 0.2 readers found a third broken and a third good, of those
 * above 0.5 one in twenty and two thirds (1,435 jokes of docs/ratings, rounds 18 to 20).
 */
export function toldShare(stems: readonly string[], subject: Subject, subjects: readonly Subject[]): number {
  const weights = stems.map((word) => weightOf(word, subjects))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const own = vocabularyOf(subject)
  const told = stems.reduce((sum, word, at) => sum + (own.has(word) ? (weights[at] ?? 0) : 0), 0)
  return all === 0 ? 0 : told / all
}

/** How many words of the text come back in the line. */
export function echoesOf(stems: readonly string[], line: SubjectLine): number {
  const own = stemsOfLine(line)
  return stems.filter((word) => own.has(word)).length
}

const stemsOfLine = memoize(
  ({ words }: SubjectLine): ReadonlySet<string> => new Set(stemsOf(Object.values(words).join(' '))),
)

function stem(word: string): string {
  return word.replace(endings, '').slice(0, stemMaxChars)
}

const vocabularyOf = memoize(
  ({ cues, lines }: Subject): ReadonlySet<string> =>
    new Set([
      ...stemsOf(cues.flatMap(partsOfCue).flat().join(' ')),
      ...lines.flatMap((line) => [...stemsOfLine(line)]),
    ]),
)

const spread = memoize((subjects: readonly Subject[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const subject of subjects)
    for (const word of vocabularyOf(subject)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
})

function weightOf(word: string, subjects: readonly Subject[]): number {
  return Math.log(subjects.length / (1 + (spread(subjects).get(word) ?? 0)))
}
