import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, stroke } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const widthPx = 1200
const heightPx = 900
const gold = '#E0A526'

/** Scrolls of a corner, drawn for the upper left one. */
function corner(x: number, y: number, scaleX: 1 | -1, scaleY: 1 | -1): string {
  const scroll = inkPath(
    'M6 96C6 40 40 6 96 6M24 84C56 84 84 56 84 24M30 30m-18 0a18 18 0 1 0 36 0a18 18 0 1 0 -36 0',
    {
      line: gold,
      lineWidthPx: 9,
    },
  )
  return place(scroll, [x, y], { scaleX, scaleY })
}

function paper(): string {
  return (
    inkBox([44, 50, 800, 800], { fill: '#7A1F4B', lineWidthPx: 9 }) +
    inkBox([66, 72, 756, 756], { fill: palette.cream, lineWidthPx: 6 }) +
    inkBox([88, 94, 712, 712], { line: gold, lineWidthPx: 8 }) +
    inkBox([104, 110, 680, 680], { line: gold, lineWidthPx: 3 }) +
    corner(116, 122, 1, 1) +
    corner(772, 122, -1, 1) +
    corner(116, 778, 1, -1) +
    corner(772, 778, -1, -1)
  )
}

function laurels(): string {
  const leaf = (x: number, y: number, rotate: number) =>
    place(
      inkPath('M0 0C18 -22 18 -44 0 -62C-18 -44 -18 -22 0 0Z', { fill: palette.green, lineWidthPx: 5 }),
      [x, y],
      { rotate },
    )
  const branch = [0, 1, 2, 3]
    .map(
      (index) =>
        leaf(-58 - index * 34, 26 - index * index * 4, -74 - index * 8) +
        leaf(-58 - index * 34, 26 - index * index * 4, -128),
    )
    .join('')
  return (
    place(branch, [444, 148], {}) +
    place(branch, [444, 148], { flip: true }) +
    star([444, 148], {
      outerRadiusPx: 46,
      innerRadiusPx: 20,
      points: 5,
      fill: palette.yellow,
      lineWidthPx: 6,
    })
  )
}

function seal(t: number): string {
  const ribbon = inkPath('M-50 20L-86 150L-44 126L-18 164L8 40Z', { fill: palette.red, lineWidthPx: 7 })
  return place(
    ribbon +
      place(ribbon, [0, 0], { flip: true }) +
      star([0, 0], {
        outerRadiusPx: 92,
        innerRadiusPx: 78,
        points: 18,
        fill: palette.yellow,
        lineWidthPx: 7,
      }) +
      circle([0, 0], 56, { fill: palette.orange, lineWidthPx: 6 }) +
      place(inkPath('M-26 2L-6 24L30 -22', { line: '#FFFFFF', lineWidthPx: 15 }), [0, 0]),
    [444, 700],
    { rotate: wave(t) * 4 },
  )
}

function signatures(): string {
  const scribble =
    'M0 0C16 -40 34 -44 30 -14C26 14 50 -30 62 -18C74 -6 60 14 84 -8C104 -28 108 4 132 -10C146 -18 156 -8 170 -20'
  return (
    stroke(
      [
        [150, 722],
        [340, 722],
      ],
      5,
    ) +
    stroke(
      [
        [550, 722],
        [740, 722],
      ],
      5,
    ) +
    place(inkPath(scribble, { line: palette.blue, lineWidthPx: 6 }), [158, 706]) +
    place(inkPath(scribble, { line: palette.blue, lineWidthPx: 6 }), [560, 708], { rotate: 2, scaleX: 0.95 })
  )
}

function presenter(t: number): string {
  const skin = 'light'
  return (
    peep({
      pose: 'bust/BlazerBlackTee',
      at: [1010, 925],
      heightPx: 690,
      head: 'NoHairTwo',
      face: 'DeadInside',
      beard: 'MustacheNine',
      accessory: 'Glasses',
      headFlip: true,
      faceShift: [-8, 0],
      headScale: 1.14,
      headRotate: wave(t) * 2 + 6,
      skin,
      colors: { blazer: palette.teal, beard: '#8A5A3C' },
      lineWidthPx: boldInkWidthPx,
    }) +
    hand('palm-up-hand', skin, { at: [838, 620 + wave(t) * 4], sizePx: 176, rotate: 6, flip: true }) +
    limb(
      [
        [896, 980],
        [908, 770],
        [878, 660],
      ],
      { widthPx: 84, color: palette.teal },
    )
  )
}

export const scene = defineScene({
  name: 'certificate',
  widthPx,
  heightPx,
  background: '#F28B3C',
  draw: (t) =>
    flatBox([0, 0, widthPx, heightPx], '#F28B3C') +
    rays({ centre: [980, 420], radiusPx: 1300, count: 26, color: '#FFA153', turn: t }) +
    paper() +
    laurels() +
    signatures() +
    seal(t) +
    presenter(t) +
    emoji('party-popper', { at: [1096, 150], sizePx: 150, rotate: 6, flip: true }) +
    sparkle([930, 110], 30 + wave(t) * 4),
})
