import type { JokeShape } from '@/core/template/template'
import { library } from './shown-template'

const counts = new Map<JokeShape, number>()
for (const { jokeShape } of library) {
  if (jokeShape) counts.set(jokeShape, (counts.get(jokeShape) ?? 0) + 1)
}

/** All joke shapes, the most frequent first. The order is fixed, so that chips never move during a search. */
export const jokeShapes: readonly JokeShape[] = [...counts]
  .sort(([, one], [, other]) => other - one)
  .map(([shape]) => shape)
