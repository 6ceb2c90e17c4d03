import { bubble } from '../kit/bubble'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, flatPath, inkPath, label, stroke } from '../kit/shapes'
import { type Key, track } from '../kit/timeline'
import { catches, grin } from './ball'
import { hut } from './hut'

const line = { lineWidthPx: boldInkWidthPx }
const snow = '#F6FBFF'
const snowShade = '#D4E6F8'

/** The loop begins and ends with the ball above the hut; in between it starts again as a pebble. */
const resetAt = 0.06
const arrivedAt = 0.9
const from: Point = [318, 440]
const to: Point = [632, 744]
const leastRadiusPx = 22
const greatestRadiusPx = 200

/** Size of the bubble over the ball, which is there when the ball is. */
const verdict: readonly Key[] = [
  [0, 1],
  [resetAt - 0.02, 1],
  [resetAt, 0.001],
  [arrivedAt - 0.06, 0.001],
  [arrivedAt + 0.02, 1, 'spring'],
]

/** How far down the slope the ball is, 0..1; it gathers pace. */
function progressAt(t: number): number {
  const moment = lap(t)
  if (moment < resetAt || moment >= arrivedAt) return 1
  return ((moment - resetAt) / (arrivedAt - resetAt)) ** 1.5
}

/** Where the ball touches the slope. */
function footAt(progress: number): Point {
  const bend = Math.sin(Math.PI * progress) * 34
  return [from[0] + (to[0] - from[0]) * progress, from[1] + (to[1] - from[1]) * progress + bend]
}

function mountains(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], '#3AA0F2') +
    rays({ centre: [664, 520], radiusPx: 1200, count: 26, color: '#54B0F7', turn: t }) +
    inkPath('M400 900L760 380L850 470L960 340L1260 900Z', { fill: '#9CC9F0', ...line }) +
    inkPath(
      'M706 452L760 380L812 432L786 452L762 430L740 462ZM904 408L960 340L1034 440L1000 432L972 456L942 416Z',
      {
        fill: '#FFFFFF',
        ...line,
      },
    )
  )
}

function slope(): string {
  return (
    inkPath('M-20 372C120 380 220 396 300 458C420 556 520 700 700 772C860 836 1000 850 1220 846V1020H-20Z', {
      fill: snow,
      ...line,
    }) + flatPath('M-20 560C160 600 300 720 480 840C640 940 900 940 1220 930V1020H-20Z', snowShade)
  )
}

/** The ball's track: a groove that widens as the ball grows. */
function groove(progress: number): string {
  const steps = 12
  const upper: Point[] = []
  const lower: Point[] = []
  for (let step = 0; step <= steps; step++) {
    const share = (step / steps) * progress
    const [x, y] = footAt(share)
    // It closes under the ball itself.
    const half = (6 + 40 * share) * Math.min(1, (steps - step) / 5)
    upper.push([x + half * 0.2, y + 4])
    lower.push([x - half * 0.8, y + 10 + half])
  }
  const data = `M${[...upper, ...lower.reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
  return progress < 0.04 ? '' : inkPath(data, { fill: '#B4D3F0', line: '#8DB8E0', lineWidthPx: 5 })
}

function ball(progress: number, t: number): string {
  const radiusPx = leastRadiusPx + (greatestRadiusPx - leastRadiusPx) * progress
  const [x, y] = footAt(progress)
  const scale = radiusPx / 150
  const turns = -3 * 360 * (1 - progress)
  const isRolling = progress < 1
  const body =
    catches(progress, t) +
    circle([0, 0], 150, { fill: '#FFFFFF', lineWidthPx: boldInkWidthPx / scale }) +
    flatPath('M-138 40C-90 120 60 140 132 58C110 122 60 147 0 147C-66 147 -118 108 -138 40Z', snowShade) +
    stroke(
      [
        [-110, -60],
        [-84, -96],
        [-50, -118],
      ],
      8,
      snowShade,
    ) +
    grin()
  const shake = isRolling ? 0 : wave(t, 12) * 3
  const puffs =
    isRolling && progress > 0.1
      ? cloud([x - radiusPx, y + 6], radiusPx * 1.1, 4, line) +
        cloud([x - radiusPx * 0.2, y + 20], radiusPx * 0.9, 9, line)
      : ''
  return place(body, [x + shake + radiusPx * 0.36, y - radiusPx * 0.86], { scale, rotate: turns }) + puffs
}

/** Notes of a tune that is whistled by somebody who has seen nothing. */
function tune(t: number): string {
  return [0.2, 0.7]
    .map((phase) => {
      const rise = lap(t, 2, phase)
      const size = 76 * Math.min(1, rise * 5, (1 - rise) * 5) + 0.1
      return emoji('musical-note', {
        at: [92 - rise * 40 + wave(t, 2, phase) * 8, 664 - rise * 150],
        sizePx: size,
        rotate: -12 + rise * 20,
        recolor: { '#402a32': palette.violet },
      })
    })
    .join('')
}

/** Whoever set it off, close to us and with the back to it. */
function culprit(t: number): string {
  return (
    peep({
      pose: 'bust/Hoodie',
      at: [226, 1014],
      heightPx: 520,
      head: 'BunTwo',
      face: 'Cheeky',
      faceScale: 1.14,
      faceShift: [-10, 0],
      skin: 'brown',
      colors: { top: palette.yellow, clip: palette.coral },
      headScale: 1.22,
      headRotate: -4 + wave(t, 2) * 4,
      flip: true,
    }) + tune(t)
  )
}

export const scene = defineScene({
  name: 'snowball',
  widthPx: 1200,
  heightPx: 1000,
  background: '#3AA0F2',
  draw: (t) => {
    const progress = progressAt(t)
    const tremble = progress ** 3
    return (
      mountains(t) +
      slope() +
      emoji('evergreen-tree', { at: [84, 350], sizePx: 190 }) +
      emoji('snowman-without-snow', { at: [584, 896], sizePx: 150 }) +
      emoji('evergreen-tree', { at: [1150, 760], sizePx: 200 }) +
      groove(progress) +
      place(hut(tremble, t), [1004, 856], { scale: 0.94, rotate: wave(t, 10) * 1.4 * tremble }) +
      ball(progress, t) +
      culprit(t) +
      bubble([36, 30, 440, 140], [206, 486]) +
      about(bubble([690, 30, 474, 170], [742, 352]), [742, 352], { scale: track(t, verdict) }) +
      label([752, 862, 412, 112], line)
    )
  },
})
