import { animalEye } from '../kit/animal-eye'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { blinks, lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const fur = { coat: '#9A6238', light: '#DDAA76', inside: '#C98A55' }
const firePlace: Point = [500, 850]

function tree(x: number, widthPx: number, topPx: number, color: string): string {
  const half = widthPx / 2
  const tier = (y: number, share: number) =>
    `M${x} ${y}L${x + half * share} ${y + widthPx * 0.75}H${x - half * share}Z`
  return (
    flatBox([x - 16, topPx + widthPx, 32, 800 - topPx - widthPx], '#141433') +
    flatPath(tier(topPx, 0.62) + tier(topPx + widthPx * 0.38, 0.82) + tier(topPx + widthPx * 0.8, 1), color)
  )
}

function stars(t: number): string {
  const spots = [
    [60, 60],
    [180, 110],
    [250, 40],
    [110, 190],
    [300, 160],
    [1165, 60],
    [1150, 470],
    [40, 300],
  ] as const
  return spots
    .map(([x, y], index) =>
      circle([x, y], 4.5 + 1.5 * wave(t, 1, index / 5), { fill: '#FFF3C4', lineWidthPx: 0 }),
    )
    .join('')
}

/** Other listeners in the dark. */
function eyesInTheDark([x, y]: Point, radiusPx: number, t: number, phase: number): string {
  if (blinks(lap(t, 1, phase))) return ''
  return [-1, 1]
    .map(
      (side) =>
        circle([x + side * radiusPx * 1.2, y], radiusPx, { fill: '#FFE27A', lineWidthPx: 0 }) +
        circle([x + side * radiusPx * 1.2, y], radiusPx * 0.32, { fill: palette.ink, lineWidthPx: 0 }),
    )
    .join('')
}

/** The owl has heard it before, and still. */
function branch(): string {
  return (
    inkPath('M-10 150C50 142 110 150 176 132M120 144L150 166', { lineWidthPx: 30 }) +
    inkPath('M-10 150C50 142 110 150 176 132M120 144L150 166', { line: '#5E3A24', lineWidthPx: 16 }) +
    emoji('owl', { at: [78, 92], sizePx: 112 })
  )
}

function forest(t: number): string {
  const [fireX, fireY] = firePlace
  return (
    flatBox([0, 0, 1200, 1000], '#2A2A66') +
    rays({ centre: [fireX, fireY - 60], radiusPx: 1300, count: 28, color: '#33337A', turn: t }) +
    stars(t) +
    [
      [40, 260, 330],
      [330, 230, 420],
      [560, 220, 470],
      [780, 260, 420],
      [1010, 230, 440],
      [1190, 300, 330],
    ]
      .map(([x = 0, width = 0, top = 0]) => tree(x, width, top, '#1B1B4A'))
      .join('') +
    ellipse([fireX + 130, 800], 760, 190, { fill: '#4A3A6E', lineWidthPx: 0 }) +
    flatBox([0, 770, 1200, 240], '#3A4A3A') +
    inkPath('M0 770H1200', line) +
    ellipse([fireX, 852], 420, 74, { fill: '#8A6A3E', lineWidthPx: 0 }) +
    ellipse([fireX, 852], 270, 50, { fill: '#C98F46', lineWidthPx: 0 })
  )
}

/** Rises from the fire, and holds the whole story. */
function smoke(t: number): string {
  const puffs = [
    [504, 636, 20],
    [530, 588, 30],
    [500, 530, 46],
  ] as const
  const billow =
    'M392 92C400 34 500 16 556 44C610 6 720 6 768 40C830 8 930 14 968 48C1050 26 1130 62 1128 118C1186 146 1192 226 1152 262C1184 312 1168 390 1112 408C1098 470 1010 496 950 468C900 510 800 510 754 474C700 508 598 508 552 470C494 500 402 482 390 424C332 416 306 350 334 300C290 262 296 176 346 156C344 128 362 100 392 92Z'
  return (
    puffs
      .map(([x, y, radius], index) =>
        cloud([x + wave(t, 1, index / 3) * 6, y], radius * 2.6, index + 3, { fill: palette.paper, ...line }),
      )
      .join('') +
    inkPath(billow, { fill: palette.paper, ...line }) +
    inkPath(
      'M420 448C408 440 402 430 402 420M1082 440C1092 432 1098 424 1100 412M1110 96C1102 84 1092 78 1080 74',
      {
        line: '#D8D2E8',
        lineWidthPx: 7,
      },
    )
  )
}

function fire(t: number): string {
  const [x, y] = firePlace
  return (
    flame([x - 46, y - 8], 110, 150, t, 3) +
    flame([x + 48, y - 8], 110, 140, t, 8) +
    flame([x, y], 150, 210, t, 5) +
    place(inkBox([-110, -18, 220, 36], { fill: palette.wood, radiusPx: 16, ...line }), [x, y], {
      rotate: 10,
    }) +
    place(inkBox([-110, -18, 220, 36], { fill: '#B86B35', radiusPx: 16, ...line }), [x, y], { rotate: -12 })
  )
}

/** Lives for this. */
function teller(t: number): string {
  const lean = wave(t, 1) * 2
  return (
    peep({
      pose: 'bust/Hoodie',
      at: [190, 905],
      heightPx: 640,
      head: 'Twists',
      face: 'SmileTeeth',
      faceScale: 1.1,
      skin: 'tan',
      colors: { top: palette.coral },
      headScale: 1.12,
      headRotate: lean,
      ...line,
    }) +
    claw(t) +
    torch(t)
  )
}

/** The torch's beam on the trees. */
function beam(t: number): string {
  const glow = (0.78 + 0.1 * wave(t, 3)).toFixed(3)
  return `<g opacity="${glow}">${flatPath('M222 660L-120 -20H470L264 660Z', '#6A5CAE')}</g>`
}

function torch(t: number): string {
  const glow = (0.5 + 0.08 * wave(t, 3)).toFixed(3)
  return (
    `<g opacity="${glow}">${flatPath('M218 660L182 546C204 558 254 556 290 520L268 660Z', '#FFE27A')}</g>` +
    place(
      inkBox([-28, -46, 56, 20], { fill: '#FFE27A', ...line }) +
        inkPath('M-30 -28H30L20 6H-20Z', { fill: palette.grey, ...line }) +
        inkBox([-20, 4, 40, 112], { fill: palette.blue, radiusPx: 8, ...line }),
      [242, 694],
    ) +
    limb(
      [
        [70, 850],
        [150, 886],
        [236, 800],
      ],
      { widthPx: 72, color: palette.coral, openStart: true },
    ) +
    hand('raised-fist', 'tan', { at: [244, 768], sizePx: 104 })
  )
}

/** As the thing itself came, or something like it. */
function claw(t: number): string {
  const tremble = wave(t, 4) * 4
  return (
    limb(
      [
        [312, 800],
        [388, 780],
        [384, 690],
      ],
      { widthPx: 68, color: palette.coral, openStart: true },
    ) + hand('hand-with-fingers-splayed', 'tan', { at: [384, 620], sizePx: 132, rotate: 14 + tremble })
  )
}

/** Came for the sugar. */
function bear(t: number): string {
  const shiver = wave(t, 4) * 2.5
  const ear = (side: number) =>
    circle([side * 92, -104], 46, { fill: fur.coat, ...line }) +
    circle([side * 92, -104], 24, { fill: fur.inside, lineWidthPx: 0 })
  const headOf =
    ear(-1) +
    ear(1) +
    ellipse([0, -20], 136, 122, { fill: fur.coat, ...line }) +
    ellipse([-8, 36], 70, 56, { fill: fur.light, ...line }) +
    ellipse([-10, 4], 28, 19, { fill: palette.ink, lineWidthPx: 0 }) +
    inkPath('M-54 54C-44 38 -34 66 -22 50C-12 36 -2 66 10 50C20 38 28 62 38 50', line) +
    animalEye({
      at: [-54, -56],
      radiusXPx: 38,
      radiusYPx: 40,
      mood: 'alarmed',
      lid: fur.coat,
      inner: 'right',
      look: [-0.5, 0.1],
    }) +
    animalEye({
      at: [40, -56],
      radiusXPx: 38,
      radiusYPx: 40,
      mood: 'alarmed',
      lid: fur.coat,
      inner: 'left',
      look: [-0.5, 0.1],
    }) +
    inkPath('M-96 -116C-84 -132 -60 -134 -44 -124M28 -124C44 -134 70 -132 80 -116', { lineWidthPx: 9 })
  return (
    inkPath('M778 930C766 800 800 730 914 724C1028 730 1060 800 1050 930Z', { fill: fur.coat, ...line }) +
    ellipse([906, 880], 82, 90, { fill: fur.light, lineWidthPx: 0 }) +
    place(headOf, [908 + shiver, 642])
  )
}

/** A forgotten marshmallow; the bear has noticed. */
function marshmallow(t: number): string {
  return (
    inkPath('M830 840L622 778', { lineWidthPx: 17 }) +
    inkPath('M830 840L622 778', { line: '#B98A55', lineWidthPx: 6 }) +
    flame([606, 774], 68, 96, t, 4, 2) +
    place(inkBox([-26, -30, 52, 60], { fill: '#5E3A24', radiusPx: 16, ...line }), [610, 770], {
      rotate: -74,
    }) +
    inkPath('M800 876C784 846 790 816 814 808C840 800 864 820 860 856', { fill: fur.coat, ...line }) +
    inkPath('M804 810L800 828M820 806L818 824', { lineWidthPx: 6 })
  )
}

function camper(t: number): string {
  const shake = wave(t, 4, 0.3) * 2
  return peep({
    pose: 'bust/StripedTee',
    at: [694 + shake, 915],
    heightPx: 350,
    head: 'Beanie',
    face: 'Scream',
    faceScale: 1.15,
    skin: 'deep',
    colors: { top: palette.teal, beanie: palette.yellow },
    headScale: 1.35,
    headFlip: true,
    faceShift: [-18, 0],
    headRotate: 4 + shake,
    ...line,
  })
}

/** Has drawn the cord tight. */
function sleepingBag(t: number): string {
  const shiver = wave(t, 5, 0.6) * 2
  const skin = skinTones.pale.fill
  return place(
    inkPath('M-92 300C-118 120 -96 -16 0 -20C96 -16 118 120 92 300Z', { fill: palette.violet, ...line }) +
      inkPath('M-100 150C-50 168 50 168 100 150M-102 220C-50 238 50 238 100 220', {
        line: '#6A4BD0',
        lineWidthPx: 7,
      }) +
      ellipse([-12, 70], 66, 58, { fill: '#5A3FB8', ...line }) +
      ellipse([-14, 72], 50, 42, { fill: skin, ...line }) +
      [-34, 8]
        .map((x) =>
          animalEye({
            at: [x, 66],
            radiusXPx: 19,
            radiusYPx: 20,
            mood: 'alarmed',
            lid: skin,
            inner: 'left',
            look: [-0.5, 0.1],
          }),
        )
        .join('') +
      ellipse([-14, 100], 8, 7, { fill: palette.ink, lineWidthPx: 0 }) +
      inkPath('M-20 128C-26 150 -36 160 -30 178M-4 128C4 148 -4 160 6 176', {
        line: palette.cream,
        lineWidthPx: 6,
      }),
    [1124 + shiver, 630],
  )
}

function log(): string {
  return (
    inkBox([-40, 864, 1280, 170], { fill: '#8A5A3C', radiusPx: 40, ...line }) +
    inkPath('M30 884H90M1110 940H1170M26 960H80M1120 890H1180', { line: '#6B4028', lineWidthPx: 7 }) +
    label([110, 884, 980, 98], line)
  )
}

export const scene = defineScene({
  name: 'campfire-story',
  widthPx: 1200,
  heightPx: 1000,
  background: '#2A2A66',
  draw: (t) =>
    forest(t) +
    eyesInTheDark([640, 566], 11, t, 0.4) +
    eyesInTheDark([1140, 540], 9, t, 0.7) +
    beam(t) +
    branch() +
    smoke(t) +
    teller(t) +
    camper(t) +
    sleepingBag(t) +
    bear(t) +
    fire(t) +
    marshmallow(t) +
    log(),
})
