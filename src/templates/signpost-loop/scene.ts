import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, inkPath, shadow } from '../kit/shapes'
import { type Key, track } from '../kit/timeline'
import { crossroads, type Mark } from '../signpost/scene'

/** He looks at the first sign, at the last one, and gives up. */
const gaze: readonly Key[] = [
  [0, 0],
  [0.08, 0],
  [0.2, 1],
  [0.36, 1],
  [0.5, -1],
  [0.66, -1],
  [0.78, 0],
]
const shrug: readonly Key[] = [
  [0, 0],
  [0.68, 0],
  [0.72, -0.3],
  [0.82, 1, 'spring'],
  [0.9, 1],
  [1, 0],
]

/** A question that comes up with a pop. */
function mark(t: number, since: number): Mark {
  const age = lap(t, 1, -since)
  return {
    risenPx: age * 70,
    scale: Math.max(
      0.02,
      track(age, [
        [0, 0.1],
        [0.16, 1.15, 'spring'],
        [0.8, 1],
        [1, 0.1, 'in'],
      ]),
    ),
  }
}

/** A ball of dry weeds on its way across, in three bounds. */
function tumbleweed(t: number): string {
  const way = lap(t, 1, 0.1)
  const x = 1080 - way * 1200
  const y = 742 - Math.abs(wave(way, 1.5)) * 96
  const twigs =
    'M-46 8C-30 -50 30 -54 48 -6C40 46 -24 56 -38 18C-30 -24 24 -34 32 0C26 30 -14 30 -20 6' +
    'M-52 -6C-20 -20 10 24 46 14M-20 -50C-28 -10 14 10 6 52M30 -42C10 -20 0 30 -26 44'
  const ball =
    circle([0, 0], 50, { fill: '#D09A5A', lineWidthPx: 5 }) +
    inkPath(twigs, { line: '#7A5230', lineWidthPx: 5 })
  return shadow([x, 800], 44) + place(ball, [x, y], { rotate: -720 * way })
}

/** A vulture that hopes he takes the advice. */
function vulture(t: number): string {
  const at = [180 + wave(t) * 110, 206 + wave(t, 1, 0.25) * 34] as const
  return emoji('eagle', { at, sizePx: 128, flip: wave(t, 1, 0.25) > 0, rotate: wave(t, 1, 0.25) * 8 })
}

export const scene = defineScene({
  name: 'signpost-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FFD9A0',
  draw: (t) => {
    const looked = track(t, gaze)
    const shrugged = track(t, shrug)
    return crossroads(t, {
      creak: wave(t, 2) * 1.1,
      shrugPx: shrugged * 34 - 28,
      headRotate: -4 - looked * 11 + shrugged * 9,
      headShift: [looked * 18, shrugged * 26],
      faceShift: [looked * 24, -Math.abs(looked) * 10],
      marks: [mark(t, 0.1), mark(t, 0.45)],
      passing: vulture(t) + tumbleweed(t),
    })
  },
})
