import { emoji } from '../kit/emoji'
import { bothSides } from '../kit/faces/ink'
import { flame } from '../kit/flame'
import { frontHead } from '../kit/front/front-head'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const heavyLine = { lineWidthPx: 9 }
const gold = '#F2B632'
const wall = '#4B2E83'
const skin = skinTones.light.fill
const shawl = palette.teal
const fur = '#40405C'
const ballCentre: Point = [560, 602]
const ballRadiusPx = 322

function tent(t: number): string {
  const stars: readonly (readonly [number, number, number])[] = [
    [130, 330, 17],
    [108, 92, 20],
    [556, 62, 16],
    [902, 330, 20],
    [592, 232, 13],
    [166, 214, 12],
  ]
  return (
    flatBox([0, 0, 1000, 1000], wall) +
    rays({ centre: ballCentre, radiusPx: 1200, count: 26, color: '#5D3CA0', turn: t }) +
    stars
      .map(([x, y, size], index) =>
        place(sparkle([0, 0], size, { lineWidthPx: 5 }), [x, y], { scale: 1 + 0.25 * wave(t, 1, index / 6) }),
      )
      .join('')
  )
}

/** Velvet on both sides, tied back. */
function curtains(): string {
  const left =
    inkPath('M-10 -10H96C100 180 92 380 34 560L44 600C64 700 66 800 62 900H-10Z', {
      fill: '#A8325E',
      ...line,
    }) +
    inkPath('M56 -4C60 180 50 380 8 540M20 640C34 720 36 800 34 880', { lineWidthPx: 5 }) +
    inkPath('M-10 552L44 548C54 560 54 586 46 600L-10 604Z', { fill: gold, ...line })
  return left + place(left, [1000, 0], { flip: true })
}

/** Forty years at it, and never this. */
function teller(t: number): string {
  const gasp = wave(t, 2)
  const eyes = bothSides(ellipse([66, -140], 36, 40, { fill: '#FFFFFF', lineWidthPx: 0 }))
  const lashes = bothSides(inkPath('M104 -172L124 -190M111 -152L134 -162', { lineWidthPx: 10 }))
  const pupils =
    circle([-42, -116 + gasp * 2], 15, { fill: palette.ink, lineWidthPx: 0 }) +
    circle([82, -116 + gasp * 2], 15, { fill: palette.ink, lineWidthPx: 0 })
  const earring = (x: number, swing: number) =>
    place(
      circle([0, 44], 40, { line: palette.ink, lineWidthPx: 30 }) +
        circle([0, 44], 40, { line: gold, lineWidthPx: 13 }),
      [x, -96],
      { rotate: swing },
    )
  const brooch =
    ellipse([0, -352], 36, 44, { fill: gold, lineWidthPx: 10 }) +
    ellipse([0, -352], 19, 26, { fill: palette.blue, lineWidthPx: 8 })
  const head =
    earring(-176, gasp * 6) +
    earring(176, gasp * 6) +
    frontHead({
      head: 'Turban',
      face: 'Horror',
      colors: { skin, turban: palette.coral },
    }) +
    eyes +
    pupils +
    lashes +
    circle([-92, -56], 7, { fill: palette.ink, lineWidthPx: 0 }) +
    brooch
  return (
    inkPath('M288 330V420H388V330Z', { fill: skin, ...heavyLine }) +
    inkPath(
      'M278 392C210 408 128 440 104 540C84 640 80 780 80 910H560V440C500 412 440 402 398 392C380 430 300 430 278 392Z',
      { fill: shawl, ...heavyLine },
    ) +
    inkPath('M262 398C300 452 376 452 414 398', { line: palette.ink, lineWidthPx: 26 }) +
    inkPath('M262 398C300 452 376 452 414 398', { line: gold, lineWidthPx: 12 }) +
    place(head, [338, 338], { scale: 0.69, rotate: 5 + gasp * 1.5 })
  )
}

/** Round the back of the ball. */
function farArm(t: number): string {
  return limb(
    [
      [700, 420],
      [866, 412],
      [930, 490],
      [920, 590 + wave(t) * 4],
    ],
    { widthPx: 66, color: shawl, lineWidthPx: 9 },
  )
}

