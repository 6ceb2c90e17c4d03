import { bubble } from '../kit/bubble'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow } from '../kit/shapes'

const skin = 'brown'
const line = { lineWidthPx: boldInkWidthPx }

function room(t: number): string {
  return (
    flatBox([0, 0, 1000, 700], '#FFDFAE') +
    rays({ centre: [740, 380], radiusPx: 1200, count: 24, color: '#FFEBC9', turn: t }) +
    flatBox([0, 690, 1000, 310], '#C98A5B') +
    inkPath('M0 690H1000', line) +
    inkPath('M0 800H330M520 800H1000M180 690V800M640 690V800M860 800V920', {
      line: '#A96C42',
      lineWidthPx: 4,
    })
  )
}

function burningDesk(t: number): string {
  const jolt = wave(t, 3) * 1.5
  return (
    shadow([752, 812], 210) +
    inkBox([596, 550, 30, 260], { fill: '#8A5230', ...line }) +
    inkBox([870, 550, 30, 260], { fill: '#8A5230', ...line }) +
    inkBox([552, 516, 396, 40], { fill: '#B86B35', ...line }) +
    flame([690, 450], 150, 190, t, 8) +
    flame([812, 450], 160, 220, t, 3) +
    emoji('desktop-computer', { at: [750 + jolt, 432], sizePx: 214, lineWidthPx: 7 }) +
    flame([700, 400], 110, 150, t, 12) +
    flame([790, 404], 130, 170, t, 17) +
    flame([620, 520], 70, 90, t, 21) +
    flame([886, 520], 76, 110, t, 26)
  )
}

/** Her forearm, raised from the elbow that rests on the knee, and what she holds. */
function drink(sway: number): string {
  const { fill } = skinTones[skin]
  const cup: Point = [500, 548]
  const fingers = [576, 598, 620].map((y) => ellipse([474, y], 20, 12, { fill, lineWidthPx: 6 }))
  return about(
    limb(
      [
        [384, 530],
        [402, 628],
        [440, 672],
        [478, 604],
      ],
      { widthPx: 34, color: fill },
    ) +
      // The sleeve that the arm comes out of.
      flatPath('M368 500L398 496L402 530L368 536Z', palette.teal) +
      inkPath('M364 539L408 533', { lineWidthPx: boldInkWidthPx }) +
      emoji('bubble-tea', { at: cup, sizePx: 150, rotate: -8 }) +
      fingers.join(''),
    [396, 660],
    { rotate: sway * 1.5 },
  )
}

function loafer(t: number): string {
  const sway = wave(t)
  return (
    shadow([330, 842], 230) +
    peep({
      pose: 'sitting/OneLegColorTee',
      at: [310, 856],
      heightPx: 630,
      rotate: sway * 0.6,
      head: 'Afro',
      face: 'Cute',
      headScale: 1.5,
      headRotate: -4 + sway * 2,
      skin,
      colors: { top: palette.teal, shoes: palette.paper },
      lineWidthPx: 7,
    }) +
    drink(sway)
  )
}

export const scene = defineScene({
  name: 'not-my-job',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FFDFAE',
  draw: (t) =>
    room(t) +
    place(burningDesk(t), [-18, 8], { scale: 1.06 }) +
    loafer(t) +
    bubble([60, 36, 880, 160], [768, 270]) +
    label([50, 876, 480, 100]),
})
