import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath } from '../kit/shapes'
import { slothHand } from '../kit/sloth'
import { slothColors, slothHead } from '../kit/sloth-head'
import { extraInkUnits, thicken } from '../kit/thicken'

const line = { lineWidthPx: boldInkWidthPx }
const wall = '#35B7A6'
const print = '#B9BCC8'
const slothScale = 0.68
/** Left and right edge of the receipt, and where it was torn off. */
const [left, right, top] = [356, 924, 252]

function shop(): string {
  const stripes = Array.from({ length: 9 }, (_, index) => flatBox([index * 120 + 20, 0, 50, 900], '#3FC2B1'))
  return (
    flatBox([0, 0, 1000, 1040], wall) +
    stripes.join('') +
    inkBox([-20, 196, 340, 26], { fill: palette.wood, ...line }) +
    emoji('canned-food', { at: [60, 142], sizePx: 110 }) +
    emoji('canned-food', { at: [160, 142], sizePx: 110 }) +
    emoji('baguette-bread', { at: [264, 138], sizePx: 116, rotate: -30 })
  )
}

/** Has torn it off with care, and took its time. */
function cashier(t: number): string {
  const cap =
    inkPath('M-150 -590C-140 -690 -70 -730 0 -730C70 -730 140 -690 150 -590C60 -620 -60 -620 -150 -590Z', {
      fill: palette.coral,
      ...line,
    }) +
    inkPath(
      'M-156 -586C-60 -622 60 -622 156 -586C190 -560 120 -556 60 -568C20 -574 -20 -574 -60 -568C-120 -556 -190 -560 -156 -586Z',
      {
        fill: '#D94F48',
        ...line,
      },
    )
  return place(
    thicken(slothHead('calm', false, -0.6) + cap, extraInkUnits(slothScale)),
    [646, 504 + wave(t) * 5],
    { scale: slothScale },
  )
}

function claws(t: number): string {
  const lift = wave(t) * 4
  return [
    [446, -1],
    [846, 1],
  ]
    .map(
      ([x = 0, side = 1]) =>
        ellipse([x, top - 56 + lift], 27, 20, { fill: slothColors.fur, ...line }) +
        place(slothHand([0, 0], 180), [x, top - 26 + lift], { scale: 0.66, flip: side < 0 }),
    )
    .join('')
}

function paper(): string {
  const teeth = 20
  const pitch = (right - left) / teeth
  const torn = Array.from(
    { length: teeth },
    (_, index) => `L${left + pitch * (index + 0.5)} ${top - 14}L${left + pitch * (index + 1)} ${top + 4}`,
  )
  return inkPath(
    `M${left} ${top + 4}${torn.join('')}C${right - 14} 480 ${right + 8} 700 ${right} 1120H${left}C${left + 10} 760 ${left - 12} 520 ${left} ${top + 4}Z`,
    {
      fill: palette.paper,
      ...line,
    },
  )
}

/** What the till prints on every receipt. */
function printed(): string {
  const rule = (y: number) =>
    Array.from({ length: 17 }, (_, index) => `M${left + 34 + index * 30} ${y}h16`).join('')
  const widths = [10, 5, 14, 6, 6, 12, 5, 9, 16, 5, 7, 12, 6, 14, 5, 9, 6, 12]
  let x = left + 64
  const bars = widths.map((width) => {
    const bar = flatBox([x, 826, width, 70], palette.ink)
    x += width + 15
    return bar
  })
  return (
    inkPath(rule(378) + rule(484) + rule(590), { line: print, lineWidthPx: 5 }) +
    inkBox([left + 22, 616, right - left - 44, 184], { fill: '#FFE98A', radiusPx: 16, lineWidthPx: 0 }) +
    inkPath(`M${left + 24} 608H${right - 24}M${left + 24} 808H${right - 24}`, { lineWidthPx: 6 }) +
    bars.join('')
  )
}

function counter(): string {
  return (
    inkBox([-20, 900, 1040, 40], { fill: '#E8A063', ...line }) +
    inkBox([-20, 940, 1040, 160], { fill: palette.wood, ...line })
  )
}

/** A strip of the receipt, printed all along. */
function strip(data: string): string {
  return (
    inkPath(data, { lineWidthPx: 88 }) +
    inkPath(data, { line: palette.paper, lineWidthPx: 74 }) +
    `<path d="${data}" fill="none" stroke="${print}" stroke-width="30" stroke-dasharray="7 17"/>`
  )
}

/** The receipt goes on, past the till and around the customer. */
function customer(t: number): string {
  const shiver = wave(t, 4) * 2
  return (
    place(
      peep({
        pose: 'bust/Hoodie',
        at: [170, 1090],
        heightPx: 700,
        head: 'MediumBangs',
        face: 'Scream',
        skin: 'pale',
        colors: { top: palette.yellow, hair: '#8A3B24' },
        headScale: 1.2,
        headRotate: 4,
        ...line,
      }),
      [shiver, 0],
    ) +
    drop([330, 462 + wave(t) * 8], 1.3, 40) +
    drop([40, 492 - wave(t) * 8], 1.1, -40)
  )
}

function tail(t: number): string {
  const ripple = wave(t) * 6
  return (
    strip(`M30 800C100 ${880 + ripple} 250 ${880 + ripple} 420 764`) +
    strip(`M480 1010C400 ${1030 + ripple} 320 1030 250 990C170 950 60 ${930 - ripple} -60 960`)
  )
}

/** All that it is for. */
function purchase(t: number): string {
  const at: Point = [302, 868 - Math.abs(wave(t)) * 4]
  return emoji('lemon', { at, sizePx: 112, rotate: -12 })
}

function holdingHand(): string {
  return (
    limb(
      [
        [150, 1100],
        [230, 1040],
        [276, 970],
      ],
      { widthPx: 70, color: palette.yellow },
    ) + hand('raised-fist', 'pale', { at: [292, 934], sizePx: 100, rotate: 10 })
  )
}

export const scene = defineScene({
  name: 'till-receipt',
  widthPx: 1000,
  heightPx: 1040,
  background: wall,
  draw: (t) =>
    shop() +
    cashier(t) +
    counter() +
    customer(t) +
    tail(t) +
    purchase(t) +
    holdingHand() +
    paper() +
    printed() +
    claws(t),
})
