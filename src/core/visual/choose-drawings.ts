import type { SeededRandom } from '../random/seeded-random'
import { type FigureName, figures } from './figures/figures'
import { findEntries } from './lexicon/find-entries'
import type { ConceptReading, ConceptShape } from './read-concept'
import type { SceneName } from './scenes/scenes'

export interface ChosenFigure {
  name: FigureName
  words: readonly string[]
}

export interface ChosenDrawings {
  /** Two, or none for a concept that the lexicon does not know. */
  scenes: SceneName[]
  /** As many as make four. */
  figures: ChosenFigure[]
}

/** Figures that claim nothing about what they carry. */
const neutralFigures: readonly FigureName[] = [
  'dot-in-space',
  'crowd-and-one',
  'target',
  'iceberg',
  'loop',
  'ripple',
  'horizon',
  'tangle-to-line',
  'seed-to-tree',
  'signal-and-noise',
  'spark',
]

/** Figures for two or more labels, by how these stand to each other. */
const relatedFigures: Readonly<Record<Exclude<ConceptShape, 'single'>, readonly FigureName[]>> = {
  versus: ['two-paths', 'balance', 'seesaw', 'spectrum', 'gap', 'overlap', 'parallel'],
  and: ['overlap', 'meet', 'affinity', 'balance', 'parallel', 'bridge'],
  over: ['seesaw', 'two-bars', 'great-and-small', 'maze-and-line'],
  change: ['before-after', 'bridge', 'tangle-to-line', 'seed-to-tree', 'domino', 'spectrum', 'funnel'],
  list: ['staircase', 'layers', 'orbit', 'loop', 'pyramid'],
}
// Here the second label is the better one, and the maze must not be drawn on the wrong side.
const swapped: ReadonlySet<FigureName> = new Set(['maze-and-line'])

/** Which objects and figures stand for a concept: two of each, or four figures. */
export function chooseDrawings(
  concept: string,
  reading: ConceptReading,
  random: SeededRandom,
): ChosenDrawings {
  const entries = findEntries(concept)
  const [best, other] = entries
  const scenes = best ? chooseScenes(best.scenes, other?.scenes ?? [], random) : []
  const taken = new Set<string>(scenes)
  const chosen: ChosenFigure[] = []
  for (const figure of [
    ...relatedChoices(reading, random),
    ...labelChoices(reading, best?.figures ?? [], random),
  ]) {
    if (chosen.length === 4 - scenes.length) break
    if (taken.has(figure.name)) continue
    taken.add(figure.name)
    chosen.push(figure)
  }
  return { scenes, figures: chosen }
}

/** Two of the concept's objects; when it names two concepts, one of each. */
function chooseScenes(
  own: readonly SceneName[],
  others: readonly SceneName[],
  random: SeededRandom,
): SceneName[] {
  const [first, second] = random.shuffle(own)
  const foreign = random.shuffle(others.filter((scene) => !own.includes(scene)))[0]
  return [first, foreign ?? second].filter((scene) => scene !== undefined)
}

function relatedChoices({ shape, parts }: ConceptReading, random: SeededRandom): ChosenFigure[] {
  if (shape === 'single') return []
  return random
    .shuffle(relatedFigures[shape])
    .filter((name) => figures[name].takes.includes(parts.length))
    .map((name) => ({ name, words: swapped.has(name) ? parts.toReversed() : parts }))
}

function labelChoices(
  { label }: ConceptReading,
  preferred: readonly FigureName[],
  random: SeededRandom,
): ChosenFigure[] {
  return [...random.shuffle(preferred), ...random.shuffle(neutralFigures)].map((name) => ({
    name,
    words: [label],
  }))
}
