import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const skin = 'deep'

/** An aisle of the supermarket, with the one thing that is left on its shelf. */
function aisle(): string {
  const tiles = [0, 1, 2, 3, 4, 5, 6].map((index) =>
    inkPath(`M${index * 170} 850L${index * 240 - 220} 1000`, { line: '#D9B98A', lineWidthPx: 4 }),
  )
  const posts = [24, 480, 952].map((x) => inkBox([x, 30, 24, 830], { fill: '#4F6FB5', ...line }))
  return (
    flatBox([0, 0, 1000, 860], '#7FA2E8') +
    flatBox([0, 0, 1000, 60], '#5B7FCB') +
    posts.join('') +
    flatBox([0, 850, 1000, 150], '#F2D9AE') +
    inkPath('M0 850H1000', line) +
    tiles.join('')
  )
}

/** Has washed itself for this. */
function broccoli(t: number): string {
  const eye = ([x, y]: Point) =>
    ellipse([x, y], 13, 15, { fill: '#FFFFFF', lineWidthPx: 5 }) +
    circle([x + 3, y + 5], 6, { fill: palette.ink, lineWidthPx: 0 })
  return (
    emoji('broccoli', { at: [0, 0], sizePx: 160, recolor: { '#008463': '#3DB65C' } }) +
    eye([-18, -28]) +
    eye([26, -28]) +
    inkPath('M-12 12C-4 2 14 2 22 12', { lineWidthPx: 6 }) +
    inkPath('M-38 -50L-18 -56M46 -50L26 -56', { lineWidthPx: 6 }) +
    drop([40, 4 + lap(t) * 34], 0.7, -6)
  )
}

function lonelyShelf(t: number): string {
  return (
    flatPath('M180 -10L310 -10L420 236L70 236Z', '#FFF6C9A0') +
    place(broccoli(t), [246, 164], { rotate: wave(t) * 3 }) +
    sparkle([340, 110], 22 + wave(t) * 5) +
    sparkle([150, 150], 16 - wave(t) * 4) +
    inkBox([20, 234, 470, 22], { fill: '#3D5A9E', ...line }) +
    label([40, 272, 396, 140], line)
  )
}

const junk: readonly (readonly [name: string, at: Point, sizePx: number, rotate: number])[] = [
  ['guitar', [856, 290], 270, -14],
  ['flamingo', [716, 286], 250, -6],
  ['mirror-ball', [590, 356], 150, 0],
  ['cactus', [500, 444], 170, -12],
  ['unicorn', [872, 448], 190, 8],
  ['teddy-bear', [634, 462], 230, -8],
  ['video-game', [776, 488], 170, 8],
]

/** Each thing that seemed a good idea in its own aisle. */
function load(t: number): string {
  const float = wave(t) * 8
  const balloon =
    inkPath(`M552 ${212 + float}C570 300 520 330 536 400`, { line: '#3B5BD8', lineWidthPx: 6 }) +
    emoji('balloon', { at: [560, 140 + float], sizePx: 176, rotate: -8 + wave(t, 1, 0.25) * 4 })
  return (
    balloon +
    junk
      .map(([name, [x, y], sizePx, rotate], index) =>
        emoji(name, {
          at: [x, y + wave(t, 2, index * 0.21) * 4],
          sizePx,
          rotate: rotate + wave(t, 1, index * 0.37) * 3,
        }),
      )
      .join('')
  )
}

function cart(): string {
  const basket = 'M400 540H960L900 790H476Z'
  const wires = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => `M${440 + index * 66} 540L${500 + index * 52} 790`)
    .join('')
  const wheel = (x: number) =>
    circle([x, 926], 32, { fill: '#4A4A5A', ...line }) +
    circle([x, 926], 11, { fill: palette.fog, lineWidthPx: 4 })
  const tube = (data: string) =>
    inkPath(data, { lineWidthPx: 28 }) + inkPath(data, { line: palette.grey, lineWidthPx: 14 })
  return (
    shadow([690, 956], 300) +
    tube('M470 786L500 880H880L892 790') +
    wheel(530) +
    wheel(850) +
    inkPath(basket, { fill: '#D5DAE6', ...line }) +
    inkPath(`${wires}M416 600H946M438 680H926M460 750H906`, { line: '#8F95A8', lineWidthPx: 6 }) +
    inkPath(basket, { lineWidthPx: 8 }) +
    tube('M340 580L404 552') +
    label([476, 574, 410, 180], line)
  )
}

function shopper(t: number): string {
  const bounce = Math.abs(wave(t)) * 6
  return place(
    peep({
      pose: 'bust/Hoodie',
      at: [186, 1040],
      heightPx: 580,
      head: 'BantuKnots',
      face: 'BigSmile',
      faceScale: 1.1,
      accessory: 'GlassesTwo',
      skin,
      colors: { top: palette.yellow },
      headScale: 1.3,
      headRotate: wave(t) * 3,
      ...line,
    }),
    [0, -bounce],
  )
}

function arms(t: number): string {
  const bounce = Math.abs(wave(t)) * 6
  return (
    limb(
      [
        [262, 800 - bounce],
        [330, 760 - bounce],
        [352, 620],
      ],
      { widthPx: 60, color: palette.yellow, openStart: true },
    ) + hand('raised-fist', skin, { at: [350, 584], sizePx: 98, rotate: 14 })
  )
}

export const scene = defineScene({
  name: 'cart-of-nonsense',
  widthPx: 1000,
  heightPx: 1000,
  background: '#7FA2E8',
  draw: (t) => aisle() + lonelyShelf(t) + load(t) + shopper(t) + cart() + arms(t),
})
