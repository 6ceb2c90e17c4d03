import type { Mood, Situation } from '../book'

const situationsMax = 2

/**
 * Situations that the text tells of, the more specific one first, at most two.
 *
 * @param text with straight quotes
 */
export function findSituations(text: string, mood: Mood, situations: readonly Situation[]): Situation[] {
  const spoken = text.toLowerCase()
  // In a story of several sentences one tells the event, and rules cannot say which. So two must agree.
  const parts = spoken.split(/(?<=[.!?])\s+/).filter((part) => part.length > 3)
  const needed = parts.length >= 3 ? 2 : 1
  const found: Situation[] = []
  for (const situation of situations) {
    if (situation.mood && situation.mood !== mood && !(situation.mood === 'bad' && mood === 'neutral'))
      continue
    if (!situation.sign.test(spoken) || situation.falseSign?.test(spoken)) continue
    if (needed > 1 && parts.filter((part) => situation.sign.test(part)).length < needed) continue
    found.push(situation)
    if (found.length === situationsMax) break
  }
  return found
}
