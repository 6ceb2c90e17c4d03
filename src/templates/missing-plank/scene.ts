import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, flatPath, inkBox, inkPath, label, polygon } from '../kit/shapes'
import { shortLegs } from '../kit/short-legs'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#FFB347'
const deckY = 640
const shirt = palette.teal

/** Whoever lives down there looks up now and then. */
function eyes(at: Point, t: number, phase: number): string {
  const shut = blinks(t + phase)
  const one = (dx: number) =>
    shut
      ? inkPath(`M${at[0] + dx - 15} ${at[1]}h30`, { line: palette.yellow, lineWidthPx: 6 })
      : ellipse([at[0] + dx, at[1]], 17, 20, { fill: palette.yellow, lineWidthPx: 0 }) +
        ellipse([at[0] + dx + wave(t, 1, phase) * 5, at[1] - 5], 5, 12, { fill: palette.ink, lineWidthPx: 0 })
  return one(-24) + one(24)
}

function canyon(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], skyColor) +
    rays({ centre: [420, 420], radiusPx: 1300, count: 28, color: '#FFC46B', turn: t }) +
    flatPath('M200 638H1000V1000H200Z', '#5B2E5C') +
    flatPath(
      'M200 638H1000V752L930 728L868 764L790 736L716 772L640 738L560 766L486 734L404 770L330 738L200 760Z',
      '#7F4468',
    ) +
    polygon(
      [
        [-20, deckY + 14],
        [262, deckY + 14],
        [240, 760],
        [282, 860],
        [256, 1020],
        [-20, 1020],
      ],
      { fill: '#B5613C', ...line },
    ) +
    polygon(
      [
        [1220, deckY + 14],
        [948, deckY + 14],
        [972, 770],
        [934, 870],
        [962, 1020],
        [1220, 1020],
      ],
      { fill: '#B5613C', ...line },
    ) +
    inkBox([-20, deckY - 8, 286, 34], { fill: palette.green, ...line }) +
    inkBox([944, deckY - 8, 290, 34], { fill: palette.green, ...line })
  )
}

/** The half that was built, and the half that was assumed. */
function bridge(t: number): string {
  const planks = Array.from({ length: 5 }, (_, index) =>
    inkBox([262 + index * 62, deckY - 4, 56, 30], { fill: palette.wood, ...line }),
  ).join('')
  const assumed = Array.from({ length: 6 }, (_, index) => {
    const x = 578 + index * 62
    return `M${x} ${deckY - 4}h56v30h-56z`
  }).join('')
  const dangling = about(
    inkBox([572, deckY + 20, 26, 66], { fill: palette.wood, ...line }),
    [585, deckY + 20],
    {
      rotate: -18 + wave(t) * 8,
    },
  )
  const rail = (from: number, to: number) =>
    `M${from} ${deckY - 96}Q${(from + to) / 2} ${deckY - 60} ${to} ${deckY - 96}`
  const rope = (data: string) =>
    inkPath(data, { lineWidthPx: 20 }) + inkPath(data, { line: '#E9C48A', lineWidthPx: 8 })
  const post = (x: number) => inkBox([x - 13, deckY - 120, 26, 128], { fill: palette.darkWood, ...line })
  return (
    rope(rail(250, 566)) +
    post(250) +
    post(566) +
    post(960) +
    `<path d="${rail(590, 946)}" fill="none" stroke="${palette.paper}" stroke-width="7" stroke-dasharray="14 12" stroke-linecap="round"/>` +
    dangling +
    planks +
    `<path d="${assumed}" fill="none" stroke="${palette.paper}" stroke-width="7" stroke-dasharray="14 12" stroke-linecap="round"/>`
  )
}

export const scene = defineScene({
  name: 'missing-plank',
  widthPx: 1200,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    canyon(t) +
    cloud([150, 150], 260, 3, line) +
    emoji('deciduous-tree', { at: [112, 528], sizePx: 230, rotate: wave(t) }) +
    bridge(t) +
    emoji('trophy', { at: [1070, 556], sizePx: 170 }) +
    eyes([400, 956], t, 0) +
    eyes([600, 966], t, 0.35) +
    eyes([800, 950], t, 0.6) +
    shortLegs({
      waist: [480, 526],
      widthPx: 150,
      feet: [
        [384, 614],
        [616, 590],
      ],
      knees: [
        [426, 574],
        [584, 530],
      ],
      shoesRotate: [8, -16],
    }) +
    peep({
      pose: 'bust/ButtonShirt',
      at: [480, 542],
      heightPx: 430,
      head: 'Wavy',
      face: 'Smug',
      skin: 'pale',
      colors: { top: shirt },
      headScale: 1.45,
      headRotate: -4 + wave(t) * 2,
      ...line,
    }) +
    inkPath('M398 542H562', line) +
    limb(
      [
        [408, 426],
        [356, 476],
        [368, 530],
      ],
      { widthPx: 50, color: shirt, openStart: true },
    ) +
    hand('raised-fist', 'pale', { at: [372, 552], sizePx: 66, rotate: 180 }) +
    label([640, 60, 520, 250], { ...line, rotate: 2 }) +
    limb(
      [
        [556, 426],
        [622, 420],
        [652, 340],
      ],
      { widthPx: 52, color: shirt, openStart: true },
    ) +
    hand('raised-fist', 'pale', { at: [656, 300], sizePx: 84 }) +
    label([322, 756, 556, 136], line),
})