function ring([x, y]: Point, stone: string, rotate: number): string {
  return place(
    inkBox([-17, -7, 34, 14], { fill: gold, radiusPx: 6, lineWidthPx: 4 }) +
      circle([0, -3], 15, { fill: stone, lineWidthPx: 5 }) +
      circle([-5, -8], 4, { fill: '#FFFFFF', lineWidthPx: 0 }),
    [x, y],
    { rotate },
  )
}

function hands(t: number): string {
  const tremble = wave(t, 3) * 3
  const one = hand('raised-back-of-hand', 'light', { at: [0, 0], sizePx: 150 })
  const stones =
    ring([-40, -10], palette.red, -20) + ring([2, -22], palette.blue, 0) + ring([34, -8], palette.green, 12)
  return (
    limb(
      [
        [150, 490],
        [118, 586],
        [178, 630 + tremble],
      ],
      { widthPx: 66, color: shawl, lineWidthPx: 9, openStart: true },
    ) +
    place(one + stones, [234, 606 + tremble], { rotate: 58 }) +
    place(one + stones, [900, 606 - tremble], { rotate: -48, flip: true })
  )
}

function glow(t: number): string {
  const halo = circle(ballCentre, ballRadiusPx + 28, { fill: '#E9DFFF55', lineWidthPx: 0 })
  return about(halo, ballCentre, { scale: 1 + 0.02 * wave(t) })
}

function ball(t: number): string {
  const [x, y] = ballCentre
  return (
    circle(ballCentre, ballRadiusPx, { fill: '#D6C6FF', ...heavyLine }) +
    circle([x - 6, y - 8], ballRadiusPx - 22, { fill: '#FBF8FF', lineWidthPx: 0 }) +
    inkPath(`M${x - 212} ${y - 190}C${x - 182} ${y - 226} ${x - 150} ${y - 248} ${x - 108} ${y - 264}`, {
      line: '#DCCFFF',
      lineWidthPx: 15,
    }) +
    place(sparkle([0, 0], 34, { lineWidthPx: 5 }), [x + 196, y - 238], { scale: 1 + 0.2 * wave(t, 2) }) +
    inkPath(`M${x + 120} ${y + 262}C${x + 170} ${y + 240} ${x + 212} ${y + 204} ${x + 238} ${y + 160}`, {
      line: '#DCCFFF',
      lineWidthPx: 13,
    })
  )
}

function table(t: number): string {
  const cloth = Array.from({ length: 10 }, (_, index) => {
    const x = index * 100
    return `M${x} 950C${x + 20} 990 ${x + 80} 990 ${x + 100} 950`
  }).join('')
  return (
    inkBox([-20, 884, 1040, 140], { fill: '#8A2A55', ...line }) +
    inkPath(cloth, { line: gold, lineWidthPx: 8 }) +
    inkPath(
      'M398 856C440 920 680 920 722 856L748 884C748 900 730 906 716 908L734 944C736 958 724 962 712 962H408C396 962 384 958 386 944L404 908C390 906 372 900 372 884Z',
      {
        fill: gold,
        ...heavyLine,
      },
    ) +
    circle([560, 932], 15, { fill: palette.red, lineWidthPx: 5 }) +
    circle([480, 926], 10, { fill: palette.blue, lineWidthPx: 5 }) +
    circle([640, 926], 10, { fill: palette.blue, lineWidthPx: 5 }) +
    candle(t)
  )
}

function candle(t: number): string {
  return (
    flame([914, 800], 48, 84, t, 5) +
    inkPath('M880 806C884 794 944 794 948 806V936H880Z', { fill: palette.cream, ...line }) +
    inkPath(
      'M880 812C884 846 896 850 900 824C906 812 914 816 916 836C920 860 930 858 932 830C936 818 946 822 948 812',
      {
        fill: palette.cream,
        lineWidthPx: 5,
      },
    ) +
    inkPath('M858 930H970C972 958 950 968 914 968C878 968 856 958 858 930Z', { fill: gold, ...line })
  )
}

