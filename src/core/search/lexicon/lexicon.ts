import type { Concept } from '../concept'
import { deceit } from './deceit'
import { figures } from './figures'
import { jokeShapes } from './joke-shapes'
import { mishaps } from './mishaps'
import { people } from './people'
import { pictures } from './pictures'
import { pleasantFeelings } from './pleasant-feelings'
import { privateLife } from './private-life'
import { success } from './success'
import { timeAndEffort } from './time-and-effort'
import { unpleasantFeelings } from './unpleasant-feelings'
import { workLife } from './work-life'

/** Every concept that a search understands. Its words are our own; it names no brand, no person and no character. */
export const lexicon: readonly Concept[] = [
  ...weighing(1.3, jokeShapes),
  ...weighing(1.1, [...mishaps, ...deceit, ...people, ...success, ...timeAndEffort]),
  ...unpleasantFeelings,
  ...pleasantFeelings,
  ...pictures,
  ...figures,
  ...weighing(0.75, [...workLife, ...privateLife]),
]

function weighing(weight: number, concepts: readonly Concept[]): Concept[] {
  return concepts.map((concept) => ({ ...concept, weight }))
}
