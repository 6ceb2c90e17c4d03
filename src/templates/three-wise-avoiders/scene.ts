import { clipToBox } from '../kit/clip'
import { dots } from '../kit/dots'
import { bothSides } from '../kit/faces/ink'
import { goose } from '../kit/goose'
import { limb } from '../kit/limb'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place } from '../kit/place'
import { raccoonPaw } from '../kit/raccoon'
import { raccoonHead } from '../kit/raccoon-head'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath, label, polygon } from '../kit/shapes'
import { slothHand } from '../kit/sloth'
import { slothHead } from '../kit/sloth-head'
import { thicken } from '../kit/thicken'

const line = { lineWidthPx: boldInkWidthPx }

interface Avoider {
  x: number
  suit: string
  tie: string
  phase: number
  /** Head, body, and the hands in front of them. */
  draw: (torso: string, suit: string, t: number) => string
}

const sleeveOf = (suit: string) => ({ widthPx: 60, color: suit })

/** Covers its eyes. */
function blindSloth(torso: string, suit: string, t: number): string {
  const head = place(thicken(slothHead('calm', true, 0), 5), [0, 300], { scale: 0.62 })
  const arm = limb(
    [
      [-104, 190],
      [-140, 120],
      [-66, 54],
    ],
    sleeveOf(suit),
  )
  const hand = place(thicken(slothHand([0, 0], 14, 1), 3), [-58, 22 - 3 * wave(t, 2)], { scale: 0.86 })
  return torso + head + bothSides(arm + hand)
}

/** Covers its ears. */
function deafRaccoon(torso: string, suit: string, t: number): string {
  const head = place(thicken(raccoonHead('calm', true, 0), 5), [0, 300], { scale: 0.6 })
  const arm = limb(
    [
      [-104, 190],
      [-176, 110],
      [-128, -60],
    ],
    sleeveOf(suit),
  )
  const paw = place(thicken(raccoonPaw([0, 0], 14), 1), [-98, -86 + 3 * wave(t, 2)], {
    scale: 1.3,
    flip: true,
  })
  return torso + head + bothSides(arm + paw)
}

const wingTip =
  'M-34 44C-48 4 -46 -58 -32 -94C-22 -112 -4 -106 -4 -88C2 -114 22 -114 26 -88C34 -106 52 -98 52 -78C58 -38 50 12 38 44Z'

/** Covers its beak. */
function muteGoose(torso: string, suit: string, t: number): string {
  const whole = goose({ at: [0, 0], scale: 0.68, mood: 'smug', flip: true, eyesShut: blinks(t) })
  // Down to the scarf: the rest is in the suit.
  const head = place(clipToBox([-260, -620, 400, 352], whole), [64, 396])
  const arm = limb(
    [
      [-104, 190],
      [-156, 150],
      [-106, 78],
    ],
    sleeveOf(suit),
  )
  const feathers =
    inkPath(wingTip, { ...line, fill: '#FFFFFF' }) +
    inkPath('M-4 -84C-8 -52 -6 -30 -2 -10M26 -84C20 -50 20 -30 22 -10', { line: '#B9C2D6', lineWidthPx: 5 })
  const wing = place(feathers, [-100, 10 + 3 * wave(t, 2)], { rotate: -8, scale: 1.16 })
  const cuff = place(inkBox([-42, -12, 84, 26], { ...line, fill: '#FFFFFF', radiusPx: 10 }), [-104, 58], {
    rotate: -6,
  })
  return head + torso + wing + arm + cuff
}

const avoiders: readonly Avoider[] = [
  { x: 178, suit: '#3E5FD8', tie: palette.coral, phase: 0, draw: blindSloth },
  { x: 492, suit: '#8C4FD0', tie: palette.yellow, phase: 0.33, draw: deafRaccoon },
  { x: 832, suit: '#D9433C', tie: '#5FE0CB', phase: 0.66, draw: muteGoose },
]

/** Jacket, shirt and tie, seen from the front. */
function jacket(suit: string, tie: string): string {
  return (
    inkPath('M-128 250C-136 120 -118 66 -50 40L50 40C118 66 136 120 128 250Z', { ...line, fill: suit }) +
    inkPath('M-46 40L0 150L46 40Z', { ...line, fill: '#FFFFFF' }) +
    inkPath('M-14 60H14L22 150L0 186L-22 150Z', { ...line, fill: tie }) +
    inkPath('M-50 40L-78 104L-42 112L0 196M50 40L78 104L42 112L0 196', { ...line, fill: 'none' })
  )
}

function avoider({ x, suit, tie, phase, draw }: Avoider, t: number): string {
  const sway = wave(t, 1, phase)
  return place(draw(place(jacket(suit, tie), [0, 70]), suit, t), [x, 286 + sway * 5], { rotate: sway })
}

/** Middles of the signs. */
const places = [190, 500, 810]

function table(): string {
  return (
    polygon(
      [
        [-20, 520],
        [1020, 520],
        [1040, 594],
        [-40, 594],
      ],
      { ...line, fill: palette.wood },
    ) +
    inkBox([-20, 594, 1040, 440], { ...line, fill: '#A95F2E' }) +
    places.map((x) => label([x - 150, 656, 300, 284], { ...line, radiusPx: 16 })).join('')
  )
}

function glass(x: number): string {
  return (
    ellipse([x, 566], 40, 9, { fill: '#A95F2E', lineWidthPx: 0 }) +
    inkPath(`M${x - 26} 490H${x + 26}L${x + 20} 566H${x - 20}Z`, { ...line, fill: '#E4F6FF' }) +
    inkPath(`M${x - 24} 516H${x + 24}L${x + 20} 564H${x - 20}Z`, { fill: '#7CC9F5', lineWidthPx: 0 })
  )
}

export const scene = defineScene({
  name: 'three-wise-avoiders',
  widthPx: 1000,
  heightPx: 1000,
  background: '#1FA38F',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#1FA38F') +
    rays({ centre: [500, 286], radiusPx: 1000, count: 30, color: '#2FB8A2', turn: t }) +
    dots([0, 0, 1000, 560], { gapPx: 60, radiusPx: 4, color: '#FFFFFF', opacity: 0.14 }) +
    avoiders.map((one) => avoider(one, t)).join('') +
    table() +
    glass(346) +
    glass(656),
})
