import { bubble } from '../kit/bubble'
import { capybara } from '../kit/capybara'
import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { head } from '../kit/head'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { extraInkUnits, thicken } from '../kit/thicken'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#8A74E0'
const floorY = 862
const couchRed = '#E2574C'
const couchShade = '#C4433B'
const leafGreen = '#4FAE5B'

function room(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], wallColor) +
    rays({ centre: [930, 600], radiusPx: 1300, count: 26, color: '#9784E6', turn: t }) +
    flatBox([0, floorY, 1200, 200], '#5B4590') +
    inkPath(`M0 ${floorY}H1200`, line) +
    ellipse([560, 944], 560, 70, { fill: '#F2B632', ...line }) +
    ellipse([560, 944], 500, 52, { line: '#FFF3DC', lineWidthPx: 8 })
  )
}

/** With one raised end, for the head. */
function couch(): string {
  return (
    inkBox([70, 880, 40, 66], { fill: palette.darkWood, ...line }) +
    inkBox([640, 880, 40, 66], { fill: palette.darkWood, ...line }) +
    // The raised end.
    inkPath(
      'M44 826C20 700 22 640 40 606C54 576 112 574 126 612C150 690 210 740 300 770V892H72C54 880 48 856 44 826Z',
      {
        fill: couchShade,
        ...line,
      },
    ) +
    inkPath('M60 780H690C722 780 734 800 734 836C734 872 722 892 690 892H92C66 892 56 840 60 780Z', {
      fill: couchRed,
      ...line,
    }) +
    inkPath('M84 838H712', { line: couchShade, lineWidthPx: 7 }) +
    [180, 300, 420, 540, 660].map((x) => circle([x, 838], 9, { fill: couchShade, lineWidthPx: 4 })).join('')
  )
}

function shoe(at: Point, rotate: number): string {
  return place(
    inkPath('M-32 -34H26C30 -14 62 -10 84 4C96 14 92 32 78 32H-32C-40 12 -40 -14 -32 -34Z', {
      fill: palette.paper,
      ...line,
    }) + inkPath('M-34 16H90M30 -14L22 -2M46 -8L38 4', { lineWidthPx: 5 }),
    at,
    { rotate },
  )
}

/** Its middle is the point. */
function tissueBox(at: Point): string {
  return place(
    inkPath(
      'M-34 -34C-44 -56 -48 -74 -62 -88C-44 -82 -30 -86 -20 -74C-10 -84 -2 -96 8 -108C14 -92 24 -84 30 -70C42 -78 54 -76 66 -82C54 -66 44 -52 38 -34Z',
      { fill: '#FFFFFF', ...line },
    ) +
      inkPath('M-20 -70L-12 -44M28 -66L18 -44', { lineWidthPx: 5 }) +
      inkBox([-74, -38, 148, 80], { fill: palette.pink, radiusPx: 8, ...line }) +
      ellipse([0, -36], 46, 10, { fill: palette.ink, lineWidthPx: 0 }) +
      inkPath('M-32 -38C-20 -30 18 -30 36 -38', { line: '#FFFFFF', lineWidthPx: 9 }) +
      flatPath('M20 -4C8 -22 -14 -4 20 26C54 -4 32 -22 20 -4Z', palette.red),
    at,
    { rotate: 6 },
  )
}

/** Used up: one for every sentence so far. */
function crumpled(at: Point, scale: number, rotate: number): string {
  return place(
    inkPath(
      'M-40 14C-56 -4 -40 -20 -26 -18C-22 -40 4 -42 12 -28C34 -36 46 -14 38 -2C52 14 36 32 20 26C6 38 -22 38 -40 14Z',
      { fill: '#FFFFFF', ...line },
    ) + inkPath('M-20 -2L-4 8L6 -8M10 16L20 6', { lineWidthPx: 5 }),
    at,
    { rotate, scale },
  )
}

/** Lies there quite at ease, and has a tissue to spare. */
function teller(t: number): string {
  const talk = wave(t, 2)
  const skin = 'tan' as const
  const pillow = inkPath(
    'M62 640C60 610 92 596 128 610L236 672C262 690 258 744 226 756L128 742C92 736 64 690 62 640Z',
    {
      fill: palette.cream,
      ...line,
    },
  )
  const farLeg = limb(
    [
      [456, 744],
      [590, 620],
      [650, 750],
    ],
    { widthPx: 70, color: '#3C63C4' },
  )
  const nearLeg = limb(
    [
      [440, 752],
      [560, 764],
      [700, 762],
    ],
    { widthPx: 74, color: palette.blue },
  )
  const torso = inkPath(
    'M214 676C244 632 300 640 340 664C400 690 460 700 486 716C500 760 490 790 470 798H250C204 786 190 716 214 676Z',
    { fill: palette.teal, ...line },
  )
  const grip: Point = [466, 598 + talk * 5]
  return (
    pillow +
    farLeg +
    nearLeg +
    shoe([718, 748], -66) +
    torso +
    place(
      head(
        {
          head: 'ShortFive',
          face: 'Explaining',
          faceScale: 1.12,
          faceShift: [-8, 0],
          colors: { skin: skinTones[skin].fill },
        },
        3,
      ),
      [226, 694],
      { rotate: -48 + talk * 2, scale: 0.5 },
    ) +
    limb(
      [
        [300, 716],
        [384, 690],
        [grip[0] - 18, grip[1] + 40],
      ],
      { widthPx: 52, color: palette.teal },
    ) +
    tissueBox([grip[0] + 56, grip[1] - 8]) +
    hand('raised-fist', skin, { at: grip, sizePx: 92, rotate: 10 })
  )
}

