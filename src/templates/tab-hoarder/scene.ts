import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, ellipse, flatPath, inkBox, inkPath, shadow } from '../kit/shapes'

const tabColors = [
  palette.coral,
  palette.yellow,
  '#5FE0CB',
  palette.pink,
  '#8FB4FF',
  palette.lilac,
  '#FFB36B',
  '#9BDD8C',
]
const line = { lineWidthPx: 8 }

/** One tab: a rounded top, a spot of an icon, a line of a title, a cross. */
function tab(x: number, y: number, widthPx: number, fill: string, rotate = 0): string {
  const w = widthPx
  const shape = `M0 74L10 16C12 4 18 0 30 0H${w - 30}C${w - 18} 0 ${w - 12} 4 ${w - 10} 16L${w} 74Z`
  return place(
    inkPath(shape, { fill, lineWidthPx: 7 }) +
      circle([34, 34], 11, { fill: '#FFFFFF', lineWidthPx: 4 }) +
      inkPath(`M56 34H${w - 50}`, { lineWidthPx: 6 }) +
      inkPath(`M${w - 36} 28l12 12m0 -12l-12 12`, { lineWidthPx: 5 }),
    [x, y],
    { rotate },
  )
}

/** Rows of tabs, each row wider and less tidy than the one it stands on. */
function heap(t: number): string {
  const random = seededRandom(5)
  const sway = wave(t)
  const rows = [0, 1, 2, 3].map((row) => {
    const count = 9 - row
    const spanPx = 920 - row * 90
    const tabs = Array.from({ length: count }, (_, index) => {
      const x = 500 - spanPx / 2 + (index * (spanPx - 130)) / (count - 1)
      const fill = tabColors[(index * 3 + row * 5) % tabColors.length] ?? palette.coral
      return tab(x, 268 - row * 66 + (random() - 0.5) * 18, 140, fill, (random() - 0.5) * 16)
    })
    return place(tabs.join(''), [sway * row * 4, 0])
  })
  return rows.reverse().join('')
}

function face(t: number): string {
  const shake = wave(t, 4) * 2
  const eye = (x: number) =>
    ellipse([x, 0], 34, 40, { fill: '#FFFFFF', ...line }) +
    circle([x + 4, 14], 13, { fill: palette.ink, lineWidthPx: 0 }) +
    inkPath(`M${x - 36} -4C${x - 36} -52 ${x + 36} -52 ${x + 36} -4Z`, { fill: '#BFD2F5', ...line })
  return place(
    eye(-70) +
      eye(70) +
      ellipse([-118, 62], 26, 14, { fill: '#FF9FB0', lineWidthPx: 0 }) +
      ellipse([118, 62], 26, 14, { fill: '#FF9FB0', lineWidthPx: 0 }) +
      inkPath('M-44 92C-30 70 -14 96 0 80C14 66 30 96 44 78', { lineWidthPx: 9 }) +
      inkPath('M-112 -66L-46 -84M112 -66L46 -84', { lineWidthPx: 10 }),
    [720 + shake, 590],
  )
}

function browser(t: number): string {
  return (
    inkBox([120, 340, 760, 560], { fill: '#DCE8FF', radiusPx: 30, ...line }) +
    flatPath('M124 470V370A26 26 0 0 1 150 344H850A26 26 0 0 1 876 370V470Z', '#4C7DF0') +
    inkPath('M124 470H876', line) +
    [0, 1, 2]
      .map((index) =>
        circle([166 + index * 40, 408], 13, { fill: tabColors[index] ?? '#fff', lineWidthPx: 5 }),
      )
      .join('') +
    inkBox([288, 357, 556, 100], { fill: palette.paper, radiusPx: 28, lineWidthPx: 7 }) +
    face(t)
  )
}

/** Two thin arms that hold everything up. */
function arms(t: number): string {
  const shake = wave(t, 4) * 4
  const arm = { widthPx: 44, color: '#4C7DF0', lineWidthPx: 8 }
  return (
    limb(
      [
        [128, 640],
        [40, 560],
        [56, 380 + shake],
      ],
      arm,
    ) +
    limb(
      [
        [872, 640],
        [960, 560],
        [944, 380 - shake],
      ],
      arm,
    )
  )
}

function legs(): string {
  const leg = { widthPx: 44, color: '#4C7DF0', lineWidthPx: 8 }
  return (
    limb(
      [
        [300, 880],
        [270, 920],
        [290, 964],
      ],
      leg,
    ) +
    limb(
      [
        [700, 880],
        [730, 920],
        [710, 964],
      ],
      leg,
    )
  )
}

export const scene = defineScene({
  name: 'tab-hoarder',
  widthPx: 1000,
  heightPx: 1000,
  background: '#FF8A4C',
  draw: (t) =>
    rays({ centre: [500, 420], radiusPx: 1000, count: 26, color: '#FF9C66', turn: t }) +
    flatPath('M0 940H1000V1000H0Z', '#C95A26') +
    inkPath('M-10 940H1010', { lineWidthPx: 7 }) +
    shadow([500, 968], 330) +
    legs() +
    heap(t) +
    arms(t) +
    browser(t) +
    inkBox([160, 512, 380, 340], { fill: palette.paper, radiusPx: 18, lineWidthPx: 7 }) +
    emoji('snail', { at: [720, 802], sizePx: 110, flip: true }) +
    drop([868, 520], 1.5, 30) +
    drop([600, 510], 1.3, -20),
})
