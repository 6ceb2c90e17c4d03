import { bubble } from '../kit/bubble'
import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const nightBlue = '#3B3F94'
const furGreen = '#5DB87A'

function wall(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], nightBlue) +
    rays({ centre: [600, 480], radiusPx: 1200, count: 24, color: '#4A4FA8', turn: t })
  )
}

function nightWindow(t: number): string {
  const stars: readonly Point[] = [
    [188, 196],
    [202, 74],
    [236, 108],
    [240, 176],
  ]
  return (
    inkBox([40, 40, 230, 190], { fill: '#171A45', ...line }) +
    stars
      .map((at, index) => circle(at, 4 + wave(t, 1, index / 4), { fill: '#FFFFFF', lineWidthPx: 0 }))
      .join('') +
    inkPath('M110 84A50 50 0 1 0 146 170A44 44 0 0 1 110 84Z', { fill: palette.yellow, lineWidthPx: 0 }) +
    inkPath('M40 40H270V230H40ZM155 40V230', { line: '#7A7FCB', lineWidthPx: 10 }) +
    inkBox([24, 226, 262, 24], { fill: '#6468B8', ...line })
  )
}

/** Paper stars on strings, from the ceiling. */
function mobile(t: number): string {
  return (
    [
      [876, 70, 28, 0],
      [1058, 66, 38, 0.3],
      [1142, 116, 32, 0.6],
    ] as const
  )
    .map(([x, y, size, phase]) =>
      place(
        inkPath(`M0 0V${y}`, { lineWidthPx: 5 }) +
          star([0, y + size * 0.6], {
            outerRadiusPx: size,
            innerRadiusPx: size * 0.48,
            points: 5,
            fill: palette.yellow,
            ...line,
          }),
        [x, -4],
        { rotate: wave(t, 1, phase) * 4 },
      ),
    )
    .join('')
}

function headboard(): string {
  const post = (x: number) =>
    inkBox([x - 30, 330, 60, 700], { fill: palette.darkWood, radiusPx: 16, ...line }) +
    circle([x, 316], 34, { fill: palette.wood, ...line })
  return (
    inkPath('M60 1000V420C240 330 420 310 600 310C780 310 960 330 1140 420V1000Z', {
      fill: palette.wood,
      ...line,
    }) +
    inkPath('M110 470C260 392 430 366 600 366C770 366 940 392 1090 470', {
      line: '#B86B35',
      lineWidthPx: 8,
    }) +
    post(46) +
    post(1154)
  )
}

/** Eyes that have never been so open; their pupils tremble. */
function wideEyes(at: Point, gapPx: number, radiusPx: number, t: number): string {
  const [dx, dy] = [wave(t, 3) * 1.6, wave(t, 2, 0.2) * 1.6]
  return [-1, 1]
    .map(
      (side) =>
        circle([at[0] + (side * gapPx) / 2, at[1]], radiusPx, { fill: '#FFFFFF' }) +
        circle([at[0] + (side * gapPx) / 2 - side * 2 + dx, at[1] + dy], radiusPx * 0.24, {
          fill: palette.ink,
          lineWidthPx: 0,
        }),
    )
    .join('')
}

/** The one from under the bed: it came up for the story and regrets it. */
function monster(t: number): string {
  const fur =
    'M-104 170C-118 80 -112 -20 -78 -64L-70 -44L-52 -86L-36 -62L-14 -100L0 -70L20 -98L36 -62L58 -82L66 -42L84 -60C116 -14 116 90 104 170Z'
  return place(
    inkPath('M-62 -62C-84 -90 -84 -124 -66 -146C-56 -118 -42 -98 -26 -86Z', {
      fill: palette.cream,
      ...line,
    }) +
      inkPath('M62 -62C84 -90 84 -124 66 -146C56 -118 42 -98 26 -86Z', { fill: palette.cream, ...line }) +
      inkPath(fur, { fill: furGreen, ...line }) +
      wideEyes([-4, -4], 76, 34, t) +
      inkPath('M-30 58C-20 46 -12 66 -2 56C8 46 14 66 26 54', { lineWidthPx: 8 }),
    [1056, 352 + wave(t, 1, 0.3) * 4],
  )
}

/** Over the edge of the headboard. */
function claws(): string {
  return [1004, 1106]
    .map((x) =>
      [-26, 0, 26]
        .map((dx) =>
          ellipse([x + dx, (x < 1050 ? 398 : 424) + dx * 0.3], 15, 24, { fill: furGreen, lineWidthPx: 6 }),
        )
        .join(''),
    )
    .join('')
}

function reader(t: number): string {
  const nod = wave(t)
  return peep({
    pose: 'bust/ButtonShirt',
    at: [262, 842],
    heightPx: 610,
    head: 'NoHairThree',
    face: 'Calm',
    faceScale: 1.1,
    accessory: 'GlassesThree',
    skin: 'brown',
    colors: { top: palette.violet, hair: palette.fog },
    headScale: 1.16,
    headRotate: 8 + nod * 2,
    ...line,
  })
}

function teddy(t: number): string {
  return (
    emoji('teddy-bear', { at: [594, 440], sizePx: 210, rotate: wave(t, 1, 0.5) * 1.5 }) +
    wideEyes([594, 392], 58, 25, t)
  )
}

