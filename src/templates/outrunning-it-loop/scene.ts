import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx } from '../kit/palette'
import type { Point } from '../kit/path'
import { place, shift } from '../kit/place'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { ellipse, inkPath } from '../kit/shapes'
import { type Key, track } from '../kit/timeline'
import { boulder, desert, type Leg, nameplate, runner, sand } from '../outrunning-it/scene'

/** Strides in one loop. */
const strides = 2
const thighPx = 102
const shinPx = 96

/** Where a foot is, from the hip: on the ground and back, up behind, through under the hip, far ahead. */
const footX: readonly Key[] = [
  [0, -124, 'even'],
  [0.36, 96, 'even'],
  [0.52, 150, 'out'],
  [0.74, 0],
  [0.9, -140, 'out'],
  [1, -124],
]
const footY: readonly Key[] = [
  [0, 120],
  [0.18, 142],
  [0.36, 120],
  [0.52, 6, 'out'],
  [0.74, 50],
  [0.9, 84],
  [1, 120],
]

/** 0 where the sole lies on the ground, 1 where it hangs as the shin does. */
const flatness: readonly Key[] = [
  [0, 0.2],
  [0.3, 0.2],
  [0.48, 1],
  [0.8, 1],
  [1, 0.2],
]

/** A leg at a moment of its stride; the knee always points to where he runs. */
function leg(hip: Point, phase: number): Leg {
  const [dx, dy] = [track(phase, footX), track(phase, footY)]
  const reach = Math.hypot(dx, dy)
  const along = (reach ** 2 + thighPx ** 2 - shinPx ** 2) / (2 * reach)
  const aside = Math.sqrt(Math.max(0, thighPx ** 2 - along ** 2))
  const [ux, uy] = [dx / reach, dy / reach]
  const knee: Point = [hip[0] + ux * along - uy * aside, hip[1] + uy * along + ux * aside]
  const ankle: Point = [hip[0] + dx, hip[1] + dy]
  const shin = (Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) * 180) / Math.PI - 90
  const shoeRotate = track(phase, flatness) * shin
  const angle = (shoeRotate * Math.PI) / 180
  const shoeAt: Point = [
    ankle[0] - 14 * Math.cos(angle) - 12 * Math.sin(angle),
    ankle[1] - 14 * Math.sin(angle) + 12 * Math.cos(angle),
  ]
  return { joints: [hip, knee, ankle], shoeAt, shoeRotate }
}

/** Stones that pass as fast as the ground does. */
function stones(t: number): string {
  const random = seededRandom(14)
  return Array.from({ length: 9 }, (_, index) => {
    const [phase, y, size] = [random(), 616 + index * 20, 10 + random() * 16]
    const x = lap(t, 1, phase) * 1500 - 150
    const streak = inkPath(`M${Math.round(x) - 90} ${y + 4}H${Math.round(x) - 30}`, {
      line: '#BF8040',
      lineWidthPx: 6,
    })
    return streak + ellipse([x, y], size, size * 0.6, { fill: '#C98A48', lineWidthPx: 5 })
  }).join('')
}

/** Clouds of dust that are kicked up, grow and are left behind. */
function dust(t: number, at: Point, widthPx: number, laps: number): string {
  return [0, 0.34, 0.67]
    .map((phase, index) => {
      const gone = lap(t, laps, phase)
      const puff = cloud([0, 0], widthPx, index + 2, sand)
      return place(puff, [at[0] + gone * 150, at[1] - gone * 50], {
        scale: 0.4 + gone * 0.8,
        opacity: Math.min(1, (1 - gone) * 2),
      })
    })
    .join('')
}

function sweat(t: number): string {
  return [0, 0.25, 0.5, 0.75]
    .map((phase, index) => {
      const flown = lap(t, 2, phase)
      const at: Point = [478 + flown * 120, 66 + index * 46 - wave(flown / 2) * 46]
      return place(drop([0, 0], 1.4, 64), at, { opacity: Math.min(1, (1 - flown) * 3) })
    })
    .join('')
}

function speedLines(t: number): string {
  return [150, 232, 316, 560]
    .map((y, index) => {
      const x = 500 + lap(t, 2, index * 0.29) * 70
      return inkPath(`M${Math.round(x)} ${y}h${70 + index * 12}`, { lineWidthPx: boldInkWidthPx })
    })
    .join('')
}

export const scene = defineScene({
  name: 'outrunning-it-loop',
  widthPx: 1200,
  heightPx: 800,
  background: '#FFDF9A',
  draw: (t) => {
    const swing = wave(t, strides, 0.2)
    const bounce = -Math.abs(wave(t, strides, 0.1)) * 22
    const running = runner({
      legs: [leg([352, 500], lap(t, strides)), leg([366, 500], lap(t, strides, 0.5))],
      swingPx: swing * 34,
      headRotate: -7 + wave(t, strides) * 5,
      tieRotate: wave(t, 4) * 9,
    })
    return (
      desert(t) +
      stones(t) +
      dust(t, [1010, 664], 170, 1) +
      boulder([868 + wave(t, 1, 0.4) * 14, 392 - Math.abs(wave(t, 2)) * 14], -360 * lap(t)) +
      dust(t, [640, 668], 130, 1) +
      dust(t, [430, 636], 80, 2) +
      speedLines(t) +
      shift(running, [10 + wave(t) * 18, bounce]) +
      sweat(t) +
      nameplate
    )
  },
})
