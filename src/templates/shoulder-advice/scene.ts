import { bubble } from '../kit/bubble'
import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { flame } from '../kit/flame'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const skin = 'deep'
const head = 'TwistsTwo'

/** One feathered wing, grown to the right of its root. */
function wing(at: Point, flip: boolean, flap: number): string {
  const drawn = inkPath(
    'M0 30C30 -40 90 -84 150 -80C160 -60 150 -44 136 -36C150 -28 146 -8 124 -2C132 12 120 28 98 26C98 44 60 58 0 50Z',
    { ...line, fill: '#FFFFFF' },
  )
  return place(drawn, at, { flip, rotate: (flip ? 1 : -1) * flap })
}

function angel(t: number): string {
  const flap = wave(t, 2) * 6
  const person = peep({
    pose: 'bust/ButtonShirt',
    at: [0, 0],
    heightPx: 300,
    head,
    face: 'Calm',
    skin,
    colors: { top: '#FFFFFF' },
    headScale: 1.45,
    headRotate: 5 + wave(t) * 2,
    lineWidthPx: 5,
  })
  const halo =
    ellipse([8, -312], 74, 19, { fill: 'none', lineWidthPx: 24 }) +
    ellipse([8, -312], 74, 19, { fill: 'none', line: palette.yellow, lineWidthPx: 11 })
  return place(wing([56, -100], false, flap) + wing([-56, -100], true, flap) + person + halo, [
    206,
    790 + wave(t) * 5,
  ])
}

function imp(t: number): string {
  const tail =
    inkPath('M60 -16C120 0 150 -40 128 -84', { lineWidthPx: 21 }) +
    inkPath('M60 -16C120 0 150 -40 128 -84', { line: palette.red, lineWidthPx: 9 }) +
    inkPath('M128 -132L164 -76L126 -84L98 -64Z', { ...line, fill: palette.red })
  const horn = (x: number, flip: boolean) =>
    place(
      inkPath('M-20 24C-24 -16 -6 -44 22 -58C16 -32 22 -6 20 24Z', { ...line, fill: '#FFC23D' }),
      [x, -296],
      { flip },
    )
  const person = peep({
    pose: 'bust/Hoodie',
    at: [0, 0],
    heightPx: 300,
    head,
    face: 'Smug',
    skin,
    colors: { top: palette.red },
    headScale: 1.45,
    headRotate: -6 - wave(t) * 3,
    flip: true,
    lineWidthPx: 5,
  })
  return place(tail + horn(-30, true) + horn(48, false) + person, [812, 790 - wave(t) * 5])
}

/** The two seats: a white cloud, and black smoke with a fire in it. */
function perches(t: number): string {
  return (
    cloud([190, 806 + wave(t) * 5], 290, 3, line) +
    flame([742, 822], 96, 166, t, 3) +
    flame([892, 822], 96, 180, t, 5) +
    flame([818, 822], 86, 124, t, 8) +
    cloud([826, 822 - wave(t) * 5], 280, 6, { ...line, fill: '#6B2233' })
  )
}

function decider(t: number): string {
  return peep({
    pose: 'bust/Hoodie',
    at: [516, 1080],
    heightPx: 780,
    head,
    face: 'ConcernedFear',
    skin,
    colors: { top: palette.yellow },
    headScale: 0.92,
    headRotate: wave(t) * 3,
    lineWidthPx: boldInkWidthPx,
  })
}

function sweat(t: number): string {
  const falls: readonly Point[] = [
    [352, 452],
    [650, 430],
  ]
  return falls
    .map(([x, y], index) => {
      const share = lap(t, 1, index / 2)
      return drop(
        [x + (index ? 26 : -26) * share, y + 44 * share * share],
        1.1 - share * 0.6,
        index ? -40 : 40,
      )
    })
    .join('')
}

export const scene = defineScene({
  name: 'shoulder-advice',
  widthPx: 1000,
  heightPx: 1000,
  background: '#F2A03D',
  draw: (t) =>
    flatBox([0, 0, 500, 1000], '#58B8F0') +
    flatBox([500, 0, 500, 1000], '#FF8A4A') +
    rays({ centre: [500, 560], radiusPx: 1000, count: 32, color: '#FFFFFF2E', turn: t }) +
    angel(t) +
    imp(t) +
    perches(t) +
    decider(t) +
    sweat(t) +
    bubble([28, 30, 450, 240], [214, 424]) +
    bubble([522, 30, 450, 240], [806, 410]) +
    label([290, 810, 420, 136], { lineWidthPx: boldInkWidthPx }),
})
