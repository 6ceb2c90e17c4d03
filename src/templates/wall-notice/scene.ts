import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const wall = '#A9DCC6'
const skin = 'brown'

/** The tiles of a kitchen that everybody uses and no one cleans. */
function kitchen(): string {
  const rows = Array.from({ length: 9 }, (_, index) => `M0 ${index * 110 + 40}H1000`)
  const columns = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 6 }, (_, index) => `M${index * 220 + (row % 2) * 110 - 40} ${row * 110 - 70}v110`),
  ).flat()
  return (
    flatBox([0, 0, 1000, 1000], wall) +
    inkPath([...rows, ...columns].join(''), { line: '#97CDB5', lineWidthPx: 7 })
  )
}

function tape(at: Point, rotate: number): string {
  return place(inkBox([-62, -22, 124, 44], { fill: '#FFE27AE6', lineWidthPx: 5 }), at, { rotate })
}

/** A smile that is none. */
function smile(): string {
  return (
    circle([0, 0], 42, { fill: palette.yellow, ...line }) +
    circle([-14, -10], 6, { fill: palette.ink, lineWidthPx: 0 }) +
    circle([14, -10], 6, { fill: palette.ink, lineWidthPx: 0 }) +
    inkPath('M-20 12C-12 24 12 24 20 12', { lineWidthPx: 6 })
  )
}

function notice(t: number): string {
  const flutter = wave(t) * 5
  return (
    flatPath('M142 72H866V600H142Z', '#0000001F') +
    inkPath(`M120 48H850V574L${800 + flutter} ${562 - flutter}L770 580H120Z`, {
      fill: palette.paper,
      ...line,
    }) +
    inkPath(`M770 580C778 556 790 546 ${800 + flutter} ${530 - flutter}L850 574Z`, {
      fill: '#E3DFD2',
      ...line,
    }) +
    inkPath('M176 194C330 186 620 200 794 190M188 208C360 202 600 212 780 204', {
      line: palette.red,
      lineWidthPx: 9,
    }) +
    inkPath(
      'M470 540C490 500 512 506 506 538C524 500 548 504 544 536C560 516 588 512 600 530C616 540 636 520 656 526',
      {
        line: palette.blue,
        lineWidthPx: 8,
      },
    ) +
    place(smile(), [716, 512], { rotate: 8 + wave(t) * 4 }) +
    tape([128, 60], -42) +
    tape([842, 60], 40) +
    tape([122, 560], 44)
  )
}

/** Somebody has taken the trouble to come and point. */
function accuser(t: number): string {
  const jab = wave(t, 2) * 12
  return (
    limb(
      [
        [1040, 560],
        [990, 470],
        [930 + jab, 396],
      ],
      { widthPx: 84, color: palette.violet },
    ) + hand('backhand-index-pointing-right', 'light', { at: [878 + jab, 352], sizePx: 170, rotate: 16 })
  )
}

/** Has read nothing, seen nothing, and is chewing. */
function culprit(t: number): string {
  const chew = wave(t, 2)
  return (
    peep({
      pose: 'bust/ButtonPocketShirt',
      at: [252, 1010],
      heightPx: 500,
      head: 'DreadsTwo',
      face: 'SideEye',
      skin,
      colors: { top: palette.coral },
      headScale: 1.25,
      headRotate: -3 + chew * 1.4,
      ...line,
    }) +
    inkPath('M206 840L236 936L274 840', { line: palette.blue, lineWidthPx: 12 }) +
    inkBox([206, 924, 62, 76], { fill: palette.paper, radiusPx: 8, lineWidthPx: 6 }) +
    circle([237, 952], 14, { fill: palette.grey, lineWidthPx: 0 }) +
    limb(
      [
        [372, 1030],
        [440, 970],
        [420, 880],
      ],
      { widthPx: 72, color: palette.coral },
    ) +
    emoji('sandwich', { at: [392, 772 + chew * 4], sizePx: 170, rotate: -14 }) +
    hand('raised-fist', skin, { at: [414, 848 + chew * 4], sizePx: 112, rotate: -6 }) +
    crumbs(t)
  )
}

function crumbs(t: number): string {
  return [0, 0.3, 0.65]
    .map((phase, index) => {
      const fall = lap(t, 1, phase)
      return circle([304 + index * 16 + fall * 10, 744 + fall * 150], 7, {
        fill: palette.tan,
        lineWidthPx: 4,
      })
    })
    .join('')
}

/** The only one in this room who feels meant. */
function plant(t: number): string {
  const sag = wave(t) * 6
  const petals = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI
    return ellipse([Math.cos(angle) * 62, Math.sin(angle) * 62], 34, 24, {
      fill: palette.pink,
      rotate: (angle * 180) / Math.PI,
      lineWidthPx: 6,
    })
  })
  const head =
    petals.join('') +
    circle([0, 0], 56, { fill: palette.yellow, ...line }) +
    [-20, 20]
      .map(
        (x) =>
          ellipse([x, -4], 12, 14, { fill: '#FFFFFF', lineWidthPx: 5 }) +
          circle([x, 2], 6, { fill: palette.ink, lineWidthPx: 0 }),
      )
      .join('') +
    inkPath('M-34 -26L-14 -32M34 -26L14 -32M-14 32C-8 22 8 22 14 32', { lineWidthPx: 6 })
  return (
    inkPath(
      `M686 826C668 720 660 ${640 + sag} 726 ${622 + sag}C780 ${610 + sag} 812 ${640 + sag} 826 ${690 + sag}`,
      {
        lineWidthPx: 30,
      },
    ) +
    inkPath(
      `M686 826C668 720 660 ${640 + sag} 726 ${622 + sag}C780 ${610 + sag} 812 ${640 + sag} 826 ${690 + sag}`,
      {
        line: '#6FA858',
        lineWidthPx: 16,
      },
    ) +
    inkPath(
      'M674 772C630 760 596 790 590 836C632 838 668 816 674 772ZM682 744C722 726 760 744 774 790C732 800 694 782 682 744Z',
      {
        fill: '#8FB86A',
        ...line,
      },
    ) +
    place(head, [832, 736 + sag], { rotate: 14 + sag / 2 }) +
    inkPath('M600 822H780L760 960H620Z', { fill: '#D9723F', ...line }) +
    inkBox([584, 808, 212, 46], { fill: '#E8874F', radiusPx: 10, ...line }) +
    [0, 1]
      .map((index) =>
        place(
          ellipse([0, 0], 24, 15, { fill: palette.pink, lineWidthPx: 6 }),
          [880 + index * 50, 946 - index * 8],
          { rotate: index * 40 - 20 },
        ),
      )
      .join('')
  )
}

function counter(): string {
  return inkBox([-20, 946, 1040, 80], { fill: '#F5EBDD', ...line }) + flatBox([-20, 984, 1040, 30], '#DCCDB8')
}

export const scene = defineScene({
  name: 'wall-notice',
  widthPx: 1000,
  heightPx: 1000,
  background: wall,
  draw: (t) => kitchen() + notice(t) + counter() + plant(t) + culprit(t) + accuser(t),
})
