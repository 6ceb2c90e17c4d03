import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, flatBox, inkBox, inkPath, label } from '../kit/shapes'
import { sleepingHead } from '../kit/sleeping-head'
import { sparkle, star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const steel = '#9FB4D6'

/** An arrow whose tip is at the point, flying down to the left. */
function arrow(tip: Point, rotate: number, opacity = 1): string {
  const shaft = 'M0 0H150'
  const drawn =
    inkPath(shaft, { lineWidthPx: 22 }) +
    inkPath(shaft, { line: palette.tan, lineWidthPx: 9 }) +
    inkPath('M-6 0L34 -22L26 0L34 22Z', { fill: '#D5DAE6', lineWidthPx: 6 }) +
    inkPath('M118 -4L146 -26H180L158 -2L180 26H146L118 4Z', { fill: palette.red, lineWidthPx: 6 })
  return place(drawn, tip, { rotate, opacity })
}

function rain(t: number): string {
  const lanes: readonly (readonly [x: number, y: number, phase: number])[] = [
    [640, 210, 0.2],
    [790, 260, 0.6],
    [868, 390, 0.35],
    [884, 500, 0.85],
    [850, 640, 0.1],
  ]
  return lanes
    .map(([x, y, phase]) => {
      const way = lap(t, 1, phase)
      return arrow([x + 150 - way * 150, y - 170 + way * 170], -48, Math.min(1, 6 * Math.min(way, 1 - way)))
    })
    .join('')
}

function night(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], '#34307A') +
    rays({ centre: [360, 470], radiusPx: 1000, count: 26, color: '#403B8C', turn: t }) +
    emoji('crescent-moon', { at: [120, 130], sizePx: 150, rotate: wave(t) * 3, ...line }) +
    place(sparkle([0, 0], 26), [270, 90], { scale: 0.85 + 0.25 * wave(t) }) +
    place(sparkle([0, 0], 20), [60, 330], { scale: 0.85 - 0.25 * wave(t) }) +
    place(sparkle([0, 0], 18), [40, 520], { scale: 0.85 + 0.25 * wave(t, 1, 0.3) }) +
    cloud([716, 84], 700, 5, { fill: '#1F1D4A', ...line })
  )
}

function protector(t: number): string {
  const strain = wave(t, 3) * 3
  return (
    peep({
      pose: 'bust/ButtonShirt',
      at: [330 + strain, 860],
      heightPx: 640,
      head: 'Turban',
      face: 'Driven',
      beard: 'FullMedium',
      faceScale: 1.08,
      skin: 'tan',
      colors: { top: palette.coral, turban: palette.yellow },
      headScale: 1.15,
      headRotate: -6 + strain,
      ...line,
    }) + drop([166 - lap(t) * 16, 250 + lap(t) * 50], 1.3, 30)
  )
}

function shield(t: number): string {
  const jolt = wave(t, 3) * 4
  const rim =
    'M-178 -210C-90 -214 -40 -232 0 -262C40 -232 90 -214 178 -210C190 -20 150 150 0 240C-150 150 -190 -20 -178 -210Z'
  const stuck: readonly (readonly [x: number, y: number, rotate: number])[] = [
    [96, -190, -52],
    [150, -60, -36],
    [110, 100, -24],
  ]
  return place(
    stuck.map(([x, y, rotate]) => arrow([x - 20, y + 20], rotate)).join('') +
      inkPath(rim, { fill: steel, lineWidthPx: 8 }) +
      place(inkPath(rim, { fill: '#4C6FD0', lineWidthPx: 7 }), [0, 0], { scale: 0.86 }) +
      star([0, 116], {
        outerRadiusPx: 52,
        innerRadiusPx: 24,
        points: 5,
        fill: palette.yellow,
        lineWidthPx: 6,
      }) +
      place(label([-138, -96, 276, 190], line), [0, -54], { rotate: -7 }),
    [700 + jolt, 496 - jolt],
    { rotate: 7 },
  )
}

function bed(t: number): string {
  const breath = wave(t) * 5
  return (
    inkBox([30, 600, 66, 390], { fill: '#B86B35', radiusPx: 20, ...line }) +
    inkBox([918, 690, 58, 300], { fill: '#B86B35', radiusPx: 20, ...line }) +
    inkBox([90, 780, 840, 90], { fill: palette.paper, ...line }) +
    place(
      sleepingHead(
        { view: 'side', head: 'MohawkKnots', face: 'Drool', colors: { skin: '#D08B5B' }, sink: breath },
        4,
      ),
      [226, 760],
      { scale: 0.36 },
    ) +
    blob(
      [
        [340, 800],
        [392, 722 - breath],
        [560, 700 - breath],
        [740, 742],
        [880, 720],
        [930, 800],
        [926, 900],
        [340, 900],
      ],
      { fill: '#5FC7B8', ...line },
    ) +
    [
      [470, 780],
      [610, 790],
      [760, 800],
      [540, 745],
      [690, 770],
      [850, 776],
    ]
      .map(([x = 0, y = 0], index) =>
        emoji('star', { at: [x, y], sizePx: index < 3 ? 44 : 32, rotate: index * 24, lineWidthPx: 0 }),
      )
      .join('') +
    emoji('teddy-bear', { at: [372, 752 - breath], sizePx: 120, rotate: -18, ...line }) +
    inkBox([40, 846, 928, 130], { fill: palette.wood, radiusPx: 14, ...line }) +
    label([110, 862, 780, 98], line)
  )
}

export const scene = defineScene({
  name: 'silent-shield',
  widthPx: 1000,
  heightPx: 1000,
  background: '#34307A',
  draw: (t) => {
    const strain = wave(t, 3) * 3
    return (
      night(t) +
      rain(t) +
      label([420, 32, 540, 116], line) +
      limb(
        [
          [420, 640],
          [520, 660],
          [600, 600],
        ],
        { widthPx: 84, color: palette.coral },
      ) +
      protector(t) +
      shield(t) +
      limb(
        [
          [232 + strain, 680],
          [320, 750],
          [500, 620],
        ],
        { widthPx: 84, color: palette.coral, openStart: true },
      ) +
      hand('oncoming-fist', 'tan', { at: [522, 600], sizePx: 112 }) +
      bed(t)
    )
  },
})
