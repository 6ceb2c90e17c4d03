import { clipToBox } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, circle, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }

function studio(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], '#6B4FD8') +
    rays({ centre: [240, 420], radiusPx: 1300, count: 26, color: '#7A60E2', turn: t })
  )
}

/** A country that is nowhere, with its weather lines. */
function land(t: number): string {
  const drift = wave(t) * 10
  const main: Point[] = [
    [430, 330],
    [520, 190],
    [660, 210],
    [760, 130],
    [930, 150],
    [1060, 250],
    [1110, 420],
    [1020, 560],
    [850, 600],
    [720, 540],
    [600, 610],
    [470, 520],
  ]
  const isobars = [0, 70, 140].map(
    (dy) =>
      `M340 ${300 + dy + drift}C520 ${200 + dy - drift} 700 ${420 + dy} 900 ${300 + dy + drift}S1120 ${220 + dy} 1190 ${260 + dy}`,
  )
  return (
    blob(main, { fill: '#8FD36B', lineWidthPx: 6 }) +
    blob(
      [
        [1080, 560],
        [1130, 590],
        [1110, 640],
        [1050, 630],
      ],
      { fill: '#8FD36B', lineWidthPx: 6 },
    ) +
    inkPath('M440 586L470 546L500 586M478 586L512 540L546 586', { line: '#4E9A3C', lineWidthPx: 7 }) +
    inkPath(isobars.join(''), { line: '#FFFFFF', lineWidthPx: 5 })
  )
}

function screen(t: number): string {
  return (
    inkBox([352, 40, 818, 690], { fill: '#2B2940', radiusPx: 26, ...line }) +
    clipToBox([376, 64, 770, 642], flatBox([376, 64, 770, 642], '#3FA7E8') + land(t)) +
    inkBox([376, 64, 770, 642], { radiusPx: 6, ...line })
  )
}

function storm([x, y]: Point, t: number): string {
  return emoji('cloud-with-lightning-and-rain', { at: [x + wave(t) * 6, y], sizePx: 210, ...line })
}

/** A cow has been taken along. */
function tornado([x, y]: Point, t: number): string {
  const turn = 2 * Math.PI * lap(t)
  const [side, depth] = [Math.cos(turn), Math.sin(turn)]
  const cow = emoji('cow', {
    at: [x + side * 84, y - 6 + depth * 26],
    sizePx: 116 + depth * 14,
    rotate: -18 + side * 14,
    flip: depth < 0,
  })
  const funnel = emoji('tornado', { at: [x, y], sizePx: 226, rotate: wave(t, 2) * 4, ...line })
  return depth < 0 ? cow + funnel : funnel + cow
}

function holidaySun([x, y]: Point, t: number): string {
  return (
    star([x, y], {
      outerRadiusPx: 116,
      innerRadiusPx: 88,
      points: 14,
      fill: palette.orange,
      turn: t,
      ...line,
    }) +
    circle([x, y], 76, { fill: palette.yellow, ...line }) +
    emoji('sunglasses', { at: [x, y - 14 + wave(t) * 3], sizePx: 118 }) +
    inkPath(`M${x - 28} ${y + 34}C${x - 10} ${y + 52} ${x + 14} ${y + 52} ${x + 34} ${y + 30}`, {
      lineWidthPx: 8,
    })
  )
}

/** A studio lamp over the presenter. */
function lamp(): string {
  return (
    inkPath('M176 0V60', { lineWidthPx: 14 }) +
    inkPath('M96 150C96 40 256 40 256 150Z', { fill: '#2B2940', ...line }) +
    inkPath('M88 150H264V172H88Z', { fill: palette.yellow, ...line })
  )
}

function presenter(t: number): string {
  const nod = wave(t)
  return peep({
    pose: 'bust/PolkadotJacket',
    at: [190, 838 + nod * 3],
    heightPx: 630,
    head: 'LongCurly',
    face: 'SmileTeeth',
    faceScale: 1.05,
    skin: 'brown',
    hairInk: '#2A1710',
    colors: { jacket: palette.coral },
    headScale: 1.05,
    headRotate: -3 + nod * 2.5,
    ...line,
  })
}

function lowerThird(t: number): string {
  return (
    inkBox([-20, 786, 1240, 240], { fill: '#2B2940', ...line }) +
    label([36, 806, 1128, 164], line) +
    inkPath('M54 806H122V970H54A18 18 0 0 1 36 952V824A18 18 0 0 1 54 806Z', { fill: palette.red, ...line }) +
    circle([79, 888], 20 + wave(t, 2) * 3, { fill: palette.paper, lineWidthPx: 6 })
  )
}

export const scene = defineScene({
  name: 'weather-map',
  widthPx: 1200,
  heightPx: 1000,
  background: '#6B4FD8',
  draw: (t) =>
    studio(t) +
    screen(t) +
    storm([512, 184], t) +
    tornado([763, 376], t) +
    holidaySun([1014, 192], t) +
    label([394, 326, 254, 184], line) +
    label([566, 524, 394, 158], line) +
    label([878, 326, 254, 184], line) +
    flatPath('M92 172H260L372 860H-20Z', '#FFF3C433') +
    lamp() +
    presenter(t) +
    lowerThird(t),
})
