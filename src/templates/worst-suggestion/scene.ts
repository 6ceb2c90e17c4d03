import { bubble } from '../kit/bubble'
import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, ellipse, flatBox, frame, inkBox, inkPath, label, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const panelY = 748
const blazer = '#8C6CF0'

const boss = { head: 'Pomp', skin: 'light', colors: { blazer } } as const
const sensible = {
  head: 'BunTwo',
  skin: 'brown',
  colors: { top: palette.yellow, clip: palette.coral },
} as const

type Looks = Pick<PeepOptions, 'pose' | 'head' | 'face' | 'skin' | 'colors' | 'accessory'>

function colleague(looks: Looks, at: Point, heightPx: number, nod: number): string {
  return peep({
    ...looks,
    at,
    heightPx,
    faceScale: 1.1,
    headScale: 1.25,
    headRotate: nod,
    ...line,
  })
}

function table(): string {
  return (
    inkPath('M70 690H930L1040 770H-40Z', { fill: palette.wood, ...line }) +
    emoji('hot-beverage', { at: [506, 690], sizePx: 62 }) +
    inkBox([560, 706, 96, 18], { fill: palette.paper, lineWidthPx: 5, rotate: -3 }) +
    inkBox([742, 704, 88, 18], { fill: palette.paper, lineWidthPx: 5, rotate: 4 })
  )
}

function meeting(t: number): string {
  const nod = wave(t) * 2
  return (
    flatBox([0, 0, 1000, panelY], '#36B3A5') +
    rays({ centre: [150, 420], radiusPx: 1100, count: 26, color: '#48BFB1', turn: t }) +
    colleague({ ...boss, pose: 'bust/BlazerBlackTee', face: 'SmileTeeth' }, [150, 760], 520, nod) +
    colleague(
      { pose: 'bust/Tee', head: 'NoHairTwo', face: 'BigSmile', skin: 'pale', colors: { top: palette.coral } },
      [400, 750],
      370,
      -nod,
    ) +
    colleague(
      { pose: 'bust/TeeArmsCrossed', head: 'Bangs', face: 'Cheeky', skin: 'tan' },
      [634, 750],
      370,
      nod,
    ) +
    colleague(
      { ...sensible, pose: 'bust/Explaining', face: 'Explaining', accessory: 'GlassesTwo' },
      [862, 750],
      370,
      -nod,
    ) +
    table() +
    bubble([28, 28, 944, 124], [190, 238]) +
    bubble([268, 172, 230, 178], [410, 392]) +
    bubble([506, 172, 230, 178], [640, 392]) +
    bubble([744, 172, 230, 178], [872, 392])
  )
}

function openWindow(t: number): string {
  const sky =
    flatBox([476, 772, 488, 320], '#8FD8FF') +
    cloud([580, 1030 + wave(t) * 4], 210, 3, line) +
    cloud([900, 850 - wave(t) * 4], 200, 9, line)
  const pane = 'M476 776H964V1090H476Z'
  return (
    clipToBox([476, 776, 488, 314], sky) +
    inkPath(pane, { lineWidthPx: 24 }) +
    inkPath(pane, { line: palette.paper, lineWidthPx: 11 })
  )
}

/** Her chair has a spring. It has always had a spring. */
function ejected(t: number): string {
  const shake = wave(t, 3)
  const seat: Point = [752, 1028]
  const coils: Point[] = Array.from({ length: 13 }, (_, index) => {
    const way = index / 12
    return [660 + (seat[0] - 660) * way + (index % 2 ? 34 : -34), 1170 - 120 * way + shake * 3 * way]
  })
  const rider =
    inkBox([640, 850, 70, 200], { fill: palette.red, radiusPx: 24, ...line }) +
    peep({
      ...sensible,
      pose: 'bust/StripedTee',
      at: [760, 1044],
      heightPx: 244,
      face: 'Scream',
      faceScale: 1.15,
      accessory: 'GlassesTwo',
      headScale: 1.5,
      ...line,
    }) +
    inkBox([640, 1016, 216, 46], { fill: palette.red, radiusPx: 16, ...line })
  return stroke(coils, 20) + stroke(coils, 9, '#D5DAE6') + about(rider, seat, { rotate: 12 + shake * 2 })
}

/** Her notes, which were good. */
function notes(t: number): string {
  const flutter = wave(t, 2) * 8
  const sheet = (x: number, y: number, rotate: number) =>
    place(
      inkBox([-30, -38, 60, 76], { fill: palette.paper, lineWidthPx: 6 }) +
        inkPath('M-16 -18H16M-16 0H16M-16 18H4', { lineWidthPx: 4 }),
      [x, y],
      { rotate },
    )
  return (
    sheet(566, 862 + flutter, -18 + flutter) +
    sheet(906, 1004 - flutter, 24 - flutter) +
    sheet(524, 1000 - flutter, 30)
  )
}

function button(t: number): string {
  const press = 0.86 + 0.14 * Math.abs(wave(t))
  return (
    inkPath('M300 1180L330 1130H470L500 1180V1250H300Z', { fill: palette.yellow, ...line }) +
    place(ellipse([0, 0], 62, 34, { fill: palette.red, ...line }), [400, 1128], { scaleY: press })
  )
}

function ejection(t: number): string {
  const stamp = wave(t, 2) * 4
  return (
    flatBox([0, panelY, 1000, 492], '#FFB13D') +
    rays({ centre: [190, 1000], radiusPx: 1000, count: 24, color: '#FFC05C', turn: t }) +
    openWindow(t) +
    notes(t) +
    ejected(t) +
    peep({
      ...boss,
      pose: 'bust/BlazerBlackTee',
      at: [152, 1300],
      heightPx: 520,
      face: 'Rage',
      faceScale: 1.12,
      headScale: 1.3,
      headRotate: stamp * 0.6,
      ...line,
    }) +
    button(t) +
    limb(
      [
        [226, 1190],
        [316, 1150 + stamp],
        [388, 1096 + stamp],
      ],
      { widthPx: 66, color: blazer, openStart: true },
    ) +
    hand('oncoming-fist', 'light', { at: [402, 1084 + stamp], sizePx: 104 }) +
    label([520, 1112, 452, 104], line)
  )
}

export const scene = defineScene({
  name: 'worst-suggestion',
  widthPx: 1000,
  heightPx: 1240,
  background: '#36B3A5',
  draw: (t) =>
    clipToBox([0, 0, 1000, panelY], meeting(t)) +
    clipToBox([0, panelY, 1000, 492], ejection(t)) +
    border(`M0 ${panelY}H1000`, 10) +
    frame(1000, 1240),
})
