import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkPath, label, polygon, shadow } from '../kit/shapes'
import { shortLegs } from '../kit/short-legs'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#57B8F2'
const tunic = palette.violet

function meadow(t: number): string {
  const tuft = (x: number, y: number) =>
    inkPath(`M${x} ${y}l-8 -20M${x + 8} ${y}l2 -26M${x + 16} ${y}l12 -18`, {
      line: '#3E8F45',
      lineWidthPx: 6,
    })
  return (
    flatBox([0, 0, 1000, 1000], skyColor) +
    rays({ centre: [640, 400], radiusPx: 1200, count: 26, color: '#74C6F7', turn: t }) +
    flatBox([0, 800, 1000, 200], palette.green) +
    inkPath('M0 800H1000', line) +
    tuft(40, 960) +
    tuft(930, 860) +
    tuft(420, 850)
  )
}

/** A target that cannot be missed. */
function target(): string {
  const leg = (x: number, foot: number) =>
    polygon(
      [
        [x - 18, 640],
        [x + 18, 640],
        [foot + 18, 860],
        [foot - 18, 860],
      ],
      { fill: palette.wood, ...line },
    )
  const rings = [
    [368, palette.red],
    [308, palette.paper],
    [248, palette.red],
  ] as const
  return (
    shadow([640, 862], 300) +
    leg(470, 420) +
    leg(810, 860) +
    rings.map(([radiusPx, fill]) => circle([640, 396], radiusPx, { fill, ...line })).join('') +
    circle([640, 396], 206, { fill: palette.paper, ...line })
  )
}

function bow(t: number): string {
  const hum = wave(t, 4) * 3
  return (
    inkPath(`M96 430L${112 + hum} 600L96 772`, { line: '#5A4632', lineWidthPx: 5 }) +
    inkPath('M96 430C20 500 20 702 96 772', { lineWidthPx: 30 }) +
    inkPath('M96 430C20 500 20 702 96 772', { line: palette.wood, lineWidthPx: 16 })
  )
}

function archer(t: number): string {
  const proud = wave(t)
  const body = peep({
    pose: 'bust/ButtonShirt',
    at: [222, 748],
    heightPx: 520,
    head: 'BunClip',
    face: 'SmileTeeth',
    skin: 'tan',
    colors: { top: tunic, clip: palette.coral },
    headScale: 1.5,
    headRotate: proud * 2,
    ...line,
  })
  const sleeve = { widthPx: 58, color: tunic, openStart: true }
  return (
    shadow([206, 934], 180) +
    pain(t) +
    shortLegs({
      waist: [218, 742],
      widthPx: 186,
      feet: [
        [160, 908],
        [262, 908],
      ],
      color: '#3E4A8A',
      shoeColor: palette.brown,
    }) +
    circle([334, 756], 25, { fill: skinTones.tan.fill, ...line }) +
    body +
    inkPath('M122 748H320', line) +
    bow(t) +
    limb(
      [
        [128, 600],
        [70, 660],
        [52, 614],
      ],
      sleeve,
    ) +
    hand('oncoming-fist', 'tan', { at: [44, 598], sizePx: 76 })
  )
}

/** The arrow, where it should not be. */
function arrow(t: number): string {
  const shaft =
    inkPath('M296 908L392 700', { lineWidthPx: 24 }) +
    inkPath('M296 908L392 700', { line: '#E9C48A', lineWidthPx: 10 }) +
    inkPath('M386 714L358 678L378 634L398 684Z', { fill: palette.coral, ...line }) +
    inkPath('M386 714L436 700L456 656L398 684Z', { fill: palette.coral, ...line })
  return about(shaft, [296, 908], { rotate: wave(t, 3) * 3 })
}

function pain(t: number): string {
  const bang = star([0, 0], {
    outerRadiusPx: 104,
    innerRadiusPx: 66,
    points: 11,
    fill: palette.yellow,
    ...line,
  })
  return place(bang, [298, 894], { scale: 1 + wave(t, 2) * 0.05 })
}

export const scene = defineScene({
  name: 'missed-target',
  widthPx: 1000,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    meadow(t) +
    target() +
    archer(t) +
    arrow(t) +
    drop([390, 380 + wave(t) * 8], 1.2, 30) +
    drop([60, 400 - wave(t) * 8], 1.1, -30) +
    label([420, 838, 540, 128], line),
})
