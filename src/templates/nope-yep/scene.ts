import { clipToBox } from '../kit/clip'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, frame, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const skin = 'tan'

interface Person {
  face: string
  x: number
  headFlip: boolean
  headRotate: number
}

function person({ face, x, headFlip, headRotate }: Person): string {
  return peep({
    pose: 'bust/Hoodie',
    at: [x, 570],
    heightPx: 500,
    head: 'BunTwo',
    face,
    headFlip,
    headRotate,
    headScale: 1.12,
    skin,
    colors: { top: palette.violet, clip: palette.yellow },
    lineWidthPx: 7,
  })
}

const sleeve = { widthPx: 82, color: palette.violet }

/** She turns away and holds up a palm. */
function refusing(t: number): string {
  const push = wave(t)
  return (
    flatBox([0, 0, 500, 500], '#FFB3A3') +
    rays({ centre: [270, 300], radiusPx: 600, count: 22, color: '#FFC6B8', turn: 0.35 }) +
    limb(
      [
        [330, 560],
        [405, 520],
        [410, 330],
      ],
      sleeve,
    ) +
    person({ face: 'Contempt', x: 215, headFlip: true, headRotate: -9 + push * 1.5 }) +
    hand('raised-hand', skin, { at: [410 + push * 4, 228], sizePx: 196, rotate: 10 + push * 3 }) +
    stroke(
      [
        [458, 96],
        [470, 70],
      ],
      7,
    ) +
    stroke(
      [
        [410, 84],
        [408, 56],
      ],
      7,
    )
  )
}

/** She beams and points at what stands beside her. */
function approving(t: number): string {
  const stab = wave(t)
  return (
    flatBox([0, 0, 500, 500], '#9EE3CF') +
    rays({ centre: [230, 300], radiusPx: 600, count: 22, color: '#B5EBDB', turn: t }) +
    limb(
      [
        [290, 560],
        [372, 520],
        [396, 400],
      ],
      sleeve,
    ) +
    person({ face: 'LoveGrinTeeth', x: 205, headFlip: false, headRotate: 5 - stab * 2 }) +
    hand('backhand-index-pointing-left', skin, {
      at: [400 + stab * 7, 338],
      sizePx: 184,
      flip: true,
      rotate: -14,
    }) +
    sparkle([56, 80], 30) +
    sparkle([436, 80], 24) +
    sparkle([470, 150], 14)
  )
}

export const scene = defineScene({
  name: 'nope-yep',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    clipToBox([0, 0, 500, 500], refusing(t)) +
    shift(clipToBox([0, 0, 500, 500], approving(t)), [0, 500]) +
    border('M500 0V1000M0 500H1000', 10) +
    frame(1000, 1000),
})
