import { stillName } from '../../template/in-shown-order'
import type { Situation, SituationLine } from '../book'
import { memoize } from '../memoize'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { wordsAroundPlaces } from '../render/place-text'
import type { TemplateTraits } from './template-traits'

/** A little above a reaction that suits any text. */
const fitOfFirst = 0.95
/** The second situation of a text is the less specific one. */
const secondPenalty = 0.2

type KnownLine = SituationLine & { says: readonly string[] | undefined }

function linesOf(situation: Situation, templateName: string): readonly KnownLine[] {
  const byTemplate = sortByTemplate(situation)
  // A moving template is its still with a motion.
  return byTemplate.get(templateName) ?? byTemplate.get(stillName(templateName)) ?? []
}

const sortByTemplate = memoize(({ lines }: Situation): ReadonlyMap<string, readonly KnownLine[]> => {
  const byTemplate = new Map<string, KnownLine[]>()
  for (const line of lines) {
    const known = { ...line, says: wordsAroundPlaces(line.words) }
    byTemplate.set(line.template, [...(byTemplate.get(line.template) ?? []), known])
  }
  return byTemplate
})

/** True if the text tells the situation. Lists, questions, wishes and most sayings only mention it. */
function isTold({ register }: Reading, { tells }: Situation): boolean {
  if (register === 'list' || register === 'question' || register === 'wish') return false
  // Jokes about learning do not suit a boast of having learnt something.
  if (register === 'win') return tells === 'success'
  return register !== 'saying' || tells === 'speech'
}

/** Lines beside the text that answer what happens in it. */
export function fillsFromSituations(
  templateName: string,
  { readerScore = 0 }: TemplateTraits,
  reading: Reading,
): Draft[] {
  const told = reading.situations.filter((situation) => isTold(reading, situation))
  return told.flatMap((situation, rank) =>
    linesOf(situation, templateName)
      .filter(({ kinds }) => !kinds || kinds.includes(reading.kind))
      .map(({ words, says }) => ({
        words,
        isOpen: true,
        fit: fitOfFirst + readerScore - rank * secondPenalty,
        reason: situation.reason,
        says,
      })),
  )
}