/** Has seen it too, and would rather not; but one eye is curious. */
function cat(t: number): string {
  const flinch = wave(t, 2) * 3
  const ear = bothSides(
    inkPath('M28 -262C40 -300 62 -322 88 -330C100 -296 100 -258 88 -226Z', { fill: fur, ...line }) +
      flatPath('M52 -270C60 -288 70 -300 80 -304C86 -284 86 -264 80 -246Z', palette.pink),
  )
  const paw = (x: number, y: number, turn: number) =>
    place(
      ellipse([0, 0], 40, 33, { fill: fur, ...line }) +
        inkPath('M-13 -30V-12M11 -31V-13', { lineWidthPx: 5 }),
      [x, y],
      { rotate: turn },
    )
  const eye =
    circle([42, -226], 25, { fill: '#FFE27A', lineWidthPx: 6 }) +
    ellipse([46, -230], 7, 14, { fill: palette.ink, lineWidthPx: 0 })
  const chin = ellipse([0, -134], 62, 20, { fill: fur, lineWidthPx: 0 })
  const arm = (side: 1 | -1, toY: number) =>
    limb(
      [
        [side * 70, -96],
        [side * 96, -150],
        [side * 52, toY],
      ],
      { widthPx: 46, color: fur },
    )
  return place(
    inkPath(
      'M60 -10C130 0 166 -50 146 -110C138 -140 150 -166 172 -158C196 -148 200 -60 176 -14C150 34 90 36 56 24Z',
      { fill: fur, ...line },
    ) +
      inkPath('M-104 20C-120 -80 -92 -160 0 -164C92 -160 120 -80 104 20C60 32 -60 32 -104 20Z', {
        fill: fur,
        ...line,
      }) +
      inkPath('M-24 26V-30M24 26V-30', { lineWidthPx: 5 }) +
      place(
        ear +
          inkPath(
            'M0 -300C66 -302 106 -264 106 -214C106 -158 60 -130 0 -130C-60 -130 -106 -158 -106 -214C-106 -264 -66 -302 0 -300Z',
            {
              fill: fur,
              ...line,
            },
          ) +
          chin +
          eye +
          inkPath('M-92 -150L-138 -140M-94 -166L-142 -168M92 -150L138 -140M94 -166L142 -168', {
            line: palette.fog,
            lineWidthPx: 4,
          }) +
          flatPath('M-11 -182H11C10 -172 4 -168 0 -166C-4 -168 -10 -172 -11 -182Z', palette.pink) +
          inkPath('M0 -166V-158M-18 -146C-12 -160 12 -160 18 -146', { line: palette.fog, lineWidthPx: 5 }),
        [0, flinch],
      ) +
      arm(-1, -204 + flinch) +
      arm(1, -186 + flinch) +
      paw(-42, -216 + flinch, 14) +
      paw(46, -192 + flinch, -16),
    [136, 940],
    { scale: 0.9 },
  )
}

/** The cards with the prediction. */
function cards(): string {
  const card = (at: Point, rotate: number, picture: string) =>
    place(
      inkBox([-38, -54, 76, 108], { fill: palette.cream, radiusPx: 8, lineWidthPx: 6 }) +
        inkBox([-28, -44, 56, 88], { line: gold, radiusPx: 4, lineWidthPx: 4 }) +
        emoji(picture, { at: [0, 0], sizePx: 46, lineWidthPx: 4 }),
      at,
      { rotate },
    )
  return card([286, 968], -14, 'sun-with-face') + card([800, 972], 12, 'crescent-moon')
}

/** Its tail points sideways, at the mouth. */
function speech(): string {
  const data =
    'M648 34H932A36 36 0 0 1 968 70V212A36 36 0 0 1 932 248H648A36 36 0 0 1 612 212V204L496 244L612 148V70A36 36 0 0 1 648 34Z'
  return inkPath(data, { fill: palette.paper, ...line })
}

export const scene = defineScene({
  name: 'crystal-ball',
  widthPx: 1000,
  heightPx: 1000,
  background: wall,
  draw: (t) =>
    tent(t) +
    curtains() +
    glow(t) +
    teller(t) +
    farArm(t) +
    ball(t) +
    table(t) +
    cards() +
    hands(t) +
    cat(t) +
    speech(),
})
