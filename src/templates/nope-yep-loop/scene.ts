import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { defineScene } from '../kit/scene'
import { type Key, track } from '../kit/timeline'
import { type Gesture, nopeAndYep } from '../nope-yep/scene'

/** 0 the palm is drawn back, 1 it stops what comes. */
const push: readonly Key[] = [
  [0, 0.2],
  [0.14, -0.25],
  [0.28, 1, 'spring'],
  [0.72, 1],
  [1, 0.2],
]

/** She shakes her head for as long as the palm is up. */
const refusal: readonly Key[] = [
  [0, 0],
  [0.28, 0],
  [0.38, -1],
  [0.5, 1],
  [0.62, -1],
  [0.74, 0.6],
  [0.86, 0],
]

/** The finger stabs twice, the second time deeper. */
const stab: readonly Key[] = [
  [0, 0],
  [0.1, -0.7],
  [0.2, 0.8, 'in'],
  [0.36, -0.4],
  [0.48, -0.9],
  [0.58, 1.2, 'in'],
  [0.78, 1],
  [1, 0],
]

function nope(t: number): Gesture {
  const pushed = track(t, push)
  const shaken = track(t, refusal)
  return {
    hand: [pushed * 26 - 16, 26 - pushed * 34],
    handRotate: 4 + pushed * 8,
    handScale: 0.92 + pushed * 0.26,
    headRotate: -7 - pushed * 5 + shaken * 5,
    headShift: [shaken * 16 + pushed * 10, 0],
    turn: 0,
    sparkScale: Math.max(0.01, pushed * 1.15),
  }
}

function yep(t: number): Gesture {
  const stabbed = track(t, stab)
  return {
    hand: [stabbed * 30 - 12, stabbed * -8],
    handRotate: -14 + stabbed * 4,
    handScale: 1 + stabbed * 0.06,
    headRotate: 3 + stabbed * 7,
    headShift: [stabbed * 14, Math.abs(stabbed) * 10],
    turn: t,
    sparkScale: 1 + wave(t, 2) * 0.5,
  }
}

export const scene = defineScene({
  name: 'nope-yep-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) => nopeAndYep(nope(t), yep(t)),
})
