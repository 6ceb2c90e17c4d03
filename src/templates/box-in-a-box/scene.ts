import { clip } from '../kit/clip'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Box, Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, flatPath, inkBox, inkPath, label, shadow, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const card = '#D59A5B'
const cardShade = '#B97C40'
const cardDark = '#7A4A24'
const floorY = 850

/** The back of an open box: its dark inside and the flaps that stand behind. */
function boxBack([x, y, width, height]: Box): string {
  const rise = height * 0.2
  const inset = width * 0.1
  return (
    inkPath(`M${x} ${y}L${x + inset} ${y - rise}H${x + width - inset}L${x + width} ${y}Z`, {
      fill: cardDark,
      ...line,
    }) +
    inkPath(
      `M${x + inset} ${y - rise}L${x + inset * 1.6} ${y - rise * 2.2}H${x + width - inset * 1.6}L${x + width - inset} ${y - rise}Z`,
      {
        fill: cardShade,
        ...line,
      },
    )
  )
}

/** The front of an open box, with a strip of tape and its side flaps folded out. */
function boxFront([x, y, width, height]: Box): string {
  const flap = width * 0.2
  const rise = height * 0.2
  const inset = width * 0.1
  return (
    inkPath(
      `M${x} ${y}L${x - flap} ${y - rise * 0.6}L${x - flap + inset} ${y - rise * 1.6}L${x + inset} ${y - rise}Z`,
      {
        fill: card,
        ...line,
      },
    ) +
    inkPath(
      `M${x + width} ${y}L${x + width + flap} ${y - rise * 0.6}L${x + width + flap - inset} ${y - rise * 1.6}L${x + width - inset} ${y - rise}Z`,
      { fill: card, ...line },
    ) +
    inkBox([x, y, width, height], { fill: card, ...line }) +
    flatPath(
      `M${x + width * 0.44} ${y + 4}H${x + width * 0.56}V${y + height * 0.2}H${x + width * 0.44}Z`,
      '#F3D9A8',
    ) +
    flatPath(`M${x + 4} ${y + height * 0.93}H${x + width - 4}V${y + height - 4}H${x + 4}Z`, cardShade)
  )
}

function openBox(box: Box): string {
  const [x, y, width, height] = box
  return shadow([x + width / 2, y + height], width * 0.62) + boxBack(box) + boxFront(box)
}

/** The content of the last box: a note on a spring. */
function note(t: number): string {
  const sway = wave(t)
  const coils: Point[] = Array.from({ length: 15 }, (_, index) => [
    862 + (index % 2 ? 26 : -26) + sway * (14 - index) * 1.2,
    788 - index * 26,
  ])
  const sheet =
    label([568, 76, 396, 336], { lineWidthPx: 8, radiusPx: 10 }) +
    inkPath('M568 346L634 412H586C574 412 568 406 568 396Z', { fill: '#F0DDB4', lineWidthPx: 7 })
  return stroke(coils, 22) + stroke(coils, 10, '#D5DAE6') + about(sheet, [862, 800], { rotate: sway * 1.6 })
}

function opener(t: number): string {
  const person = peep({
    pose: 'bust/StripedTee',
    at: [306, 700],
    heightPx: 660,
    head: 'ColorBun',
    face: 'SideEye',
    headFlip: true,
    faceShift: [-14, 0],
    accessory: 'GlassesTwo',
    skin: 'pale',
    colors: { top: palette.teal, hair: '#E6E6EC' },
    headScale: 1.12,
    headRotate: -3 + wave(t) * 1.5,
    faceScale: 1.06,
    ...line,
  })
  return clip('<rect x="0" y="0" width="1000" height="700"/>', person)
}

export const scene = defineScene({
  name: 'box-in-a-box',
  widthPx: 1000,
  heightPx: 1000,
  background: '#F0679A',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#F0679A') +
    rays({ centre: [330, 340], radiusPx: 1200, count: 26, color: '#F57DAA', turn: t }) +
    flatBox([0, floorY, 1000, 160], '#8F2F5E') +
    inkPath(`M0 ${floorY}H1000`, line) +
    opener(t) +
    openBox([64, 610, 470, 330]) +
    openBox([566, 728, 170, 200]) +
    boxBack([804, 812, 112, 110]) +
    note(t) +
    boxFront([804, 812, 112, 110]) +
    label([94, 690, 410, 220], line),
})
