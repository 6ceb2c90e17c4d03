import type { MeasureText } from '../meme/draw-op'
import { hashText } from '../random/hash-text'
import { createRandom, type SeededRandom } from '../random/seeded-random'
import { type ChosenFigure, chooseDrawings } from './choose-drawings'
import { drawFigure } from './draw-figure'
import { drawScene } from './draw-scene'
import { figures } from './figures/figures'
import { wordsFit } from './figures/words-fit'
import type { Ground } from './paint-box'
import { readConcept } from './read-concept'
import { type SceneName, scenes } from './scenes/scenes'
import { setDown } from './set-down'
import { type AspectRatio, type Visual, visualSizes } from './visual-document'
import type { VisualIdea } from './visual-idea'

export interface VisualRequest {
  /** Any text; the service holds it to 1..500 characters. */
  concept: string
  aspectRatio: AspectRatio
  /** Any number; another one gives other compositions of the same concept. */
  seed: number
  /** Drawings that a model chose for it, best first; no name twice. */
  ideas?: readonly VisualIdea[] | undefined
}

/** Side of the square whose area an object gets; a tall picture has room for a little more. */
const objectSpanPx: Readonly<Record<AspectRatio, number>> = {
  '1:1': 430,
  '4:5': 450,
  '9:16': 490,
  '16:9': 450,
}
/** Visuals of one concept. */
const visualCount = 4

/**
 * Four different compositions of a concept: two objects and two figures where the lexicon knows it, else four figures
 * from its own words. Drawings that a model chose come first. The same request gives the same four on every machine that measures text alike.
 *
 * 1. Read the concept: its label, its parts and how they stand to each other.
 * 2. Choose objects by its words and figures by its shape; figures whose labels fit badly wait behind the others.
 * 3. Give each a ground that none of the others has, as far as there are enough.
 * 4. Draw each, set it down in the middle of its picture, and let the hand tremble.
 *
 * @returns exactly four; of those that no model chose the objects first
 */
export function composeVisuals(request: VisualRequest, measure: MeasureText): Visual[] {
  const random = createRandom(hashText(`${request.seed} ${request.concept}`))
  const reading = readConcept(request.concept)
  const chosen = chooseDrawings(request.concept, reading, random)
  const easel: Easel = { request, measure }
  const ideas = (request.ideas ?? []).slice(0, visualCount)
  const isFree = ({ name }: { name: string }) => ideas.every((idea) => idea.name !== name)
  const objects = chosen.scenes
    .map((name) => ({ kind: 'object' as const, name }))
    .filter(isFree)
    .slice(0, visualCount - ideas.length)
  const figureCount = visualCount - ideas.length - objects.length
  const fitting = fittingFigures(chosen.figures.filter(isFree), figureCount, easel)
  const own = fitting.map((figure) => ({ kind: 'figure' as const, ...figure }))
  const grounds: Ground[] = []
  return [...ideas, ...objects, ...own].map((idea, place) => {
    const { grounds: possible } = idea.kind === 'object' ? scenes[idea.name] : figures[idea.name]
    const ground = chooseGround(possible, grounds, random)
    if (idea.kind === 'object') return composeObject(idea.name, reading.label, ground, easel)
    const visual = composeFigure(idea, ground, easel)
    return place < ideas.length ? { ...visual, wordsByModel: true } : visual
  })
}

/** The first `count` figures whose labels fit well; where there are too few, the first of the others. */
function fittingFigures(candidates: readonly ChosenFigure[], count: number, easel: Easel): ChosenFigure[] {
  const fitting: ChosenFigure[] = []
  const others: ChosenFigure[] = []
  for (const figure of candidates) {
    if (fitting.length === count) break
    const fits = wordsFit(
      drawFigure(figure, 'paper', { aspectRatio: easel.request.aspectRatio, measure: easel.measure }),
    )
    if (fits) fitting.push(figure)
    else others.push(figure)
  }
  return [...fitting, ...others].slice(0, count)
}

interface Easel {
  request: VisualRequest
  measure: MeasureText
}

/** A ground that is not taken yet, as far as there is one; it is taken then. */
function chooseGround(possible: readonly Ground[], taken: Ground[], random: SeededRandom): Ground {
  const free = possible.filter((ground) => !taken.includes(ground))
  const ground = random.pick(free.length > 0 ? free : possible)
  taken.push(ground)
  return ground
}

function composeObject(name: SceneName, label: string, ground: Ground, { request, measure }: Easel): Visual {
  const scene = scenes[name]
  const document = drawScene(name, {
    ground,
    measure,
    size: visualSizes[request.aspectRatio],
    seed: hashText(`${request.seed} ${name}`),
    spanPx: objectSpanPx[request.aspectRatio],
  })
  return { kind: 'object', name, title: scene.title, altText: `${scene.alt}, for “${label}”.`, document }
}

function composeFigure({ name, words }: ChosenFigure, ground: Ground, { request, measure }: Easel): Visual {
  const { title, alt, centre } = figures[name]
  const { seed, aspectRatio } = request
  const size = visualSizes[aspectRatio]
  const place = { size, ground, seed: hashText(`${seed} ${name}`), spanPx: null, centre }
  const document = setDown(drawFigure({ name, words }, ground, { aspectRatio, measure }), place)
  return { kind: 'figure', name, title, altText: `${alt(words)}.`, document }
}
