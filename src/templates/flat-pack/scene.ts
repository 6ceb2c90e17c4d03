import { bubble } from '../kit/bubble'
import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatPath, inkBox, inkPath, label, polygon, shadow, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const wood = { fill: palette.wood, lineWidthPx: 8 }

function leg(x: number, y: number, lengthPx: number, rotate: number): string {
  const data = `M-17 0L17 0L11 ${lengthPx}L-11 ${lengthPx}Z`
  return place(inkPath(data, { ...wood, fill: '#B56C32' }), [x, y], { rotate })
}

/** Every part of the chair is there. */
function chair(t: number): string {
  const wobble = wave(t) * 1.6
  const back =
    inkBox([-70, -190, 26, 190], wood) +
    inkBox([44, -190, 26, 190], wood) +
    inkBox([-84, -214, 168, 52], { ...wood, radiusPx: 16 }) +
    inkBox([-66, -130, 132, 26], wood)
  const seat = polygon(
    [
      [-170, -24],
      [170, -24],
      [150, 24],
      [-150, 24],
    ],
    wood,
  )
  const parts =
    leg(-118, 10, 206, 16) +
    leg(110, 14, 150, -8) +
    inkBox([72, 158, 66, 54], { fill: palette.coral, lineWidthPx: 7 }) +
    place(back, [20, 30], { rotate: 176 }) +
    leg(-136, -10, 150, 152) +
    leg(20, -18, 176, 186) +
    leg(150, -6, 120, 250) +
    seat +
    stroke(
      [
        [-60, -20],
        [-46, -2],
        [-62, 8],
        [-50, 22],
      ],
      5,
    )
  const plaster = (x: number, y: number, rotate: number) =>
    place(
      inkBox([-34, -12, 68, 24], { fill: '#F7C99B', radiusPx: 12, lineWidthPx: 5 }) +
        inkBox([-10, -12, 20, 24], { fill: '#E8A870', lineWidthPx: 3 }),
      [x, y],
      { rotate },
    )
  return place(parts + plaster(70, 0, -20) + plaster(-104, 96, 60), [716, 560], { rotate: wobble - 7 })
}

/** The plan: a chair as it was meant. */
function plan(): string {
  const drawing = inkPath('M-30 -46V40M-30 0H26V40M-30 -46H-14V0', { line: palette.blue, lineWidthPx: 8 })
  return place(
    inkBox([-72, -84, 144, 168], { fill: palette.paper, lineWidthPx: 7 }) +
      drawing +
      inkPath('M-46 60H40', { line: palette.grey, lineWidthPx: 6 }),
    [432, 790],
    { rotate: -64, scaleY: 0.8 },
  )
}

function leftovers(): string {
  const screw = (x: number, y: number, rotate: number) =>
    emoji('nut-and-bolt', { at: [x, y], sizePx: 72, rotate })
  return (
    ellipse([800, 812], 190, 34, { fill: '#B8801F', lineWidthPx: 0 }) +
    screw(650, 806, 0) +
    screw(716, 786, 70) +
    screw(790, 806, -30) +
    screw(858, 786, 20) +
    screw(920, 808, 100) +
    screw(756, 748, 40) +
    screw(826, 742, -60)
  )
}

function builder(t: number): string {
  return peep({
    pose: 'standing/PointingFingerColorPants',
    at: [222, 948],
    heightPx: 852,
    head: 'BunKnots',
    face: 'Smug',
    headScale: 1.78,
    headRotate: wave(t) * 2 - 3,
    skin: 'brown',
    colors: { top: palette.violet, pants: palette.blue },
    lineWidthPx: 7,
  })
}

export const scene = defineScene({
  name: 'flat-pack',
  widthPx: 1000,
  heightPx: 1000,
  background: '#F4C63F',
  draw: (t) =>
    rays({ centre: [716, 540], radiusPx: 1100, count: 26, color: '#FAD566', turn: t }) +
    flatPath('M0 730H1000V1000H0Z', '#D39A2C') +
    inkPath('M-10 730H1010', { lineWidthPx: 7 }) +
    inkPath(
      'M0 820H1000M0 910H1000M140 730V820M520 730V820M880 730V820M300 820V910M700 820V910M120 910V1000M480 910V1000',
      { line: '#B8801F', lineWidthPx: 5 },
    ) +
    shadow([720, 766], 230) +
    shadow([240, 950], 180) +
    sparkle([520, 420], 30 + wave(t) * 4) +
    sparkle([944, 380], 24 - wave(t) * 4) +
    chair(t) +
    plan() +
    leftovers() +
    builder(t) +
    emoji('screwdriver', { at: [520, 900], sizePx: 110, rotate: 30 }) +
    bubble([372, 40, 588, 190], [320, 300]) +
    label([600, 852, 360, 98], { lineWidthPx: 7 }),
})
