import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, frame, stroke } from '../kit/shapes'

const rowHeightPx = 1000 / 3
const pictureWidthPx = 500

interface Shot {
  ground: string
  beam: string
  face: string
  at: Point
  heightPx: number
  headRotate: number
  lineWidthPx: number
}

export const shots: readonly [calm: Shot, doubting: Shot, knowing: Shot] = [
  {
    ground: '#6FC3F2',
    beam: '#86CEF5',
    face: 'Smile',
    at: [250, 380],
    heightPx: 350,
    headRotate: 0,
    lineWidthPx: 6,
  },
  {
    ground: '#FFC24A',
    beam: '#FFCF6E',
    face: 'Suspicious',
    at: [250, 640],
    heightPx: 700,
    headRotate: -3,
    lineWidthPx: 8,
  },
  {
    ground: '#E8413C',
    beam: '#EF5A50',
    face: 'Fear',
    at: [226, 1180],
    heightPx: 1400,
    headRotate: -2,
    lineWidthPx: boldInkWidthPx * 1.6,
  },
]

/** The woman with the mug, at one of three distances. */
export function doubter(shot: Omit<Shot, 'ground' | 'beam'>): string {
  return peep({
    pose: 'bust/Coffee',
    at: shot.at,
    heightPx: shot.heightPx,
    head: 'Cornrows',
    face: shot.face,
    skin: 'deep',
    colors: { top: palette.violet, cup: palette.yellow },
    headScale: 1.12,
    headRotate: shot.headRotate,
    lineWidthPx: shot.lineWidthPx,
  })
}

function picture(shot: Shot, zoom: number, t: number): string {
  const centre: Point = [260, 165]
  return clipToBox(
    [0, 0, pictureWidthPx, rowHeightPx],
    flatBox([0, 0, pictureWidthPx, rowHeightPx], shot.ground) +
      rays({ centre, radiusPx: 420, count: 20, color: shot.beam, turn: t }) +
      about(doubter(shot), centre, { scale: 1 + zoom * (0.5 + 0.5 * wave(t, 1, -0.25)) }),
  )
}

export const scene = defineScene({
  name: 'slow-zoom',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) => {
    const [calm, doubting, knowing] = shots
    return (
      picture(calm, 0.02, t) +
      shift(picture(doubting, 0.04, t), [0, rowHeightPx]) +
      shift(picture(knowing, 0.06, t), [0, 2 * rowHeightPx]) +
      drop([70, 760 + 10 * wave(t)], 1.8, 12) +
      drop([440, 730 - 10 * wave(t)], 1.4, -12) +
      stroke(
        [
          [392, 396],
          [418, 372],
        ],
        9,
      ) +
      stroke(
        [
          [420, 430],
          [456, 418],
        ],
        9,
      ) +
      border(`M500 0V1000M0 ${rowHeightPx}H1000M0 ${2 * rowHeightPx}H1000`, 10) +
      frame(1000, 1000)
    )
  },
})
