import { clipToBox } from '../kit/clip'
import { dots } from '../kit/dots'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { decimal, type Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { border, ellipse, flatBox, frame, stroke } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

/** The pictures fill the right column; each is drawn as if its row began at 0. */
const left = 540
const widthPx = 460
const rowPx = 350
const centre = left + widthPx / 2

interface Thinker {
  face: string
  bottom: number
  heightPx: number
  faceScale?: number
  headRotate?: number
}

function thinker({ face, bottom, heightPx, faceScale = 1, headRotate = 0 }: Thinker): string {
  return peep({
    pose: 'bust/Turtleneck',
    at: [centre - 10, bottom],
    heightPx,
    head: 'Bald',
    face,
    faceScale,
    faceShift: faceScale > 1 ? [-10, 0] : [0, 0],
    headScale: 1.12,
    headRotate,
    skin: 'light',
    lineWidthPx: 7,
  })
}

/** The movement in the four rows at a moment. */
export interface Stir {
  fly: Point
  bulbPx: number
  /** From their usual size. */
  glowPx: number
  brainPx: number
  floatPx: number
  /** Degrees by which the heads of the first three rows are turned. */
  heads: readonly [dull: number, bright: number, radiant: number]
}

/** Nothing stirs but a fly. */
function dull({ fly, heads: [headRotate] }: Stir): string {
  return (
    flatBox([left, 0, widthPx, rowPx], '#D3D6DE') +
    dots([left, 0, widthPx, rowPx], { gapPx: 44, radiusPx: 6, color: '#FFFFFF', opacity: 0.5 }) +
    thinker({ face: 'Blank', bottom: 520, heightPx: 440, headRotate }) +
    emoji('fly', { at: fly, sizePx: 46, lineWidthPx: 4 }) +
    stroke(
      [
        [left + 60, 96],
        [left + 80, 104],
        [left + 92, 90],
      ],
      4,
      '#888888',
    )
  )
}

function bright(stir: Stir, t: number): string {
  const headRotate = stir.heads[1]
  return (
    flatBox([left, 0, widthPx, rowPx], palette.sky) +
    rays({ centre: [centre, 60], radiusPx: 520, count: 24, color: '#D6EFFF', turn: t }) +
    rays({
      centre: [centre - 2, 74],
      radiusPx: 128 + stir.glowPx,
      count: 14,
      color: palette.yellow,
      turn: t,
      share: 0.4,
    }) +
    thinker({ face: 'Driven', bottom: 560, heightPx: 430, headRotate }) +
    emoji('light-bulb', { at: [centre - 2, 74], sizePx: stir.bulbPx })
  )
}

function radiant({ brainPx, heads }: Stir, t: number): string {
  const glow = (outerRadiusPx: number, innerRadiusPx: number, fill: string, turn: number) =>
    star([centre - 4, 96], { outerRadiusPx, innerRadiusPx, points: 16, fill, lineWidthPx: 0, turn })
  const corners: Point[] = [
    [50, 60],
    [410, 80],
    [60, 250],
    [410, 270],
  ]
  return (
    flatBox([left, 0, widthPx, rowPx], '#6B4BD8') +
    rays({ centre: [centre, 110], radiusPx: 560, count: 20, color: '#8567EA', turn: -t }) +
    glow(150 + brainPx * (4 / 3), 112, '#FFE58A', t) +
    glow(126 + brainPx * (4 / 3), 98, '#FFFFFF', -t) +
    thinker({ face: 'Awe', bottom: 560, heightPx: 420, faceScale: 1.06, headRotate: heads[2] }) +
    emoji('brain', { at: [centre - 8, 88], sizePx: 150 + brainPx, lineWidthPx: 7 }) +
    corners
      .map(([x, y], index) =>
        sparkle([left + x, y], 24 + wave(t) * 4 * (index % 2 ? 1 : -1), { lineWidthPx: 5 }),
      )
      .join('')
  )
}

function starrySky(t: number): string {
  const random = seededRandom(5)
  const specks = Array.from({ length: 60 }, (_, index) => {
    const [x, y, radius] = [left + random() * widthPx, random() * rowPx, 1.5 + random() * 3]
    const opacity = 0.75 + 0.25 * wave(t, 1, index / 7)
    return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="#FFFFFF" opacity="${decimal(opacity, 2)}"/>`
  })
  return (
    '<radialGradient id="galaxy" cx=".5" cy=".5" r=".6"><stop offset="0" stop-color="#FF6FD8"/>' +
    '<stop offset=".45" stop-color="#6E35E8"/><stop offset="1" stop-color="#171034"/></radialGradient>' +
    flatBox([left, 0, widthPx, rowPx], 'url(#galaxy)') +
    specks.join('')
  )
}

const orbit = { centreY: 178, radiusX: 184, radiusY: 112 }
const satellites = [
  { name: 'ringed-planet', phase: 0.08, sizePx: 92 },
  { name: 'globe-showing-americas', phase: 0.41, sizePx: 68 },
  { name: 'pizza', phase: 0.65, sizePx: 70 },
]

/** The satellites in front of the one who floats, or those behind. */
function satellitesOf(side: 'front' | 'back', t: number): string {
  return satellites
    .filter(({ phase }) => (wave(t, 1, phase) > 0 ? 'front' : 'back') === side)
    .map(({ name, phase, sizePx }) => {
      const angle = 2 * Math.PI * lap(t, 1, phase)
      const at: Point = [
        centre + Math.cos(angle) * orbit.radiusX,
        orbit.centreY + Math.sin(angle) * orbit.radiusY,
      ]
      return emoji(name, { at, sizePx })
    })
    .join('')
}

/** The same thinker, who no longer needs a floor. */
function meditator(): string {
  const side = (x: number) => centre + x
  const leg = (way: 1 | -1) =>
    limb(
      [
        [side(way * 30), 282],
        [side(way * 122), 286],
        [side(way * 60), 312],
        [side(way * -34), 312],
      ],
      { widthPx: 40, color: palette.blue, lineWidthPx: 6 },
    )
  const arm = (way: 1 | -1) =>
    limb(
      [
        [side(way * 58), 214],
        [side(way * 108), 262],
        [side(way * 134), 226],
      ],
      { widthPx: 30, color: '#33343F', lineWidthPx: 6 },
    ) + hand('ok-hand', 'light', { at: [side(way * 140), 188], sizePx: 76, flip: way === -1, lineWidthPx: 6 })
  const person = peep({
    pose: 'bust/Turtleneck',
    at: [side(-4), 284],
    heightPx: 268,
    head: 'Bald',
    face: 'Calm',
    headScale: 1.5,
    skin: 'light',
    lineWidthPx: 6,
  })
  return leg(1) + person + leg(-1) + arm(1) + arm(-1)
}

function cosmic({ floatPx }: Stir, t: number): string {
  return (
    starrySky(t) +
    rays({ centre: [centre, 190], radiusPx: 420, count: 16, color: 'rgba(255,255,255,.12)', turn: t }) +
    ellipse([centre, orbit.centreY], orbit.radiusX, orbit.radiusY, { lineWidthPx: 4, line: '#FFFFFF' }) +
    satellitesOf('back', t) +
    star([centre, 180], {
      outerRadiusPx: 146,
      innerRadiusPx: 116,
      points: 18,
      fill: '#FFF3B0',
      lineWidthPx: 0,
      turn: t,
    }) +
    place(meditator(), [centre * 0.12, 14 + floatPx], { scale: 0.88 }) +
    satellitesOf('front', t)
  )
}

export function rowsOfIdeas(t: number, stir: Stir): string {
  return (
    [dull(stir), bright(stir, t), radiant(stir, t), cosmic(stir, t)]
      .map((row, index) => shift(clipToBox([left, 0, widthPx, rowPx], row), [0, index * rowPx]))
      .join('') +
    border(`M${left} 0V1400M0 350H1000M0 700H1000M0 1050H1000`, 10) +
    frame(1000, 1400)
  )
}

export const scene = defineScene({
  name: 'big-ideas',
  widthPx: 1000,
  heightPx: 1400,
  background: palette.paper,
  draw: (t) =>
    rowsOfIdeas(t, {
      fly: [left + 110 + wave(t, 1, 0.25) * 16, 70 + wave(t) * 12],
      bulbPx: 124,
      glowPx: wave(t) * 6,
      brainPx: wave(t) * 6,
      floatPx: wave(t) * 8,
      heads: [0, 0, 0],
    }),
})
