import { bubble } from '../kit/bubble'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const gold = '#F2B632'
const wallColor = '#B5304F'

function wall(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], wallColor) +
    rays({ centre: [310, 262], radiusPx: 1100, count: 26, color: '#C23E5D', turn: t }) +
    // The beam of the lamp above the picture.
    flatPath('M250 22L370 22L800 880L-180 880Z', '#FFE9A82E') +
    flatBox([0, 880, 1000, 120], '#7A3A2A') +
    inkPath('M0 880H1000', line)
  )
}

function lamp(): string {
  return inkPath('M214 56C214 28 406 28 406 56L420 74H200Z', { fill: '#3C3A52', ...line })
}

/** A frame as heavy as its picture is light. */
function goldFrame(): string {
  const corners = [
    [62, 92],
    [558, 92],
    [62, 436],
    [558, 436],
  ] as const
  return (
    inkBox([46, 76, 528, 376], { fill: gold, radiusPx: 20, ...line }) +
    inkBox([68, 98, 484, 332], { fill: '#D9921F', radiusPx: 12, lineWidthPx: 5 }) +
    inkBox([92, 122, 436, 284], { fill: palette.paper, ...line }) +
    corners
      .map(
        (corner) =>
          circle(corner, 26, { fill: gold, ...line }) +
          circle(corner, 10, { fill: '#D9921F', lineWidthPx: 4 }),
      )
      .join('') +
    inkPath(
      'M262 76C270 50 290 56 310 40C330 56 350 50 358 76M262 452C270 474 290 470 310 486C330 470 350 474 358 452',
      { fill: gold, ...line },
    )
  )
}

/** Three strokes that somebody has called a masterpiece. */
function scribble(): string {
  return (
    inkPath('M120 386C140 356 154 392 168 366C182 344 192 388 210 370', {
      line: palette.coral,
      lineWidthPx: 8,
    }) + circle([490, 376], 13, { fill: palette.blue, lineWidthPx: 0 })
  )
}

function weeper(t: number): string {
  const sob = wave(t, 2)
  const tears = [0, 0.5].flatMap((phase) => {
    const fall = lap(t, 1, phase)
    const size = 1.25 - 0.4 * fall
    return [
      drop([214 - fall * 16, 650 + fall * 190], size, 6),
      drop([322 + fall * 34, 650 + fall * 190], size, -8),
    ]
  })
  return (
    peep({
      pose: 'bust/ButtonPocketShirt',
      at: [236, 1020 + sob * 3],
      heightPx: 545,
      head: 'FlatTop',
      face: 'Awe',
      faceScale: 1.08,
      skin: 'brown',
      colors: { top: palette.teal },
      headScale: 1.15,
      headRotate: -7 + sob * 2,
      ...line,
    }) + tears.join('')
  )
}

function critic(t: number): string {
  const nod = wave(t)
  return peep({
    pose: 'bust/ShirtCoat',
    at: [742, 1030],
    heightPx: 560,
    head: 'HatHip',
    face: 'Contempt',
    accessory: 'GlassesTwo',
    skin: 'pale',
    colors: { jacket: palette.violet, top: palette.yellow },
    headScale: 1.2,
    headFlip: true,
    headRotate: 5 + nod * 2.5,
    faceShift: [-8, 0],
    ...line,
  })
}

function rope(): string {
  const post = (x: number) =>
    inkBox([x - 13, 806, 26, 200], { fill: gold, ...line }) + circle([x, 796], 24, { fill: gold, ...line })
  const cord = (from: number, to: number) => {
    const middle = (from + to) / 2
    const data = `M${from} 830C${from + 60} 930 ${middle - 40} 950 ${middle} 950C${middle + 40} 950 ${to - 60} 930 ${to} 830`
    return inkPath(data, { lineWidthPx: 36 }) + inkPath(data, { line: palette.coral, lineWidthPx: 22 })
  }
  return cord(-200, 488) + cord(488, 1180) + post(488)
}

export const scene = defineScene({
  name: 'museum-piece',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) =>
    wall(t) +
    goldFrame() +
    scribble() +
    lamp() +
    place(sparkle([0, 0], 34), [590, 70], { scale: 0.85 + 0.25 * wave(t) }) +
    place(sparkle([0, 0], 24), [40, 470], { scale: 0.85 - 0.25 * wave(t) }) +
    weeper(t) +
    critic(t) +
    bubble([612, 96, 356, 264], [690, 462]) +
    rope(),
})
