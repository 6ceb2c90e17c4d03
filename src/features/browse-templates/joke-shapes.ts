import type { JokeShape } from '@/core/template/template'
import { library } from './shown-template'

const counts = new Map<JokeShape, number>()
for (const { jokeShape } of library) {
  if (jokeShape) counts.set(jokeShape, (counts.get(jokeShape) ?? 0) + 1)
}

/** Every shape of a joke that there is, the most frequent first: their chips stay where they are, whatever is found. */
export const jokeShapes: readonly JokeShape[] = [...counts]
  .sort(([, one], [, other]) => other - one)
  .map(([shape]) => shape)
