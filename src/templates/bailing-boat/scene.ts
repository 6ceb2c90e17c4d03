import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, inkBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#FFCF5C'
const water = '#3E9BE0'
const foam = '#A9DBFF'

/** Waves that roll by one whole crest in a loop. */
function sea(y: number, fill: string, t: number, way: number): string {
  const crestPx = 150
  const shift = lap(t * way) * crestPx
  let data = `M${-2 * crestPx + shift} ${y}`
  for (let x = -2 * crestPx; x < 1350; x += crestPx)
    data += `q${crestPx / 4} -34 ${crestPx / 2} 0t${crestPx / 2} 0`
  return inkPath(`${data}V1040H-340Z`, { fill, ...line })
}

/** The fin of a shark that has noticed. */
function fin([x, y]: Point): string {
  return inkPath(
    `M${x - 70} ${y + 30}C${x - 40} ${y - 40} ${x - 10} ${y - 90} ${x + 40} ${y - 100}C${x + 20} ${y - 50} ${x + 30} ${y} ${x + 60} ${y + 30}Z`,
    { fill: '#7C8BA1', ...line },
  )
}

function hull(): string {
  return (
    inkPath('M96 596C150 800 240 900 340 912H860C960 900 1050 800 1104 596C1000 628 200 628 96 596Z', {
      fill: palette.wood,
      ...line,
    }) +
    inkPath('M140 700C300 730 900 730 1060 700M190 804C320 826 880 826 1010 804', {
      line: '#A9622C',
      lineWidthPx: 6,
    }) +
    inkPath('M84 574C200 612 1000 612 1116 574L1108 622C1000 656 200 656 92 622Z', {
      fill: '#B86B35',
      ...line,
    })
  )
}

/** Water that comes up through the hole. */
function fountain(t: number): string {
  const push = wave(t, 3) * 10
  const spray = Array.from({ length: 8 }, (_, index) => {
    const rise = lap(t, 1, index / 8)
    const side = index % 2 ? 1 : -1
    return drop(
      [626 + side * (30 + rise * 120), 330 - 500 * rise * (1 - rise) + rise * 120],
      1.3,
      side * (20 + rise * 130),
    )
  })
  return (
    inkPath(
      `M540 620C560 500 548 420 500 ${372 - push}C548 ${384 - push} 572 ${340 - push} 590 ${280 - push}C604 ${310 - push} 612 ${316 - push} 626 ${250 - push}C640 ${316 - push} 648 ${310 - push} 662 ${280 - push}C680 ${340 - push} 704 ${384 - push} 752 ${372 - push}C704 420 692 500 712 620Z`,
      { fill: foam, ...line },
    ) +
    inkPath(`M578 590C588 510 580 450 566 ${410 - push}M674 590C664 510 672 450 686 ${410 - push}`, {
      line: '#FFFFFF',
      lineWidthPx: 9,
    }) +
    spray.join('')
  )
}

/** Water in the boat. */
function bilge(t: number): string {
  const lift = wave(t) * 4
  return inkPath(
    `M104 ${556 + lift}Q188 ${532 - lift} 270 ${556 + lift}T436 ${556 + lift}T602 ${556 + lift}T768 ${556 + lift}T934 ${556 + lift}T1100 ${556 + lift}V620H104Z`,
    {
      fill: foam,
      ...line,
    },
  )
}

/** A power drill that points down from (0, 0). */
function drill(turn: number): string {
  return (
    inkPath('M-8 60H8L4 150L0 168L-4 150Z', { fill: '#C9CEDA', lineWidthPx: 6 }) +
    inkPath(`M-7 ${84 + turn}L7 ${76 + turn}M-6 ${110 + turn}L6 ${102 + turn}`, { lineWidthPx: 4 }) +
    inkBox([-20, 34, 40, 34], { fill: '#5B5E72', radiusPx: 6, ...line }) +
    inkBox([-38, -76, 76, 116], { fill: palette.yellow, radiusPx: 18, ...line }) +
    inkPath('M30 -62H112C128 -62 128 -18 112 -18H30Z', { fill: '#F2B632', ...line }) +
    inkBox([108, -72, 46, 64], { fill: '#5B5E72', radiusPx: 8, ...line })
  )
}

function teacup(): string {
  return (
    inkPath('M52 -22C96 -34 98 34 38 30', { lineWidthPx: 24 }) +
    inkPath('M52 -22C96 -34 98 34 38 30', { line: palette.paper, lineWidthPx: 10 }) +
    inkPath('M-62 -44H62C62 20 34 54 0 54C-34 54 -62 20 -62 -44Z', { fill: palette.paper, ...line }) +
    ellipse([0, -44], 62, 15, { fill: foam, ...line }) +
    inkPath('M-44 0C-20 12 20 12 44 0', { line: palette.coral, lineWidthPx: 10 })
  )
}

function bailer(t: number): string {
  const scoop = wave(t)
  const panic = wave(t, 3) * 2
  return (
    limb(
      [
        [276, 590],
        [196, 570],
        [170, 440 - scoop * 14],
      ],
      { widthPx: 58, color: skinTones.pale.fill },
    ) +
    peep({
      pose: 'bust/StripedTee',
      at: [380 + panic, 690],
      heightPx: 560,
      head: 'GrayShort',
      face: 'Hectic',
      beard: 'MustacheFive',
      skin: 'pale',
      colors: { top: palette.coral, hair: '#E6E8F0' },
      headScale: 1.25,
      headFlip: true,
      faceShift: [-18, 0],
      ...line,
    }) +
    drop([502, 220 + scoop * 8], 1.2, 30) +
    drop([520, 310 - scoop * 8], 1, 44) +
    place(teacup(), [138, 330 - scoop * 14], { rotate: -42, flip: true }) +
    hand('raised-fist', 'pale', { at: [172, 398 - scoop * 14], sizePx: 88, rotate: -14 }) +
    drop([54, 330 + lap(t) * 140], 1.4, -30) +
    drop([92, 210 + lap(t, 1, 0.5) * 90], 1.1, -60)
  )
}

function driller(t: number): string {
  const buzz = wave(t, 4) * 3
  return (
    peep({
      pose: 'bust/Hoodie',
      at: [916, 690],
      heightPx: 560,
      head: 'BunKnots',
      face: 'Calm',
      skin: 'brown',
      colors: { top: palette.teal },
      headScale: 1.25,
      headFlip: true,
      headRotate: wave(t) * 3,
      ...line,
    }) +
    place(drill(buzz), [626, 470 + buzz]) +
    limb(
      [
        [846, 560],
        [776, 590],
        [742, 490],
      ],
      { widthPx: 60, color: palette.teal, openStart: true },
    ) +
    hand('raised-fist', 'brown', { at: [730, 436 + buzz], sizePx: 92, rotate: -20 })
  )
}

export const scene = defineScene({
  name: 'bailing-boat',
  widthPx: 1200,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    flatBox([0, 0, 1200, 1000], skyColor) +
    rays({ centre: [610, 460], radiusPx: 1300, count: 28, color: '#FFDC85', turn: t }) +
    cloud([150, 110], 260, 3, line) +
    cloud([1110, 84], 210, 6, line) +
    sea(640, '#2F86CC', t, 1) +
    bailer(t) +
    fountain(t) +
    driller(t) +
    bilge(t) +
    hull() +
    label([200, 656, 392, 160], line) +
    label([608, 656, 392, 160], line) +
    fin([1080 + wave(t) * 14, 880]) +
    sea(874, water, t, -1) +
    sea(956, '#62B4F0', t, 1),
})
