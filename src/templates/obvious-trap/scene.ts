import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { head } from '../kit/head'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const card = '#D59A5B'
const tiltDegrees = 16
const pivot = [1090, 826] as const

function meadow(t: number): string {
  const tufts = [60, 250, 560, 1000, 1150].map((x, index) => {
    const y = 660 + (index % 3) * 60
    return inkPath(
      `M${x} ${y}L${x - 8} ${y - 24}M${x + 8} ${y}L${x + 8} ${y - 30}M${x + 16} ${y}L${x + 26} ${y - 22}`,
      { line: '#3F9A4A', lineWidthPx: 6 },
    )
  })
  return (
    flatBox([0, 0, 1200, 1000], '#6CCBF2') +
    rays({ centre: [640, 700], radiusPx: 1200, count: 30, color: '#82D6F7', turn: t }) +
    cloud([210, 210], 220, 6) +
    cloud([640, 190], 170, 9) +
    inkPath('M-10 600C300 560 800 560 1210 610V1010H-10Z', { fill: '#7BD07F', ...line }) +
    tufts.join('')
  )
}

function trapper(t: number): string {
  return peep({
    pose: 'bust/Turtleneck',
    at: [930, 640],
    heightPx: 420,
    head: 'Pomp',
    face: 'Smug',
    faceScale: 1.15,
    beard: 'MustacheFive',
    skin: 'light',
    colors: {},
    headFlip: true,
    faceShift: [-14, 0],
    headScale: 1.3,
    headRotate: 10 + wave(t) * 3,
    ...line,
  })
}

/** Propped up on one side, as in every story where this goes well for nobody. */
function box(t: number): string {
  const tremble = wave(t, 2) * 0.7
  return place(
    inkBox([-520, -330, 520, 330], { fill: card, ...line, lineWidthPx: 8 }) +
      flatPath('M-516 -40H-4V-4H-516Z', '#B97C40') +
      flatPath('M-290 -326H-230V-286H-290Z', '#F3D9A8') +
      label([-474, -278, 428, 200], line),
    pivot,
    { rotate: tiltDegrees + tremble },
  )
}

function glow(t: number): string {
  const plate = { outerRadiusPx: 104 + wave(t) * 8, innerRadiusPx: 74, points: 14 }
  return star([712, 770], { ...plate, turn: t, fill: '#FFF0B8', lineWidthPx: 0 })
}

function bait(): string {
  return (
    ellipse([712, 826], 84, 22, { fill: palette.paper, ...line }) +
    emoji('doughnut', { at: [712, 770], sizePx: 118 })
  )
}

/** Comes on all fours, with both eyes open and neither of them in use. */
function victim(t: number): string {
  const creep = wave(t) * 8
  const fill = skinTones.tan.fill
  const leg = { widthPx: 70, color: '#3E4A8A' }
  const sleeve = { widthPx: 54, color: palette.coral }
  const shoe = (at: Point) => ellipse(at, 46, 28, { fill: palette.paper, rotate: -10, ...line })
  const face = head(
    { head: 'Twists', face: 'LoveGrinTongue', faceScale: 1.12, faceShift: [-16, 0], colors: { skin: fill } },
    2,
  )
  const body: readonly Point[] = [
    [96, 664],
    [150, 600],
    [280, 588],
    [396, 566],
    [440, 612],
    [420, 690],
    [280, 736],
    [140, 764],
  ]
  const parts =
    shadow([290, 850], 280) +
    shoe([86, 838]) +
    limb(spine([170, 700], [250, 786], [206, 830], [96, 832]), leg) +
    limb(spine([366, 650], [396, 740], [392, 806]), sleeve) +
    hand('palm-down-hand', 'tan', { at: [404, 834], sizePx: 88, rotate: 6 }) +
    blob(body, { fill: palette.coral, ...line }) +
    shoe([46, 838]) +
    limb(spine([146, 712], [190, 800], [146, 832], [56, 832]), leg) +
    limb(spine([392, 650], [462, 722], [560, 756]), { ...sleeve, openStart: true }) +
    hand('rightwards-hand', 'tan', { at: [592, 764], sizePx: 108, rotate: 6 }) +
    place(face, [418, 612], { scale: 0.78, rotate: 10 + wave(t) * 3 })
  return place(parts, [creep + 26, 0])
}

function spine(...points: Point[]): Point[] {
  return points
}

function stick(): string {
  return (
    inkPath('M600 690L624 842', { lineWidthPx: 26 }) +
    inkPath('M600 690L624 842', { line: palette.wood, lineWidthPx: 13 })
  )
}

/** From the stick to the fist of the one who waits. */
function cord(): string {
  return inkPath('M622 822C760 868 1030 884 1150 832C1216 800 1190 580 1092 470', { lineWidthPx: 6 })
}

export const scene = defineScene({
  name: 'obvious-trap',
  widthPx: 1200,
  heightPx: 900,
  background: '#6CCBF2',
  draw: (t) =>
    place(
      meadow(t) +
        shadow([860, 838], 280, 0.3) +
        trapper(t) +
        cord() +
        glow(t) +
        victim(t) +
        bait() +
        stick() +
        box(t) +
        hand('raised-fist', 'light', { at: [1092, 470 + wave(t) * 3], sizePx: 104, rotate: 12 }) +
        sparkle([812, 800], 20 + wave(t) * 5) +
        sparkle([778, 772], 14 - wave(t) * 4) +
        label([46, 872, 532, 106], line) +
        label([622, 872, 532, 106], line),
      [0, -96],
    ),
})
