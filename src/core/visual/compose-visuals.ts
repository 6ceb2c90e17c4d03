import type { MeasureText } from '../meme/draw-op'
import { hashText } from '../random/hash-text'
import { createRandom, type SeededRandom } from '../random/seeded-random'
import { type ChosenFigure, chooseDrawings } from './choose-drawings'
import { drawScene } from './draw-scene'
import { figures } from './figures/figures'
import { wordsFit } from './figures/words-fit'
import type { Ground } from './paint-box'
import { createPen, type Drawn } from './pen'
import { readConcept } from './read-concept'
import { type SceneName, scenes } from './scenes/scenes'
import { setDown } from './set-down'
import { type AspectRatio, type Visual, visualSizes } from './visual-document'

export interface VisualRequest {
  /** Any text; the service holds it to 1..500 characters. */
  concept: string
  aspectRatio: AspectRatio
  /** Any number; another one gives other compositions of the same concept. */
  seed: number
}

/** Side of the square whose area an object gets; a tall picture has room for a little more. */
const objectSpanPx: Readonly<Record<AspectRatio, number>> = {
  '1:1': 430,
  '4:5': 450,
  '9:16': 490,
  '16:9': 450,
}
/** Area that figures draw in, as shares of the picture. */
const stageShares: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  '1:1': [0.78, 0.74],
  '4:5': [0.78, 0.7],
  '9:16': [0.78, 0.6],
  '16:9': [0.7, 0.74],
}

/** Visuals of one concept. */
const visualCount = 4

/**
 * Four different compositions of a concept: two objects and two figures where the lexicon knows it, else four figures
 * from its own words. The same request gives the same four on every machine that measures text alike.
 *
 * 1. Read the concept: its label, its parts and how they stand to each other.
 * 2. Choose objects by its words and figures by its shape; figures whose labels fit badly wait behind the others.
 * 3. Give each a ground that none of the others has, as far as there are enough.
 * 4. Draw each, set it down in the middle of its picture, and let the hand tremble.
 *
 * @returns exactly four, objects first
 */
export function composeVisuals(request: VisualRequest, measure: MeasureText): Visual[] {
  const random = createRandom(hashText(`${request.seed} ${request.concept}`))
  const reading = readConcept(request.concept)
  const chosen = chooseDrawings(request.concept, reading, random)
  const grounds: Ground[] = []
  const objects = chosen.scenes.map((name) => {
    const ground = chooseGround(scenes[name].grounds, grounds, random)
    return composeObject(name, reading.label, ground, { request, measure })
  })
  const shown = fittingFigures(chosen.figures, visualCount - objects.length, { request, measure })
  return [
    ...objects,
    ...shown.map((figure) => {
      const ground = chooseGround(figures[figure.name].grounds, grounds, random)
      return composeFigure(figure, ground, { request, measure })
    }),
  ]
}

/** The first `count` figures whose labels fit well; where there are too few, the first of the others. */
function fittingFigures(candidates: readonly ChosenFigure[], count: number, easel: Easel): ChosenFigure[] {
  const fitting: ChosenFigure[] = []
  const others: ChosenFigure[] = []
  for (const figure of candidates) {
    if (fitting.length === count) break
    const fits = wordsFit(drawFigure(figure, 'paper', easel))
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

function composeFigure(chosen: ChosenFigure, ground: Ground, easel: Easel): Visual {
  const { name, words } = chosen
  const { title, alt, centre } = figures[name]
  const { seed, aspectRatio } = easel.request
  const size = visualSizes[aspectRatio]
  const place = { size, ground, seed: hashText(`${seed} ${name}`), spanPx: null, centre }
  const document = setDown(drawFigure(chosen, ground, easel), place)
  return { kind: 'figure', name, title, altText: `${alt(words)}.`, document }
}

function drawFigure({ name, words }: ChosenFigure, ground: Ground, { request, measure }: Easel): Drawn[] {
  const { widthPx, heightPx } = visualSizes[request.aspectRatio]
  const [widthShare, heightShare] = stageShares[request.aspectRatio]
  const drawn: Drawn[] = []
  const stage = { widthPx: widthPx * widthShare, heightPx: heightPx * heightShare }
  figures[name].draw(createPen(drawn, ground, measure), words, stage)
  return drawn
}
