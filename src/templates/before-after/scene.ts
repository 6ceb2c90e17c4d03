import { clipToBox } from '../kit/clip'
import { dots } from '../kit/dots'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { decimal, type Point } from '../kit/path'
import { peep } from '../kit/peep'
import { shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, flatPath, frame, inkBox, inkPath } from '../kit/shapes'
import { sparkle } from '../kit/star'

const raindrops: Point[] = [
  [90, 190],
  [160, 240],
  [350, 210],
  [430, 310],
  [60, 340],
  [445, 180],
]

function before(t: number): string {
  const sway = wave(t)
  const man = peep({
    pose: 'bust/ButtonPocketShirt',
    at: [250, 842],
    heightPx: 640,
    head: 'ShortFour',
    face: 'SmileTeeth',
    faceScale: 1.06,
    skin: 'tan',
    headScale: 1.2,
    headRotate: sway * 2 - 3,
    lineWidthPx: boldInkWidthPx,
  })
  return (
    flatBox([0, 0, 500, 830], '#BFEAFF') +
    rays({ centre: [250, 420], radiusPx: 700, count: 22, color: '#D9F3FF', turn: t }) +
    emoji('sun', { at: [104, 112], sizePx: 150, rotate: sway * 6, lineWidthPx: boldInkWidthPx }) +
    man +
    sparkle([404, 140], 32 + sway * 5) +
    sparkle([66, 380], 32 - sway * 5) +
    sparkle([440, 330], 32 + sway * 5)
  )
}

function rain(t: number): string {
  return raindrops
    .map(([x, y], index) => {
      const fall = lap(t, 1, index * 0.17)
      return inkPath(`M${decimal(x - fall * 10)} ${decimal(y + fall * 60)}l-12 40`, { line: '#9CC7FF' })
    })
    .join('')
}

function coffeeStains(): string {
  const stain = 'c18 -14 36 -2 34 14c-4 18 -34 20 -42 6c-4 -8 0 -16 8 -20Z'
  return flatPath(`M140 704${stain}M340 770${stain}`, '#8B6A2C')
}

function after(t: number): string {
  const sway = wave(t)
  const man = peep({
    pose: 'bust/Coffee',
    at: [248, 850],
    heightPx: 600,
    head: 'ShavedThree',
    face: 'DeadInside',
    faceScale: 1.06,
    beard: 'FullMedium',
    skin: 'tan',
    colors: { top: '#C4A65C', cup: palette.coral, skin: '#BF8A63' },
    headScale: 1.2,
    headRotate: 7 + sway,
    headShift: [0, 14],
    lineWidthPx: boldInkWidthPx,
  })
  return (
    flatBox([0, 0, 500, 830], '#5D5F73') +
    dots([0, 0, 500, 830], { gapPx: 50, radiusPx: 6, color: '#FFFFFF', opacity: 0.08 }) +
    rain(t) +
    emoji('cloud-with-lightning', { at: [270, 112 + sway * 5], sizePx: 210, lineWidthPx: boldInkWidthPx }) +
    man +
    coffeeStains() +
    emoji('fly', { at: [430 + wave(t, 1, 0.25) * 14, 470 + sway * 12], sizePx: 52, lineWidthPx: 4 })
  )
}

export const scene = defineScene({
  name: 'before-after',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    clipToBox([0, 0, 500, 1000], before(t)) +
    shift(clipToBox([0, 0, 500, 1000], after(t)), [500, 0]) +
    inkBox([-10, 820, 510, 200], { fill: palette.paper, lineWidthPx: 8, amplitudePx: 0 }) +
    inkBox([500, 820, 510, 200], { fill: '#2B2B3A', lineWidthPx: 8, amplitudePx: 0 }) +
    border('M500 0V1000', 10) +
    frame(1000, 1000),
})
