import { bubble } from '../kit/bubble'
import { clip } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkPath, label, stroke } from '../kit/shapes'
import { shoe } from '../kit/short-legs'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#6FD0E8'
const bark = '#9A6238'
const leaf = '#5DB85F'
const shirt = palette.orange
const trousers = '#3E4A8A'

function sky(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], skyColor) +
    rays({ centre: [680, 360], radiusPx: 1200, count: 26, color: '#8ADDF0', turn: t }) +
    cloud([940, 72], 200, 4, line) +
    // Tops of the trees far below.
    [60, 250, 470, 690, 900]
      .map((x, index) => cloud([x, 1010], 300, index + 2, { fill: '#3F9A52', ...line }))
      .join('')
  )
}

function tree(t: number): string {
  return (
    inkPath(
      'M-20 -20H214C196 180 190 420 222 536C420 560 700 552 950 566C972 570 972 606 950 610C720 640 420 652 226 654C200 780 214 900 240 1020H-20Z',
      {
        fill: bark,
        ...line,
      },
    ) +
    inkPath(
      'M70 560C60 680 84 780 70 900M140 700C132 780 150 840 144 930M290 588C360 596 380 584 420 592M700 586C760 592 800 580 860 588',
      {
        line: '#744525',
        lineWidthPx: 6,
      },
    ) +
    ellipse([104, 352], 78, 98, { fill: '#3B2414', ...line }) +
    emoji('owl', { at: [104, 366 + wave(t) * 3], sizePx: 132, lineWidthPx: 5 }) +
    cloud([10, 40], 420, 7, { fill: leaf, ...line }) +
    cloud([40, 150], 260, 9, { fill: '#6CC76E', ...line }) +
    cloud([976, 560], 190, 5, { fill: leaf, ...line })
  )
}

/** The cut, already deep, and the dust that falls out of it. */
function cut(t: number): string {
  const dust = Array.from({ length: 7 }, (_, index) => {
    const fall = lap(t, 1, index / 7)
    return circle([404 + ((index * 29) % 50) - 10, 650 + fall * 200], 8 - fall * 3, {
      fill: '#F2CF93',
      lineWidthPx: 4,
    })
  })
  return (
    inkPath('M338 546L352 612L456 612L470 552Z', { fill: '#F2CF93', ...line }) +
    inkPath('M404 612L396 630L410 640L400 652', { lineWidthPx: 6 }) +
    dust.join('')
  )
}

/** A saw with its handle at (0, 0), blade to the left. */
function saw(): string {
  const teeth = Array.from(
    { length: 12 },
    (_, index) => `L${-306 + index * 24} 46L${-296 + index * 24} 24`,
  ).join('')
  return (
    inkPath(`M-16 -36L-318 -8L-320 22${teeth}L-16 26Z`, { fill: '#DDE2EC', ...line }) +
    inkPath('M-40 -46C0 -60 64 -56 74 -14C84 34 44 64 -10 52C-34 46 -44 10 -40 -46Z', {
      fill: palette.red,
      ...line,
    })
  )
}

function sawyer(t: number): string {
  const pull = wave(t, 2) * 14
  const leg = (dx: number, knee: number, phase: number) => {
    const swing = wave(t, 1, phase) * 6
    return (
      limb(
        [
          [704 + dx, 548],
          [knee, 556],
          [knee - 8 + swing, 660],
        ],
        { widthPx: 66, color: trousers },
      ) + shoe([knee - 12 + swing, 690], { flip: true, scale: 1.15 })
    )
  }
  return (
    leg(20, 640, 0.3) +
    peep({
      pose: 'bust/ButtonShirt',
      at: [724, 566],
      heightPx: 440,
      head: 'Afro',
      face: 'Cute',
      skin: 'brown',
      colors: { top: shirt },
      headScale: 1.4,
      headRotate: wave(t) * 2,
      flip: true,
      ...line,
    }) +
    leg(30, 690, 0) +
    clip(flatBox([0, 0, 1000, 608], '#000'), place(saw(), [560 + pull, 470 - pull * 0.78], { rotate: -38 })) +
    limb(
      [
        [654, 430],
        [620, 500],
        [566 + pull, 476 - pull * 0.78],
      ],
      { widthPx: 54, color: shirt, openStart: true },
    ) +
    hand('raised-fist', 'brown', { at: [558 + pull, 470 - pull * 0.78], sizePx: 80, rotate: -90 })
  )
}

export const scene = defineScene({
  name: 'sawing-the-branch',
  widthPx: 1000,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    sky(t) +
    tree(t) +
    stroke(
      [
        [520, 640],
        [500, 800],
      ],
      8,
      '#5A3A22',
    ) +
    stroke(
      [
        [884, 610],
        [900, 800],
      ],
      8,
      '#5A3A22',
    ) +
    cut(t) +
    sawyer(t) +
    bubble([200, 44, 410, 190], [470, 440]) +
    label([400, 782, 560, 136], line),
})
