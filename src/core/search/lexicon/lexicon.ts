import type { Concept } from '../concept'
import { dailyLife } from './daily-life'
import { feelings } from './feelings'
import { jokeShapes } from './joke-shapes'
import { pictures } from './pictures'
import { situations } from './situations'

/** Every concept that a search understands. Its words are our own; it names no brand, no person and no character. */
export const lexicon: readonly Concept[] = [
  ...weighing(1.3, jokeShapes),
  ...weighing(1.1, situations),
  ...feelings,
  ...pictures,
  ...weighing(0.75, dailyLife),
]

function weighing(weight: number, concepts: readonly Concept[]): Concept[] {
  return concepts.map((concept) => ({ ...concept, weight }))
}
