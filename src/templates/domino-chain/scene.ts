import { bubble } from '../kit/bubble'
import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, label, shadow, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const groundPx = 800

interface Domino {
  x: number
  widthPx: number
  heightPx: number
  color: string
}

/** From the one that is pushed to the one before the tower. */
const dominoes: readonly Domino[] = [
  { x: 212, widthPx: 44, heightPx: 90, color: '#5FE0CB' },
  { x: 288, widthPx: 56, heightPx: 128, color: palette.yellow },
  { x: 376, widthPx: 74, heightPx: 184, color: palette.orange },
  { x: 490, widthPx: 100, heightPx: 264, color: palette.coral },
  { x: 632, widthPx: 134, heightPx: 372, color: palette.pink },
]

/** How the row stands at a moment. */
export interface Row {
  /** Degrees that each domino leans to the right, by index. */
  leans: readonly number[]
  /** Of the eyes, -1 to 1: they look up or down at what comes. */
  glance: number
  tower: Tower
  /** Of the hand, from where it pushes. */
  handPx: number
  /** Flying debris behind the dominoes. */
  effects: string
}

export interface Tower {
  /** Degrees that it tilts to the right. */
  tilt: number
  /** 1 as they are; larger is horror. */
  eyeScale: number
  cracks: string
}

/** Eyes and a mouth that worry more, the larger the domino is. */
function worriedFace(widthPx: number, heightPx: number, glance: number): string {
  const w = widthPx
  const y = -heightPx * 0.66
  const eye = (x: number) =>
    circle([x, y], w * 0.15, { fill: '#FFFFFF', lineWidthPx: Math.max(3, w * 0.045) }) +
    circle([x - w * 0.05, y + glance * w * 0.015], w * 0.06, { fill: palette.ink, lineWidthPx: 0 })
  const mouthY = y + w * 0.36
  const mouth = inkPath(
    `M${-w * 0.14} ${mouthY + w * 0.06}C${-w * 0.08} ${mouthY - w * 0.04} ${w * 0.08} ${mouthY - w * 0.04} ${w * 0.14} ${mouthY + w * 0.06}`,
    {
      lineWidthPx: Math.max(3, w * 0.06),
    },
  )
  return eye(-w * 0.2) + eye(w * 0.2) + mouth
}

function piece({ x, widthPx, heightPx, color }: Domino, lean: number, glance: number): string {
  const depth = widthPx * 0.24
  const half = widthPx / 2
  const side = inkPath(
    `M${half} 0L${half + depth} ${-depth * 0.5}V${-heightPx - depth * 0.5}H${-half + depth}L${-half} ${-heightPx}H${half}Z`,
    { ...line, fill: palette.ink },
  )
  const front = inkBox([-half, -heightPx, widthPx, heightPx], { ...line, fill: color, radiusPx: 6 })
  const upright = side + front + worriedFace(widthPx, heightPx, glance)
  return (
    shadow([x, groundPx + 4], widthPx * 0.8) +
    place(place(upright, [-half, 0]), [x + half, groundPx], { rotate: lean })
  )
}

/** The last one: a tower whose upper half bears the words. */
function towerOf({ tilt, eyeScale, cracks }: Tower, glance: number): string {
  const eye = (x: number) =>
    circle([x, 578], 46 * eyeScale, { ...line, fill: '#FFFFFF' }) +
    circle([x - 18 * eyeScale, 586 + glance * 3], 16 / eyeScale, { fill: palette.ink, lineWidthPx: 0 })
  const drawn =
    inkPath('M1134 800L1180 772V36H826L780 66H1134Z', { ...line, fill: palette.ink }) +
    inkBox([756, 66, 384, 734], { ...line, fill: palette.red, radiusPx: 20 }) +
    label([780, 94, 336, 390], line) +
    stroke(
      [
        [806, 520],
        [838, 506],
        [876, 514],
      ],
      10,
    ) +
    stroke(
      [
        [1020, 514],
        [1058, 506],
        [1090, 520],
      ],
      10,
    ) +
    eye(876) +
    eye(1020) +
    inkBox([866, 664, 164, 60], { ...line, fill: '#FFFFFF', radiusPx: 26 }) +
    inkPath('M870 694H1026M906 666V722M948 666V722M990 666V722', { lineWidthPx: 5 }) +
    cracks
  const trembling = place(place(drawn, [-1140, -800]), [1140, 800], { rotate: tilt })
  return shadow([950, groundPx + 8], 250) + trembling
}

function rumble(t: number): string {
  const push = wave(t) * 6
  return drop([736, 300 + push], 1.5, 50) + drop([728, 372 - push], 1.1, 70)
}

/** The cuff that the hand comes out of. */
function sleeve(handPx: number): string {
  return shift(
    limb(
      [
        [-140, 756],
        [20, 750],
      ],
      { widthPx: 88, color: palette.violet },
    ) + inkBox([14, 696, 38, 108], { ...line, fill: '#B49CFF', radiusPx: 12 }),
    [handPx, 0],
  )
}

export function chainReaction(t: number, row: Row): string {
  return (
    flatBox([0, 0, 1200, 900], '#4B6BEB') +
    rays({ centre: [920, 460], radiusPx: 1300, count: 30, color: '#5F7DF5', turn: t }) +
    flatBox([0, 790, 1200, 110], '#2E2A6B') +
    stroke(
      [
        [-10, 790],
        [1210, 790],
      ],
      8,
    ) +
    towerOf(row.tower, row.glance) +
    row.effects +
    dominoes
      .map((one, index) => piece(one, row.leans[index] ?? 0, row.glance))
      .reverse()
      .join('') +
    sleeve(row.handPx) +
    hand('backhand-index-pointing-left', 'brown', {
      at: [114 + row.handPx, 736],
      sizePx: 158,
      flip: true,
      rotate: 4,
    }) +
    bubble([36, 44, 620, 262], [124, 624])
  )
}

export const scene = defineScene({
  name: 'domino-chain',
  widthPx: 1200,
  heightPx: 900,
  background: '#4B6BEB',
  draw: (t) => {
    const sway = wave(t)
    return chainReaction(t, {
      leans: [24, 13, 6, 0, 0].map((lean) => lean + sway * (lean > 0 ? 3 : 0.8)),
      glance: sway,
      tower: { tilt: wave(t, 2) * 0.5, eyeScale: 1, cracks: '' },
      handPx: sway * 5,
      effects: rumble(t),
    })
  },
})
