import { stillName } from '../../template/in-shown-order'
import type { Situation, SituationLine, Words } from '../book'
import { memoize } from '../memoize'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { wordsAroundPlaces } from '../render/place-text'

/** Lines with the user's own nouns in them, and lines beside the whole text. */
const fitOf = { named: 1, inSlot: 1.08 } as const
/** The second situation of a text is the less specific one. */
const secondPenalty = 0.2

type KnownLine = SituationLine & { says: readonly string[] | undefined; isNamed: boolean }

function linesOf(situation: Situation, templateName: string): readonly KnownLine[] {
  const byTemplate = sortByTemplate(situation)
  // A moving template is its still with a motion.
  return byTemplate.get(templateName) ?? byTemplate.get(stillName(templateName)) ?? []
}

const sortByTemplate = memoize(({ lines }: Situation): ReadonlyMap<string, readonly KnownLine[]> => {
  const byTemplate = new Map<string, KnownLine[]>()
  for (const line of lines) {
    const isNamed = names(line.words, 'who') || names(line.words, 'thing')
    const known = { ...line, says: wordsAroundPlaces(line.words), isNamed }
    byTemplate.set(line.template, [...(byTemplate.get(line.template) ?? []), known])
  }
  return byTemplate
})

function names(words: Words, place: 'who' | 'thing'): boolean {
  return Object.values(words).some((text) => text.toLowerCase().includes(`{${place}}`))
}

/** True if the text tells the situation. Lists, questions, wishes and most sayings only mention it. */
function isTold({ register }: Reading, { tells }: Situation): boolean {
  if (register === 'list' || register === 'question' || register === 'wish') return false
  // Jokes about learning do not suit a boast of having learnt something.
  if (register === 'win') return tells === 'success'
  return register !== 'saying' || tells === 'speech'
}

/** The jokes that answer what happens in the text, as far as its parts have the words for them. */
export function fillsFromSituations(templateName: string, reading: Reading): Draft[] {
  const told = reading.situations.filter((situation) => isTold(reading, situation))
  return told.flatMap((situation, rank) =>
    linesOf(situation, templateName).flatMap(({ words, kinds, says, isNamed }) => {
      if (kinds && !kinds.includes(reading.kind)) return []
      const who = names(words, 'who') ? reading.who : undefined
      const thing = names(words, 'thing') ? reading.things[0] : undefined
      if (who === null || (thing === undefined && names(words, 'thing'))) return []
      const fit = (isNamed ? fitOf.named : fitOf.inSlot) - rank * secondPenalty
      return [{ words, isOpen: true, who, thing, fit, reason: situation.reason, says }]
    }),
  )
}
