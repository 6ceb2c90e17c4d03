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
    inkBox([-122, -250, 32, 250], wood) +
    inkBox([92, -250, 32, 250], wood) +
    inkBox([-146, -276, 290, 60], { ...wood, radiusPx: 18, rotate: -4 }) +
    inkBox([-100, -160, 204, 34], { ...wood, rotate: 16 })
  const seat = polygon(
    [
      [-150, -26],
      [150, -26],
      [182, 34],
      [-182, 34],
    ],
    wood,
  )
  const parts =
    leg(128, -246, 128, -104) +
    back +
    leg(-136, 20, 186, 7) +
    leg(140, 20, 116, -5) +
    inkBox([98, 134, 92, 34], { fill: palette.coral, lineWidthPx: 7 }) +
    inkBox([110, 168, 84, 34], { fill: palette.teal, lineWidthPx: 7 }) +
    seat +
    leg(-34, 0, 158, 188) +
    stroke(
      [
        [-96, -24],
        [-82, -4],
        [-100, 12],
        [-88, 32],
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
  return place(parts + plaster(90, 4, -16) + plaster(-128, 110, 74), [726, 568], { rotate: wobble - 4 })
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
    ellipse([724, 812], 120, 26, { fill: '#B8801F', lineWidthPx: 0 }) +
    screw(698, 748, 60) +
    screw(754, 752, -20) +
    screw(640, 800, 0) +
    screw(698, 806, 80) +
    screw(752, 804, 20) +
    screw(810, 806, -50)
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
    sparkle([498, 470], 30 + wave(t) * 4) +
    sparkle([944, 470], 24 - wave(t) * 4) +
    chair(t) +
    plan() +
    leftovers() +
    builder(t) +
    emoji('screwdriver', { at: [500, 906], sizePx: 110, rotate: 30 }) +
    bubble([372, 40, 588, 190], [320, 300]) +
    label([560, 852, 408, 104], { lineWidthPx: 7 }),
})
