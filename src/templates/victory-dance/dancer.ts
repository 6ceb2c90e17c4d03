/** Four dancers, one for each beat. */
import { clip } from '../kit/clip'
import { doodle } from '../kit/doodle'
import { lap } from '../kit/motion'
import { palette, skinTones } from '../kit/palette'
import type { Box, Point } from '../kit/path'
import { about, place } from '../kit/place'
import { ellipse, flatBox } from '../kit/shapes'
import { track } from '../kit/timeline'

/** Beats in one loop. */
export const beats = 4

/** A colour for what the drawing leaves white, and where. */
type Tint = readonly [color: string, areas: readonly Box[]]

interface Move {
  name: string
  widthPx: number
  /** Centre of the dancer. */
  at: Point
  accent: string
  tints: readonly Tint[]
  flip: boolean
}

/** One move per beat. Faces, arms and hands have skin; shirts, legs and shoes stay white. */
const moves: readonly [Move, Move, Move, Move] = [
  {
    name: 'DancingDoodle',
    widthPx: 600,
    at: [490, 672],
    accent: palette.coral,
    tints: [
      [
        skinTones.tan.fill,
        [
          [474, 530, 42, 46],
          [600, 470, 140, 78],
          [244, 616, 98, 84],
        ],
      ],
    ],
    flip: false,
  },
  {
    name: 'GroovyDoodle',
    widthPx: 620,
    at: [500, 676],
    accent: palette.yellow,
    tints: [
      [
        skinTones.deep.fill,
        [
          [100, 380, 800, 235],
          [180, 380, 200, 300],
        ],
      ],
    ],
    flip: false,
  },
  {
    name: 'MoshingDoodle',
    widthPx: 600,
    at: [510, 678],
    accent: palette.teal,
    tints: [
      [skinTones.pale.fill, [[330, 552, 420, 120]]],
      [palette.orange, [[380, 440, 175, 112]]],
      [skinTones.pale.fill, [[560, 520, 180, 60]]],
    ],
    flip: true,
  },
  {
    name: 'RollerSkatingDoodle',
    widthPx: 640,
    at: [500, 664],
    accent: palette.pink,
    tints: [
      [
        skinTones.brown.fill,
        [
          [190, 560, 216, 80],
          [366, 490, 94, 96],
          [440, 430, 186, 152],
        ],
      ],
    ],
    flip: true,
  },
]

/** As large as the mirror ball above allows. */
const size = 1.1

/** Which beat it is, 0 to 3. */
export const beatAt = (t: number) => Math.floor(lap(t) * beats + 1e-6)

/** The dancer of the beat: down on it, up after it. @param t the moment of the loop */
export function dancer(t: number): string {
  const { name, widthPx, at, accent, tints, flip } = moves[beatAt(t)] ?? moves[0]
  const share = lap(t, beats)
  // Down on the beat, up after it, level before the next one takes over.
  const stretch = track(share, [
    [0, -0.07],
    [0.25, 0.05, 'out'],
    [0.5, 0.02],
    [0.75, 0, 'soft'],
    [1, -0.07],
  ])
  const hop = track(share, [
    [0, 0],
    [0.25, 34, 'out'],
    [0.75, 4, 'in'],
    [1, 0],
  ])
  const lean = track(share, [
    [0, -5],
    [0.5, 5],
    [1, -5],
  ])
  const drawn = (paper: string) => doodle(name, { at, widthPx, accent, paper, flip })
  const tinted = tints.map(([color, areas]) =>
    clip(areas.map((area) => flatBox(area, '#000')).join(''), drawn(color)),
  )
  const figure = drawn(palette.paper) + tinted.join('')
  const bold = `<g stroke="${palette.ink}" stroke-width="2.4" stroke-linejoin="round">${figure}</g>`
  return (
    ellipse([500, 866], 170 - hop * 1.4, 22, { fill: '#00000055', lineWidthPx: 0 }) +
    about(place(bold, [0, -hop]), [500, 866], {
      scaleX: (1 - stretch) * size,
      scaleY: (1 + stretch) * size,
      rotate: flip ? -lean : lean,
    })
  )
}