function armchair(): string {
  return (
    inkBox([800, 880, 40, 76], { fill: palette.darkWood, ...line }) +
    inkBox([1136, 880, 40, 76], { fill: palette.darkWood, ...line }) +
    inkPath('M800 900V520C790 420 850 370 970 368C1092 370 1154 420 1144 520V900Z', {
      fill: '#2FA08E',
      ...line,
    }) +
    inkPath('M838 560C826 450 880 410 972 408C1064 410 1116 450 1106 560', {
      line: '#1F8374',
      lineWidthPx: 8,
    })
  )
}

function armrests(): string {
  const rest = 'M760 690C760 642 838 642 842 690L846 902H776Z'
  return (
    inkPath(rest, { fill: '#37B5A2', ...line }) +
    place(inkPath(rest, { fill: '#37B5A2', ...line }), [1944, 0], { flip: true })
  )
}

/** Ought to be the calm one. */
function counsellor(t: number): string {
  const sob = wave(t, 2)
  const tears = [0, 0.5].flatMap((phase) => {
    const fall = lap(t, 1, phase)
    return [
      drop([816 - fall * 60, 520 + fall * 130], 1.5 - 0.5 * fall, 30),
      drop([1128 + fall * 38, 560 + fall * 110], 1.5 - 0.5 * fall, -24),
    ]
  })
  return (
    peep({
      pose: 'bust/ShirtCoat',
      at: [962, 950 + sob * 3],
      heightPx: 592,
      head: 'ColorBun',
      face: 'Cry',
      faceScale: 1.16,
      faceShift: [-10, 0],
      skin: 'pale',
      colors: { jacket: palette.yellow, top: palette.cream, hair: '#E4E4EE' },
      headScale: 1.42,
      headRotate: -8 + sob * 3,
      flip: true,
      ...line,
    }) + tears.join('')
  )
}

/** Nothing can upset this animal. Until now. */
function portrait(t: number): string {
  return (
    inkPath('M900 70L974 22L1048 70', { lineWidthPx: 6 }) +
    inkBox([834, 64, 280, 246], { fill: '#F2B632', radiusPx: 10, ...line }) +
    inkBox([858, 88, 232, 198], { fill: '#BFE6F2', lineWidthPx: 6 }) +
    clipToBox(
      [861, 91, 226, 192],
      place(thicken(capybara({ at: [0, 0] }), extraInkUnits(0.42)), [1000, 376], {
        scale: 0.42,
        flip: true,
      }) + drop([948, 200 + 6 * wave(t)], 0.8, 0),
    ) +
    inkBox([858, 88, 232, 198], { lineWidthPx: 6 })
  )
}

/** It has left its sunny side to hear better. */
function flower(t: number): string {
  const lean = wave(t) * 3
  const petals = [0, 45, 90, 135, 180, 225, 270, 315].map((rotate) =>
    place(ellipse([0, -44], 21, 26, { fill: palette.pink, ...line }), [0, 0], { rotate }),
  )
  const stem = `M752 880C800 720 790 590 ${716 + lean} 548`
  const leaf = (at: Point, rotate: number, flip: boolean) =>
    place(inkPath('M0 0C12 -40 66 -52 96 -26C76 10 28 22 0 0Z', { fill: leafGreen, ...line }), at, {
      rotate,
      flip,
    })
  const eye = (x: number) =>
    ellipse([x, -6], 13, 16, { fill: '#FFFFFF', lineWidthPx: 5 }) +
    circle([x - 4, -5], 6, { fill: palette.ink, lineWidthPx: 0 })
  return (
    inkPath(stem, { lineWidthPx: 26 }) +
    inkPath(stem, { line: leafGreen, lineWidthPx: 11 }) +
    leaf([778, 650], 24, true) +
    place(
      petals.join('') +
        circle([0, 0], 40, { fill: palette.yellow, ...line }) +
        eye(-16) +
        eye(15) +
        inkPath('M-14 22C-8 16 2 16 8 22', { lineWidthPx: 5 }),
      [702 + lean, 540],
      { rotate: -14 + lean },
    )
  )
}

/** The notes: held up for whoever looks. */
function notepad(): string {
  const rings = Array.from({ length: 9 }, (_, index) => {
    const x = 793 + index * 40
    return (
      circle([x, 696], 8, { fill: palette.ink, lineWidthPx: 0 }) +
      inkPath(`M${x} 696V668`, { lineWidthPx: 7, line: '#6B6B7A' })
    )
  })
  return (
    inkBox([752, 672, 402, 288], { fill: '#FFF6C9', radiusPx: 12, ...line }) +
    rings.join('') +
    hand('raised-fist', 'pale', { at: [748, 850], sizePx: 84, rotate: -80 }) +
    hand('raised-fist', 'pale', { at: [1156, 850], sizePx: 84, rotate: 80, flip: true })
  )
}

export const scene = defineScene({
  name: 'the-couch',
  widthPx: 1200,
  heightPx: 1000,
  background: wallColor,
  draw: (t) =>
    room(t) +
    portrait(t) +
    flower(t) +
    couch() +
    teller(t) +
    armchair() +
    counsellor(t) +
    armrests() +
    crumpled([690, 934], 1, 0) +
    crumpled([624, 962], 0.8, 60) +
    notepad() +
    crumpled([738, 960], 0.9, 130) +
    bubble([36, 34, 740, 420], [306, 600]),
})
