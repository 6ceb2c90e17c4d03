import { rowsOfIdeas } from '../big-ideas/scene'
import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { defineScene } from '../kit/scene'
import { type Key, track } from '../kit/timeline'

/** The bulb comes on with a jump, and settles. */
const flash: readonly Key[] = [
  [0, 0],
  [0.1, -0.6],
  [0.24, 1, 'spring'],
  [0.4, 0.35],
  [0.56, 0.8],
  [0.8, 0.3],
  [1, 0],
]

/** Two beats and a rest, as a heart does. */
const beat: readonly Key[] = [
  [0, 0],
  [0.1, 1, 'out'],
  [0.24, 0.1],
  [0.36, 0.8, 'out'],
  [0.62, -0.2],
  [1, 0],
]

export const scene = defineScene({
  name: 'big-ideas-loop',
  widthPx: 1000,
  heightPx: 1400,
  background: palette.paper,
  draw: (t) => {
    const lit = track(t, flash)
    const beaten = track(t, beat)
    return rowsOfIdeas(t, {
      fly: [752 + wave(t, 1, 0.25) * 168, 112 + wave(t) * 62 + wave(t, 5) * 9],
      bulbPx: 112 + lit * 34,
      glowPx: lit * 46,
      brainPx: beaten * 30,
      floatPx: wave(t) * 20,
      heads: [wave(t, 1, 0.2) * 2, -lit * 7, wave(t, 8) * 1.6 - beaten * 3],
    })
  },
})
