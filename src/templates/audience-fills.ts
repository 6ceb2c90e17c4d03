import type { Fill } from '../core/writer/offer/recipe'
import { asCaption, asQuote } from '../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../core/writer/read/reading'

/** Lines with which an audience answers one kind of text. */
export interface AudienceAnswer {
  to: 'people' | 'list' | 'nostalgia' | 'quote'
  /** Each makes a fill of its own. */
  lines: readonly string[]
  fit: number
  reason: string
}

/**
 * Fills of a picture in which the text is told to an audience that answers. English only.
 *
 * @param slots the slot of the text and that of the answer
 */
export function audienceFills(
  reading: Reading,
  [told, audience]: readonly [told: string, audience: string],
  answers: readonly AudienceAnswer[],
): Fill[] {
  if (!reading.isEnglish) return []
  return answers.flatMap(({ to, lines, fit, reason }) => {
    const text = toldText(reading, to)
    return text === null
      ? []
      : lines.map((line) => ({ words: { [told]: text, [audience]: line }, fit, reason }))
  })
}

/** The words that the audience hears, for a text of this kind; null where the text is of another. */
function toldText(reading: Reading, kind: AudienceAnswer['to']): string | null {
  const people = relationOf(reading, 'people')
  switch (kind) {
    case 'people':
      return people ? asCaption(people.whole) : null
    case 'list':
      return relationOf(reading, 'list')?.lead ? reading.text : null
    case 'nostalgia':
      return relationOf(reading, 'nostalgia') ? reading.text : null
    case 'quote':
      return reading.kind === 'quote' && !relationOf(reading, 'said-did')
        ? asQuote(reading.phrase.text)
        : null
  }
}
