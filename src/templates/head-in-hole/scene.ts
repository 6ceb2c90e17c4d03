import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow, stroke } from '../kit/shapes'
import { hider } from './hider'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#F0506A'
const groundY = 690
const hole: Point = [690, 812]

function ground(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], skyColor) +
    rays({ centre: [560, 560], radiusPx: 1200, count: 26, color: '#F76A80', turn: t }) +
    inkPath(
      `M-20 ${groundY}C180 ${groundY - 40} 380 ${groundY + 10} 560 ${groundY - 10}C740 ${groundY - 36} 880 ${groundY} 1020 ${groundY - 16}V1020H-20Z`,
      {
        fill: '#F2C481',
        ...line,
      },
    ) +
    flatPath('M-20 900C240 850 520 940 1020 880V1020H-20Z', '#E3AC64')
  )
}

function holeBack(): string {
  return (
    inkPath('M520 826C520 770 596 746 690 746C790 746 866 772 866 828C866 870 520 870 520 826Z', {
      fill: '#D99F58',
      ...line,
    }) + ellipse(hole, 138, 44, { fill: '#3A2116', ...line })
  )
}

/** The near side of the heap of sand, which hides what is in the hole. */
function holeFront(): string {
  return (
    inkPath(
      'M506 846C508 812 532 804 554 814C586 862 790 866 828 814C852 804 884 818 880 850C872 892 520 896 506 846Z',
      {
        fill: '#E9B770',
        ...line,
      },
    ) +
    [
      [560, 852],
      [640, 872],
      [742, 870],
      [826, 850],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 5, { fill: '#A9713A', lineWidthPx: 0 }))
      .join('')
  )
}

/** A board of bad news with a lamp that flashes at each end. */
function board(t: number): string {
  const light = (x: number, phase: number) => {
    const flash = lap(t, 3, phase) < 0.5
    const beams =
      stroke(
        [
          [x - 54, 60],
          [x - 74, 52],
        ],
        8,
        '#FFE08A',
      ) +
      stroke(
        [
          [x - 40, 34],
          [x - 54, 16],
        ],
        8,
        '#FFE08A',
      ) +
      stroke(
        [
          [x + 54, 60],
          [x + 74, 52],
        ],
        8,
        '#FFE08A',
      ) +
      stroke(
        [
          [x + 40, 34],
          [x + 54, 16],
        ],
        8,
        '#FFE08A',
      )
    return (
      inkPath(`M${x - 34} 96V62C${x - 34} 14 ${x + 34} 14 ${x + 34} 62V96Z`, {
        fill: flash ? '#FF3B30' : '#9C2330',
        ...line,
      }) +
      inkBox([x - 46, 88, 92, 26], { fill: '#5B6178', radiusPx: 8, ...line }) +
      (flash ? beams : '')
    )
  }
  return (
    light(170, 0) +
    light(830, 0.5) +
    inkBox([52, 108, 896, 220], { fill: palette.yellow, radiusPx: 22, ...line }) +
    label([76, 130, 848, 176], { radiusPx: 14, lineWidthPx: 6 })
  )
}

/** Alarms that nobody hears. */
function alarms(t: number): string {
  const ring = wave(t, 4)
  const bob = wave(t, 2)
  return (
    emoji('warning', { at: [118, 430 + bob * 8], sizePx: 150, rotate: -8 + bob * 3 }) +
    emoji('alarm-clock', { at: [880, 430], sizePx: 160, rotate: ring * 8 }) +
    emoji('mobile-phone', { at: [720, 520 - bob * 6], sizePx: 120, rotate: 16 + ring * 6 }) +
    emoji('fire', { at: [914, 640], sizePx: 120, rotate: bob * 5 }) +
    emoji('warning', { at: [590, 410 - bob * 8], sizePx: 104, rotate: 10 - bob * 4 }) +
    inkPath('M650 486L634 472M646 520H626M794 500L810 486M798 540H818', { line: '#FFFDF7', lineWidthPx: 8 })
  )
}

export const scene = defineScene({
  name: 'head-in-hole',
  widthPx: 1000,
  heightPx: 1000,
  background: skyColor,
  draw: (t) => {
    const wriggle = wave(t, 2)
    return (
      ground(t) +
      alarms(t) +
      board(t) +
      shadow([380, 880], 330, 0.2) +
      holeBack() +
      about(hider(t), [640, 840], { rotate: wriggle * 1.2 }) +
      holeFront() +
      label([500, 900, 460, 82], line)
    )
  },
})
