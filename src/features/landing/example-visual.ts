import { composeVisuals } from '@/core/visual/compose-visuals'
import { visualSvg } from '@/core/visual/visual-svg'

/** Where the front page finds it. */
export const exampleVisualPath = '/example-visual.svg'

/** A visual as somebody gets it who asks for one: an object without a label, so nothing is measured. */
export function exampleVisual(): string {
  const [visual] = composeVisuals({ concept: 'burnout', aspectRatio: '16:9', seed: 1 }, () => 0)
  if (!visual) throw new Error('No visual was drawn.')
  return visualSvg(visual)
}
