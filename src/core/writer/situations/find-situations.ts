import type { Mood } from '../reading'
import type { Situation } from './situation'

const situationsMax = 2

/**
 * What kinds of happening the text tells of, the more specific one first, at most two.
 *
 * @param text with straight quotes
 */
export function findSituations(text: string, mood: Mood, situations: readonly Situation[]): Situation[] {
  const spoken = text.toLowerCase()
  const found: Situation[] = []
  for (const situation of situations) {
    if (situation.mood && situation.mood !== mood && !(situation.mood === 'bad' && mood === 'neutral'))
      continue
    if (!situation.sign.test(spoken) || situation.falseSign?.test(spoken)) continue
    found.push(situation)
    if (found.length === situationsMax) break
  }
  return found
}
