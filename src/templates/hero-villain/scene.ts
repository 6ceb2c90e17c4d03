import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, flatPath, frame, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const footY = 800

interface Side {
  face: string
  faceShift?: Point
  top: string
  cup: string
  t: number
}

/** The same person with the same mug; only what is thought of them differs. */
function person({ face, faceShift, top, cup, t }: Side): string {
  return peep({
    pose: 'bust/Coffee',
    at: [256, footY + 6],
    heightPx: 590,
    head: 'MediumTwo',
    face,
    faceScale: 1.1,
    faceShift: faceShift ?? [0, 0],
    skin: 'light',
    hairInk: '#4A2618',
    colors: { top, cup },
    headScale: 1.2,
    headRotate: wave(t) * 2,
    ...line,
  })
}

/** A feathered wing that grows to the left out of a shoulder. */
function featherWing(at: Point, flip: boolean, t: number): string {
  const data =
    'M0 60C-20 -60 -60 -170 -190 -230C-196 -196 -192 -170 -182 -148C-206 -146 -214 -140 -226 -132C-216 -96 -200 -78 -180 -66C-200 -58 -208 -52 -216 -40C-196 -12 -172 0 -146 4C-158 16 -164 24 -166 36C-120 62 -60 70 0 60Z'
  const feathers =
    'M-182 -148C-150 -150 -110 -120 -90 -92M-180 -66C-150 -72 -110 -56 -84 -36M-146 4C-124 0 -96 8 -76 18'
  return place(inkPath(data, { fill: palette.paper, ...line }) + inkPath(feathers, { lineWidthPx: 5 }), at, {
    flip,
    rotate: (flip ? -1 : 1) * (2 + wave(t) * 4),
  })
}

/** A leathery wing that grows to the left out of a shoulder. */
function leatherWing(at: Point, flip: boolean, t: number): string {
  const data =
    'M0 60C-10 -40 -30 -110 -70 -150L-60 -196L-92 -168C-140 -200 -190 -200 -236 -180C-200 -150 -196 -110 -214 -62C-178 -86 -150 -72 -144 -20C-112 -52 -82 -40 -70 20C-50 6 -22 20 0 60Z'
  const ribs =
    'M-80 -158C-120 -140 -180 -110 -208 -72M-78 -156C-100 -110 -126 -60 -140 -28M-76 -154C-72 -90 -68 -30 -68 10'
  return place(inkPath(data, { fill: '#5B1730', ...line }) + inkPath(ribs, { lineWidthPx: 5 }), at, {
    flip,
    rotate: (flip ? -1 : 1) * (2 + wave(t, 2) * 4),
  })
}

function halo([x, y]: Point): string {
  return (
    ellipse([x, y], 84, 24, { lineWidthPx: 30 }) +
    ellipse([x, y], 84, 24, { line: palette.yellow, lineWidthPx: 17 }) +
    inkPath(`M${x - 62} ${y - 18}C${x - 40} ${y - 26} ${x - 14} ${y - 26} ${x} ${y - 26}`, {
      line: '#FFF3C4',
      lineWidthPx: 5,
    })
  )
}

function horns(at: Point): string {
  const horn = 'M-28 16C-40 -30 -30 -72 12 -96C4 -64 14 -36 34 -6C16 16 -8 24 -28 16Z'
  const ridges = 'M-30 -18C-18 -12 -4 -16 6 -26M-22 -50C-14 -46 -4 -48 2 -54'
  const one = inkPath(horn, { fill: '#C22B37', ...line }) + inkPath(ridges, { lineWidthPx: 5 })
  return place(place(one, [-66, 0], { rotate: -18 }) + place(one, [66, 0], { flip: true, rotate: 18 }), at)
}

function hero(t: number): string {
  const glow = 0.9 + 0.1 * wave(t)
  const heart = lap(t)
  return (
    flatBox([0, 0, 540, 1000], '#7CCBF2') +
    rays({ centre: [256, 360], radiusPx: 900, count: 20, color: '#FFE9A0', turn: t }) +
    featherWing([150, 590], false, t) +
    featherWing([362, 590], true, t) +
    person({ face: 'Calm', top: palette.paper, cup: palette.yellow, t }) +
    place(halo([0, 0]), [238, 156 + wave(t) * 8], { rotate: -6 }) +
    place(sparkle([0, 0], 34), [66, 120], { scale: glow }) +
    place(sparkle([0, 0], 24), [430, 92], { scale: 1.8 - glow }) +
    place(sparkle([0, 0], 18), [62, 270], { scale: 1.8 - glow }) +
    emoji('red-heart', {
      at: [404 + wave(t) * 6, 600 - heart * 170],
      sizePx: 60,
      rotate: wave(t, 2) * 8,
      opacity: 1 - heart ** 4,
    }) +
    emoji('dove', { at: [410, 226 + wave(t) * 8], sizePx: 96, rotate: -6 })
  )
}

function villain(t: number): string {
  const skull = lap(t, 1, 0.5)
  const drawn =
    flatBox([0, 0, 540, 1000], '#571A4C') +
    rays({ centre: [256, 360], radiusPx: 900, count: 20, color: '#7A2050', turn: -t }) +
    flame([60, 1000], 170, 480, t, 3) +
    flame([450, 1000], 180, 530, t, 8) +
    leatherWing([150, 590], false, t) +
    leatherWing([362, 590], true, t) +
    horns([250, 262]) +
    person({ face: 'AngryFang', faceShift: [-16, 4], top: '#2C2A3A', cup: palette.red, t }) +
    emoji('skull', { at: [404 - wave(t) * 6, 600 - skull * 170], sizePx: 60, opacity: 1 - skull ** 4 }) +
    emoji('bat', { at: [408, 150 + wave(t, 2) * 10], sizePx: 104, rotate: 10 }) +
    emoji('bat', { at: [78, 190 - wave(t, 2) * 8], sizePx: 78, rotate: -12 }) +
    flame([140, 1000], 130, 340, t, 14) +
    flame([346, 1000], 150, 320, t, 21)
  return place(drawn, [1000, 0], { flip: true })
}

const tearPoints = 'L472 120L528 230L476 350L524 470L478 590L526 700L484 800L500 1000'
const tear = `M500 0${tearPoints}`

export const scene = defineScene({
  name: 'hero-villain',
  widthPx: 1000,
  heightPx: 1000,
  background: '#7CCBF2',
  draw: (t) =>
    clip(flatPath(`M0 0H500${tearPoints}H0Z`, '#000'), hero(t)) +
    clip(flatPath(`M1000 0H500${tearPoints}H1000Z`, '#000'), villain(t)) +
    inkPath(tear, { lineWidthPx: 30 }) +
    inkPath(tear, { line: palette.paper, lineWidthPx: 14 }) +
    label([32, 756, 448, 204], line) +
    label([520, 756, 448, 204], line) +
    frame(1000, 1000),
})
