import { dots } from '../kit/dots'
import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, inkBox, inkPath, label, polygon } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const corners: readonly Point[] = [
  [500, 150],
  [890, 610],
  [110, 610],
]

/** The triangle of which nobody ever had all three corners. */
function triangle(t: number): string {
  const [top = [0, 0], right = [0, 0], left = [0, 0]] = corners
  const data = `M${top.join(' ')}L${right.join(' ')}L${left.join(' ')}Z`
  const dash = `stroke-dasharray="34 22" stroke-dashoffset="${Math.round(-56 * t)}"`
  return (
    inkPath(data, { fill: '#FFE08A', lineWidthPx: 40 }) +
    inkPath(data, { line: palette.yellow, lineWidthPx: 26 }) +
    `<path d="${data}" fill="none" stroke="#FFFDF7" stroke-width="8" stroke-linecap="round" ${dash}/>`
  )
}

function seller(t: number): string {
  const shrug = wave(t) * 4
  return peep({
    pose: 'bust/Whatever',
    at: [500, 752 + shrug],
    heightPx: 440,
    head: 'MediumBangs',
    face: 'Smug',
    skin: 'light',
    hairInk: '#4A2115',
    headScale: 1.46,
    headRotate: 4 + wave(t) * 3,
    lineWidthPx: boldInkWidthPx,
  })
}

function counter(): string {
  return (
    polygon(
      [
        [-20, 742],
        [1020, 742],
        [1040, 800],
        [-40, 800],
      ],
      { ...line, fill: palette.wood },
    ) + inkBox([-20, 800, 1040, 240], { ...line, fill: '#A95F2E' })
  )
}

export const scene = defineScene({
  name: 'pick-two',
  widthPx: 1000,
  heightPx: 1000,
  background: '#D93A6A',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#D93A6A') +
    rays({ centre: [500, 420], radiusPx: 1000, count: 28, color: '#E54D7B', turn: t }) +
    dots([0, 0, 1000, 740], { gapPx: 70, radiusPx: 5, color: '#FFFFFF', opacity: 0.14 }) +
    triangle(t) +
    seller(t) +
    counter() +
    label([270, 28, 460, 178], line) +
    label([18, 494, 286, 222], line) +
    label([696, 494, 286, 222], line) +
    label([152, 820, 696, 130], { ...line, fill: '#FFF3DC' }) +
    emoji('bellhop-bell', { at: [646, 734], sizePx: 90 }) +
    sparkle([120, 130], 34 + wave(t) * 5) +
    sparkle([884, 180], 28 - wave(t) * 5),
})
