import type { MeasureText } from '../meme/draw-op'
import type { ChosenFigure } from './choose-drawings'
import { figures } from './figures/figures'
import type { Ground } from './paint-box'
import { createPen, type Drawn } from './pen'
import { type AspectRatio, visualSizes } from './visual-document'

/** Area that figures draw in, as shares of the picture. */
const stageShares: Readonly<Record<AspectRatio, readonly [width: number, height: number]>> = {
  '1:1': [0.78, 0.74],
  '4:5': [0.78, 0.7],
  '9:16': [0.78, 0.6],
  '16:9': [0.7, 0.74],
}

/** A figure with its labels, in px of the picture around its middle. */
export function drawFigure(
  { name, words }: ChosenFigure,
  ground: Ground,
  { aspectRatio, measure }: { aspectRatio: AspectRatio; measure: MeasureText },
): Drawn[] {
  const { widthPx, heightPx } = visualSizes[aspectRatio]
  const [widthShare, heightShare] = stageShares[aspectRatio]
  const drawn: Drawn[] = []
  const stage = { widthPx: widthPx * widthShare, heightPx: heightPx * heightShare }
  figures[name].draw(createPen(drawn, ground, measure), words, stage)
  return drawn
}
