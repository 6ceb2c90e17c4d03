import { clipToBox } from '../kit/clip'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { blob, circle, flatBox, inkPath, label, stroke } from '../kit/shapes'
import { sparkle, star } from '../kit/star'

const widthPx = 1200
const heightPx = 900
const line = { lineWidthPx: 9 }
const left = skinTones.pale
const right = skinTones.deep

function grounds(t: number): string {
  const side = (fill: string, color: string) =>
    flatBox([0, 0, widthPx, heightPx], fill) +
    rays({ centre: [600, 400], radiusPx: 900, count: 30, color, turn: t })
  return (
    clipToBox([0, 0, 600, heightPx], side('#F2557A', '#FA7391')) +
    clipToBox([600, 0, 600, heightPx], side('#1E9BC4', '#38B2D8'))
  )
}

/** A cardigan with a pearl bracelet: somebody's grandmother, and strong. */
function knittedArm(): string {
  const arm = blob(
    [
      [-60, 1010],
      [-40, 800],
      [90, 640],
      [270, 540],
      [430, 430],
      [560, 350],
      [640, 440],
      [540, 560],
      [420, 690],
      [290, 850],
      [160, 1010],
    ],
    { fill: left.fill, ...line },
  )
  const sleeve = inkPath('M-80 1010C-70 820 30 650 180 536L412 706C320 800 240 900 200 1010Z', {
    fill: palette.violet,
    ...line,
  })
  const cuff = limb(
    [
      [196, 552],
      [300, 620],
      [394, 716],
    ],
    { widthPx: 62, color: '#B49CFF', lineWidthPx: 9 },
  )
  const ribs = inkPath('M208 582L226 548M246 606L266 574M282 634L306 604M316 666L342 640M348 700L376 674', {
    lineWidthPx: 5,
  })
  const knit = inkPath(
    'M20 800l26 -22l26 26M96 760l26 -22l26 26M40 880l26 -22l26 26M120 850l26 -22l26 26M110 690l26 -22l26 26M196 770l-2 2',
    {
      line: '#6A48CF',
      lineWidthPx: 8,
    },
  )
  const pearls: Point[] = [
    [384, 478],
    [412, 502],
    [438, 530],
    [460, 560],
    [478, 594],
  ]
  return (
    arm +
    sleeve +
    cuff +
    ribs +
    knit +
    pearls.map((at) => circle(at, 19, { fill: '#FFFFFF', lineWidthPx: 6 })).join('')
  )
}

/** A leather jacket with a studded wristband. */
function leatherArm(): string {
  const arm = blob(
    [
      [1260, 1010],
      [1240, 800],
      [1110, 640],
      [930, 540],
      [770, 430],
      [640, 350],
      [560, 440],
      [660, 560],
      [780, 690],
      [910, 850],
      [1040, 1010],
    ],
    { fill: right.fill, ...line },
  )
  const sleeve = inkPath('M1280 1010C1270 820 1170 650 1020 536L788 706C880 800 960 900 1000 1010Z', {
    fill: '#33343F',
    ...line,
  })
  const zip = inkPath('M1030 590C1120 660 1180 760 1206 880M960 712C1020 780 1060 860 1076 960', {
    line: '#6B6D7C',
    lineWidthPx: 8,
  })
  const hem = limb(
    [
      [1004, 552],
      [900, 620],
      [806, 716],
    ],
    { widthPx: 52, color: '#4A4C5A', lineWidthPx: 9 },
  )
  const band = inkPath('M836 436L770 512L716 596L772 660L836 566L906 496Z', { fill: '#1B1B22', ...line })
  const studs: Point[] = [
    [832, 480],
    [794, 530],
    [760, 586],
  ]
  return (
    arm +
    sleeve +
    zip +
    hem +
    band +
    studs
      .map((at) =>
        star(at, { outerRadiusPx: 24, innerRadiusPx: 15, points: 4, fill: '#E6E6EC', lineWidthPx: 5 }),
      )
      .join('')
  )
}

/** Palm in palm: one hand's fingers lie over the back of the other. */
function clasp(): string {
  const palmRight = blob(
    [
      [566, 300],
      [640, 268],
      [716, 320],
      [740, 420],
      [680, 500],
      [590, 470],
    ],
    { fill: right.fill, ...line },
  )
  const thumbRight = limb(
    [
      [640, 300],
      [590, 236],
      [520, 236],
    ],
    { widthPx: 62, color: right.fill, lineWidthPx: 9, openStart: true },
  )
  const back = blob(
    [
      [470, 370],
      [520, 300],
      [600, 284],
      [660, 330],
      [668, 420],
      [620, 500],
      [540, 520],
    ],
    { fill: left.fill, ...line },
  )
  const fingers = [0, 1, 2, 3].map((index) =>
    limb(
      [
        [690 - index * 14, 330 + index * 56],
        [620 - index * 20, 350 + index * 54],
        [540 + index * 2, 360 + index * 46],
      ],
      {
        widthPx: 54 - index * 3,
        color: right.fill,
        lineWidthPx: 9,
        openStart: true,
      },
    ),
  )
  const thumbLeft = limb(
    [
      [528, 330],
      [590, 262],
      [664, 250],
    ],
    { widthPx: 60, color: left.fill, lineWidthPx: 9, openStart: true },
  )
  const nails = [0, 1, 2, 3].map((index) =>
    stroke(
      [
        [536 + index * 2, 348 + index * 46],
        [526 + index * 2, 360 + index * 46],
        [534 + index * 2, 372 + index * 46],
      ],
      5,
    ),
  )
  return thumbRight + palmRight + back + fingers.join('') + nails.join('') + thumbLeft
}

export const scene = defineScene({
  name: 'epic-agreement',
  widthPx,
  heightPx,
  background: '#F2557A',
  draw: (t) => {
    const grip = wave(t, 2)
    return (
      grounds(t) +
      star([600, 400], {
        outerRadiusPx: 350 + grip * 8,
        innerRadiusPx: 236 + grip * 5,
        points: 16,
        fill: palette.yellow,
        lineWidthPx: 9,
        turn: 0,
      }) +
      star([600, 400], {
        outerRadiusPx: 262,
        innerRadiusPx: 186,
        points: 16,
        fill: '#FFF3C4',
        lineWidthPx: 0,
        turn: 0.5,
      }) +
      place(knittedArm() + leatherArm() + clasp(), [0, grip * 5]) +
      sparkle([226, 330], 34 + grip * 4) +
      sparkle([968, 330], 34 - grip * 4) +
      label([290, 36, 620, 136], { lineWidthPx: 8 }) +
      label([30, 688, 420, 172], { lineWidthPx: 8 }) +
      label([750, 688, 420, 172], { lineWidthPx: 8 })
    )
  },
})
