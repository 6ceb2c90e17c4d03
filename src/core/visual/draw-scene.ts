import type { MeasureText } from '../meme/draw-op'
import type { Ground } from './paint-box'
import { createPen, type Drawn } from './pen'
import { type SceneName, scenes } from './scenes/scenes'
import { setDown } from './set-down'
import type { VisualDocument, VisualSize } from './visual-document'

export interface SceneRequest {
  ground: Ground
  size: VisualSize
  /** Any number; another one lets the hand tremble elsewhere. */
  seed: number
  /** Side of the square whose area a scene of the usual size gets. Lines keep their weight. */
  spanPx: number
  measure: MeasureText
}

/** One object or small scene in the middle of a picture. */
export function drawScene(
  name: SceneName,
  { ground, size, seed, spanPx, measure }: SceneRequest,
): VisualDocument {
  const scene = scenes[name]
  const drawn: Drawn[] = []
  scene.draw(createPen(drawn, ground, measure))
  return setDown(drawn, { size, ground, seed, spanPx: spanPx * (scene.size ?? 1), centre: 'box' })
}
