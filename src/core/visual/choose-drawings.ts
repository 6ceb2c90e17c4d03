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
  /** More than are needed, best first, so that one whose labels do not fit can be passed over; no name twice. */
  figures: ChosenFigure[]
}

/** Figures that claim nothing about what they carry. */
const neutralFigures: readonly FigureName[] = [
  'dot-in-space',
  'crowd-and-one',
  'target',
  'iceberg',
  'ripple',
  'horizon',
  'signal-and-noise',
  'spark',
]

/** Figures for two or more labels, by how these stand to each other. */
const relatedFigures: Readonly<Record<Exclude<ConceptShape, 'single'>, readonly FigureName[]>> = {
  versus: ['two-paths', 'balance', 'spectrum', 'gap', 'overlap', 'parallel'],
  and: ['overlap', 'meet', 'affinity', 'balance', 'parallel', 'bridge'],
  over: ['seesaw', 'two-bars', 'great-and-small', 'maze-and-line'],
  change: ['before-after', 'bridge', 'tangle-to-line', 'seed-to-tree', 'maze-and-line'],
  list: ['staircase', 'layers', 'orbit', 'loop', 'pyramid'],
}

/** Which objects and figures stand for a concept. */
export function chooseDrawings(
  concept: string,
  reading: ConceptReading,
  random: SeededRandom,
): ChosenDrawings {
  const entries = findEntries(concept)
  const [best, other] = entries
  const scenes = best ? chooseScenes(best.scenes, other?.scenes ?? [], random) : []
  const taken = new Set<string>(scenes)
  const candidates = [
    ...relatedChoices(reading, random),
    ...labelChoices(reading, best?.figures ?? [], random),
  ]
  const chosen = candidates.filter(({ name }) => !taken.has(name) && taken.add(name))
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
  return (
    random
      .shuffle(relatedFigures[shape])
      .filter((name) => figures[name].takes.includes(parts.length))
      // The maze is what one would rather leave, and the first of two where one is over the other is what one wants.
      .map((name) => ({
        name,
        words: name === 'maze-and-line' && shape === 'over' ? parts.toReversed() : parts,
      }))
  )
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