/** Bolt upright, and so are the plaits. */
function child(t: number): string {
  const skin = skinTones.brown.fill
  const hair = '#5E3B2B'
  const plait = (side: 1 | -1) =>
    place(
      inkPath(
        'M-26 0C-46 -28 -38 -54 -24 -62C-40 -84 -32 -108 -18 -116C-38 -130 -40 -160 -30 -184L-14 -172L-2 -192L12 -172L30 -184C38 -160 38 -130 20 -116C36 -106 42 -82 26 -62C42 -52 46 -28 28 0Z',
        { fill: hair, ...line },
      ) +
        inkPath('M-24 -62C-8 -48 8 -48 26 -62', { lineWidthPx: 6 }) +
        inkBox([-28, -130, 58, 24], { fill: palette.yellow, radiusPx: 10, lineWidthPx: 6 }),
      [side * 78, -82],
      { rotate: side * 18 + wave(t, 3) * side * 1.2, flip: side < 0, scale: 0.9 },
    )
  return place(
    inkPath('M-150 300C-150 190 -90 130 0 130C90 130 150 190 150 300Z', { fill: palette.mint, ...line }) +
      plait(-1) +
      plait(1) +
      [-1, 1].map((side) => ellipse([side * 126, 40], 24, 28, { fill: skin, ...line })).join('') +
      blob(
        [
          [-116, 0],
          [-84, -78],
          [0, -104],
          [84, -78],
          [116, 0],
          [116, 74],
          [66, 132],
          [0, 144],
          [-66, 132],
          [-116, 74],
        ],
        { fill: skin, ...line },
      ) +
      inkPath(
        'M-121 8C-128 -70 -60 -112 0 -112C60 -112 128 -70 121 8C104 -40 60 -66 0 -70C-60 -66 -104 -40 -121 8Z',
        {
          fill: hair,
          ...line,
        },
      ) +
      inkPath('M-74 -52C-62 -62 -44 -64 -32 -58M74 -52C62 -62 44 -64 32 -58', { lineWidthPx: 9 }) +
      wideEyes([0, 14], 98, 45, t) +
      inkPath('M-11 66C-6 74 6 74 11 66', { lineWidthPx: 7 }) +
      ellipse([0, 106], 15, 18, { fill: '#5C1622' }) +
      ellipse([-84, 86], 18, 11, { fill: '#C7664F', lineWidthPx: 0 }) +
      ellipse([84, 86], 18, 11, { fill: '#C7664F', lineWidthPx: 0 }),
    [862, 376 + wave(t, 3) * 1.5],
  )
}

/** The blanket, drawn up as far as it goes. */
function blanket(): string {
  const shape =
    'M-20 560C120 520 300 560 470 520C560 500 640 520 700 540C760 512 940 500 1010 540C1080 560 1140 540 1220 560V1020H-20Z'
  const spots: readonly Point[] = [
    [40, 640],
    [36, 820],
    [70, 960],
    [1160, 640],
    [1166, 820],
    [1140, 960],
  ]
  return (
    inkPath(shape, { fill: palette.coral, ...line }) +
    clip(
      `<path d="${shape}"/>`,
      spots
        .map((spot) =>
          star(spot, {
            outerRadiusPx: 26,
            innerRadiusPx: 12,
            points: 5,
            fill: palette.yellow,
            lineWidthPx: 0,
          }),
        )
        .join(''),
    )
  )
}

/** Fingers that will not let go of the blanket. */
function grip(x: number, y: number): string {
  return [-26, 0, 26]
    .map((dx) =>
      ellipse([x + dx, y + Math.abs(dx) * 0.2], 15, 20, { fill: skinTones.brown.fill, lineWidthPx: 6 }),
    )
    .join('')
}

const leftPage = 'M600 586C520 540 240 536 118 566L92 926C230 896 520 902 600 950Z'
const rightPage = 'M600 586C680 540 960 536 1082 566L1108 926C970 896 680 902 600 950Z'

/** Of the one who reads, over the blanket to the edge of the page. */
function sleeve(): string {
  return limb(
    [
      [150, 566],
      [64, 628],
      [76, 742],
    ],
    { widthPx: 84, color: palette.violet },
  )
}

function book(t: number): string {
  return (
    inkPath(
      'M600 600C520 548 230 540 96 574L62 966C230 940 520 944 600 980C680 944 970 940 1138 966L1104 574C970 540 680 548 600 600Z',
      { fill: palette.red, ...line },
    ) +
    inkPath('M104 580L78 944C230 914 520 920 600 966C680 920 970 914 1122 944L1096 580Z', {
      fill: '#E9DDBF',
      lineWidthPx: 6,
    }) +
    inkPath(leftPage, { fill: palette.paper, ...line }) +
    inkPath(rightPage, { fill: palette.paper, ...line }) +
    // The fold, no more than a hint, so that words can run across it.
    flatPath('M596 586H604V946H596Z', '#FFFDF7') +
    flatPath('M586 590C592 700 592 840 588 940L600 946L612 940C608 840 608 700 614 590L600 586Z', '#F4ECD8') +
    inkPath('M600 586V602M600 930V950', { lineWidthPx: 7 }) +
    inkPath('M640 940L646 990L668 972L690 994L684 926Z', { fill: palette.blue, lineWidthPx: 6 }) +
    hand('raised-fist', 'brown', { at: [94, 742 + wave(t) * 2], sizePx: 104, rotate: -82 })
  )
}

export const scene = defineScene({
  name: 'bedtime-book',
  widthPx: 1200,
  heightPx: 1000,
  background: nightBlue,
  draw: (t) =>
    wall(t) +
    nightWindow(t) +
    mobile(t) +
    monster(t) +
    headboard() +
    claws() +
    reader(t) +
    teddy(t) +
    child(t) +
    blanket() +
    grip(782, 542) +
    grip(944, 524) +
    sleeve() +
    book(t) +
    bubble([326, 30, 376, 224], [726, 430]),
})
