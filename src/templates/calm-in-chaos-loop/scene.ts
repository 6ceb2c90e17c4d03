import { burningRoom } from '../calm-in-chaos/scene'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { inkPath } from '../kit/shapes'
import { during, type Key, track } from '../kit/timeline'

/** The mug goes up, the sip is long, and nothing is spilt. */
const lift: readonly Key[] = [
  [0, 0],
  [0.12, -2],
  [0.36, 50, 'spring'],
  [0.66, 50],
  [0.9, 0],
]

/** Embers that rise from below the floor to the smoke. */
function sparks(t: number): string {
  const random = seededRandom(21)
  return Array.from({ length: 30 }, (_, index) => {
    const [x, phase, size] = [random() * 1200, random(), 0.9 + random()]
    const risen = lap(t, 1, phase)
    const ember = inkPath('M0 -14L10 0L0 14L-10 0Z', {
      fill: index % 3 ? palette.yellow : '#FF6A36',
      lineWidthPx: 4,
    })
    const at = [x + wave(t, 1, phase) * 24, 1030 - risen * 940] as const
    return place(ember, at, { scale: size * (1 - risen * 0.4), rotate: risen * 360 })
  }).join('')
}

export const scene = defineScene({
  name: 'calm-in-chaos-loop',
  widthPx: 1200,
  heightPx: 1000,
  background: '#FFC873',
  draw: (t) =>
    burningRoom(t, {
      vigour: 1.7,
      bobPx: track(t, [
        [0, 0],
        [0.36, -8],
        [0.66, -8],
        [0.9, 0],
      ]),
      eyesShut: during(t, 0.36, 0.7),
      liftDegrees: track(t, lift),
      sparks: sparks(t),
    }),
})
