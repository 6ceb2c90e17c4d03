import { clipToBox } from '../kit/clip'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import type { Box } from '../kit/path'
import { peep } from '../kit/peep'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { border, flatBox, frame, inkBox } from '../kit/shapes'
import { sparkle } from '../kit/star'

const skin = 'brown'
const widthPx = 460
/** The rows grow with the delight. */
const rowHeightsPx = [310, 370, 520] as const
const [dullPx, gladPx, gloriousPx] = rowHeightsPx
const confettiColors = [palette.yellow, palette.coral, '#5FE0CB', '#FFFFFF']

interface Mood {
  face: string
  yPx: number
  heightPx: number
  headRotate: number
  headScale: number
}

function grandmother({ face, yPx, heightPx, headRotate, headScale }: Mood): string {
  return peep({
    pose: 'bust/ButtonShirt',
    at: [228, yPx],
    heightPx,
    head: 'ColorBun',
    face,
    accessory: 'GlassesTwo',
    skin,
    colors: { top: palette.teal, hair: '#E4E4EE' },
    headScale,
    headRotate,
    lineWidthPx: 7,
  })
}

function dull(t: number): string {
  return (
    flatBox([0, 0, widthPx, dullPx], '#B9BECC') +
    grandmother({
      face: 'Serious',
      yPx: 398,
      heightPx: 350,
      headRotate: 4 + wave(t) * 1.2,
      headScale: 1.1,
    })
  )
}

function glad(t: number): string {
  return (
    flatBox([0, 0, widthPx, gladPx], '#8FD0FF') +
    rays({ centre: [228, 230], radiusPx: 600, count: 20, color: '#A9DBFF', turn: t }) +
    grandmother({ face: 'Smile', yPx: 450, heightPx: 425, headRotate: -2 - wave(t) * 2, headScale: 1.12 }) +
    sparkle([66, 90], 26) +
    sparkle([404, 120], 20)
  )
}

function confetti(t: number): string {
  const random = seededRandom(11)
  return Array.from({ length: 22 }, (_, index) => {
    const paper = inkBox([-10, -6, 20, 12], {
      fill: confettiColors[index % confettiColors.length] ?? palette.yellow,
      lineWidthPx: 3,
      amplitudePx: 0,
    })
    const x = random() * widthPx
    return place(paper, [x, (gloriousPx + 40) * lap(t, 1, random()) - 20], { rotate: index * 40 })
  }).join('')
}

/** Both arms in the air. */
function arms(t: number): string {
  const sleeve = { widthPx: 70, color: palette.teal }
  const lift = wave(t) * 6
  return (
    limb(
      [
        [110, 520],
        [66, 450],
        [74, 330 - lift],
      ],
      sleeve,
    ) +
    limb(
      [
        [346, 520],
        [392, 450],
        [386, 330 + lift],
      ],
      sleeve,
    ) +
    hand('hand-with-fingers-splayed', skin, { at: [72, 246 - lift], sizePx: 150, rotate: -14, flip: true }) +
    hand('hand-with-fingers-splayed', skin, { at: [390, 246 + lift], sizePx: 150, rotate: 14 })
  )
}

function glorious(t: number): string {
  return (
    flatBox([0, 0, widthPx, gloriousPx], '#FF5FA2') +
    rays({ centre: [228, 250], radiusPx: 700, count: 22, color: '#FFD447', turn: t }) +
    confetti(t) +
    arms(t) +
    grandmother({
      face: 'LoveGrinTongue',
      yPx: 560 + wave(t) * 4,
      heightPx: 520,
      headRotate: -5 + wave(t) * 3,
      headScale: 1.18,
    })
  )
}

const rows = [dull, glad, glorious] as const

export const scene = defineScene({
  name: 'ok-better-best',
  widthPx: 1000,
  heightPx: 1200,
  background: palette.paper,
  draw: (t) => {
    let top = 0
    let drawn = ''
    for (const [index, row] of rows.entries()) {
      const heightPx = rowHeightsPx[index] ?? 0
      const box: Box = [0, 0, widthPx, heightPx]
      drawn += shift(clipToBox(box, row(t)), [0, top])
      top += heightPx
    }
    return (
      drawn + border(`M${widthPx} 0V1200M0 ${dullPx}H1000M0 ${dullPx + gladPx}H1000`, 10) + frame(1000, 1200)
    )
  },
})
