import { chainReaction } from '../domino-chain/scene'
import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { inkPath } from '../kit/shapes'
import { star } from '../kit/star'
import { during, type Key, track } from '../kit/timeline'

const pushedAt = 0.26
const hitAt = 0.68

/** When each domino begins to fall, where it meets the next, and where it comes to rest. */
const falls: readonly { from: number; touch: number; rest: number }[] = [
  { from: pushedAt, touch: 17, rest: 42 },
  { from: 0.33, touch: 11, rest: 29 },
  { from: 0.41, touch: 9, rest: 22 },
  { from: 0.49, touch: 6, rest: 15 },
  { from: 0.57, touch: 9, rest: 9 },
]

/** They stand up one after the other, the largest first, and fall again from the smallest. */
function leanKeys(index: number): Key[] {
  const { from, touch, rest } = falls[index] ?? { from: 0, touch: 0, rest: 0 }
  const up = 0.14 - index * 0.018
  return [
    [0, rest],
    [up - 0.06, rest],
    [up, -3, 'out'],
    [up + 0.03, 0],
    [from, 0],
    [from + 0.11, touch, 'in'],
    [from + 0.2, rest, 'out'],
  ]
}

const tilt: readonly Key[] = [
  [0, 0],
  [hitAt, 0],
  [hitAt + 0.05, 4.6, 'out'],
  [hitAt + 0.12, -1.4],
  [hitAt + 0.18, 0.7],
  [hitAt + 0.24, 0],
]
const horror: readonly Key[] = [
  [0, 1.3],
  [0.06, 1.3],
  [0.14, 1],
  [0.44, 1],
  [hitAt, 1.26, 'in'],
  [hitAt + 0.05, 1.5],
  [hitAt + 0.2, 1.3],
]
const push: readonly Key[] = [
  [0, 12],
  [0.08, 12],
  [0.2, -46, 'soft'],
  [pushedAt + 0.02, 20, 'in'],
  [0.4, 12],
]

/** Cracks that run over the tower from where it was struck, and are mended by the rewind. */
function cracks(t: number): string {
  const lengths = track(t, [
    [0, 1],
    [0.06, 0],
    [hitAt, 0],
    [hitAt + 0.1, 1, 'out'],
  ])
  if (lengths === 0) return ''
  const size = boldInkWidthPx * lengths
  return inkPath(
    'M758 500L772 524L762 548L790 572L782 600M760 640L786 654L780 690L806 712M1138 560L1116 588L1124 622L1100 640M1136 700L1112 722L1120 748',
    { lineWidthPx: size },
  )
}

/** The bang where the last domino strikes the tower. */
function bang(t: number): string {
  if (!during(t, hitAt - 0.01, hitAt + 0.14)) return ''
  const size = track(t, [
    [hitAt - 0.02, 0.3],
    [hitAt + 0.05, 1, 'spring'],
    [hitAt + 0.14, 0.5],
  ])
  const burst = star([0, 0], {
    outerRadiusPx: 96,
    innerRadiusPx: 48,
    points: 9,
    fill: palette.yellow,
    lineWidthPx: boldInkWidthPx,
  })
  return place(burst, [744, 428], { scale: size })
}

/** Dust from under the tower. */
function dust(t: number): string {
  const gone = track(t, [
    [hitAt, 0],
    [hitAt + 0.26, 1, 'out'],
  ])
  if (gone === 0 || gone === 1) return ''
  return ([-1, 1] as const)
    .map((side) =>
      place(
        cloud([0, 0], 150, 4 + side, { fill: '#D9DCF2' }),
        [940 + side * (150 + gone * 110), 800 - gone * 30],
        {
          scale: 0.4 + gone * 0.7,
          opacity: Math.min(1, (1 - gone) * 2),
        },
      ),
    )
    .join('')
}

/** The tower sweats more, the nearer they come. */
function sweat(t: number): string {
  if (!during(t, 0.38, hitAt)) return ''
  return [0, 0.5]
    .map((phase) => {
      const flown = lap(t, 6, phase)
      return drop([736 - flown * 40, 330 - wave(flown / 2) * 60 + phase * 80], 1.4, -30 - flown * 60)
    })
    .join('')
}

export const scene = defineScene({
  name: 'domino-chain-loop',
  widthPx: 1200,
  heightPx: 900,
  background: '#4B6BEB',
  draw: (t) => {
    const tilted = track(t, tilt)
    const nervous = during(t, 0.44, hitAt) ? wave(t, 12) * 0.4 : 0
    const leans = falls.map((_, index) => track(t, leanKeys(index)))
    const pushedBack = Math.max(0, tilted) * 0.6
    return chainReaction(t, {
      leans: leans.map((lean, index) => (index === leans.length - 1 ? lean + pushedBack : lean)),
      glance: wave(t, 2),
      tower: { tilt: tilted + nervous, eyeScale: track(t, horror), cracks: cracks(t) },
      handPx: track(t, push),
      effects: sweat(t) + dust(t) + bang(t),
    })
  },
})
