import type { Words } from '../core/writer/book'
import type { Fill } from '../core/writer/offer/recipe'
import { type Reading, relationOf } from '../core/writer/read/reading'

/** How a picture with four places in a row takes a text that tells steps or lists things. */
export interface StepPicture {
  /** Puts four lines in their places. */
  place(lines: readonly string[]): Words
  /** For four steps or more. */
  all: { fit: number; reason: string }
  /** For three steps, followed by one of these English lines. */
  three: { fit: number; reason: string; endings: readonly string[] }
}

/** Four things that are only listed do not lead to one another. */
const listFit = 0.85

/** Fills made of the steps of a text, or of the things that it lists. */
export function stepFills(reading: Reading, { place, all, three }: StepPicture): Fill[] {
  const list = relationOf(reading, 'steps') ?? relationOf(reading, 'list')
  if (!list) return []
  const { items } = list
  const isSteps = list.type === 'steps'
  const header = list.type === 'list' ? (list.lead ?? undefined) : undefined
  if (items.length >= 4) {
    const words = place([...items.slice(0, 3), items.at(-1) ?? ''])
    return [{ words, header, fit: isSteps ? all.fit : listFit, reason: all.reason }]
  }
  if (!isSteps || items.length !== 3) return []
  return (reading.isEnglish ? three.endings : ['…']).map((last) => ({
    words: place([...items, last]),
    header,
    fit: three.fit,
    reason: three.reason,
  }))
}
