import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import type { Point } from '../kit/path'
import { defineScene } from '../kit/scene'
import { sparkle } from '../kit/star'
import { type Key, track } from '../kit/timeline'
import { climb, office } from '../line-goes-up/scene'

/** The share of the line that is drawn: it collapses, gathers itself, stumbles twice and shoots up. */
const progress: readonly Key[] = [
  [0, 1],
  [0.04, 1],
  [0.12, 0.02, 'in'],
  [0.18, 0.02],
  [0.32, 0.3, 'out'],
  [0.38, 0.4],
  [0.48, 0.64, 'out'],
  [0.54, 0.7],
  [0.66, 1, 'in'],
]

/** The blow when it arrives. */
const arrival: readonly Key[] = [
  [0, 0],
  [0.64, 0],
  [0.68, 1, 'out'],
  [0.84, 0],
]

/** Where the tip of the finished line lies beyond its last point. */
const tipBeyond: Point = [22, -32]

/** The first part of the climb, by its length. */
function climbed(share: number): Point[] {
  const steps = climb.slice(1).map((to, index) => {
    const from = climb[index] ?? to
    return { from, to, lengthPx: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  let leftPx = Math.max(0.01, share) * steps.reduce((sum, { lengthPx }) => sum + lengthPx, 0)
  const drawn = climb.slice(0, 1)
  for (const { from, to, lengthPx } of steps) {
    const part = Math.min(1, leftPx / lengthPx)
    drawn.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
    leftPx -= lengthPx
    if (leftPx <= 0) break
  }
  return drawn
}

/** Banknotes that rain upwards once there is something to celebrate, and hover before. */
function money(t: number): string {
  const notes: readonly (readonly [x: number, y: number, sizePx: number, rotate: number])[] = [
    [96, 226, 104, -18],
    [584, 300, 96, 4],
    [478, 200, 70, 26],
    [700, 236, 64, -30],
    [60, 470, 80, 20],
  ]
  const thrown = track(t, arrival)
  return notes
    .map(([x, y, sizePx, rotate], index) =>
      emoji('money-with-wings', {
        at: [x + wave(t, 1, index / 5) * 12, y + wave(t, 2, index / 3) * 16 - thrown * 46],
        sizePx: sizePx * (1 + thrown * 0.16),
        rotate: rotate + wave(t, 4, index / 4) * 9,
      }),
    )
    .join('')
}

export const scene = defineScene({
  name: 'line-goes-up-loop',
  widthPx: 1200,
  heightPx: 900,
  background: '#123A66',
  draw: (t) => {
    const share = track(t, progress)
    const hit = track(t, arrival)
    const line = climbed(share)
    const [before = [0, 0], end = [0, 0]] = line.slice(-2)
    const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
    const shiver = hit * wave(t, 12) * 10
    const tip: Point = [
      end[0] + Math.hypot(...tipBeyond) * Math.cos(angle) + shiver,
      end[1] + Math.hypot(...tipBeyond) * Math.sin(angle) - shiver,
    ]
    // It flies ahead of the line, and does not stop where the line does.
    const flight = track(t, progress) + hit * 0.12
    const shine = track(lap(t, 1, -0.7), [
      [0, 0],
      [0.06, 1, 'out'],
      [0.2, 0],
    ])
    return (
      office(t, {
        barShare: (index) => Math.min(1.08, Math.max(0, (end[0] - 404 - index * 70) / 70)) * (1 + hit * 0.05),
        line,
        tip: { at: tip, rotate: (angle * 180) / Math.PI + 90, scale: 1 + hit * 0.35 },
        rocket: { at: [520 + flight * 410, 560 - flight * 230 + wave(t, 3) * 7], rotate: 8 + wave(t, 3) * 5 },
        headRotate: track(t, [
          [0, -5],
          [0.18, 4],
          [0.6, 2],
          [0.68, -14, 'spring'],
          [0.8, -3],
          [0.9, -8],
          [1, -5],
        ]),
        money: money(t),
      }) + (shine > 0.05 ? sparkle([404, 352], 76 * shine, { fill: '#FFFFFF', lineWidthPx: 4 }) : '')
    )
  },
})
