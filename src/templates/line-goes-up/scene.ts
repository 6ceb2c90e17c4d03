import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type Point, straightPath } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, inkBox, inkPath } from '../kit/shapes'

const widthPx = 1200
const heightPx = 900
const barHeightsPx = [70, 130, 96, 178, 150, 270, 214, 350, 440]
const floorPx = 726
export const climb: readonly Point[] = [
  [400, 690],
  [560, 575],
  [640, 640],
  [800, 430],
  [876, 500],
  [1076, 214],
]

function paper(t: number): string {
  const columns = Array.from({ length: 13 }, (_, index) => `M${index * 100} 0V${heightPx}`)
  const rows = Array.from({ length: 10 }, (_, index) => `M0 ${index * 100}H${widthPx}`)
  return (
    flatBox([0, 0, widthPx, heightPx], '#123A66') +
    rays({ centre: [270, 500], radiusPx: 1300, count: 22, color: '#174577', turn: t }) +
    inkPath([...columns, ...rows].join(''), { line: '#2A5C92', lineWidthPx: 2 })
  )
}

/** How far things have got at a moment. */
export interface Rise {
  /** Of each bar's height, by index. */
  barShare: (index: number) => number
  line: readonly Point[]
  tip: { at: Point; rotate: number; scale: number }
  rocket: { at: Point; rotate: number }
  headRotate: number
  money: string
}

function chart({ barShare, line, tip }: Rise): string {
  const bars = barHeightsPx.map((fullHeightPx, index) => {
    const barHeightPx = fullHeightPx * barShare(index)
    return barHeightPx < 2
      ? ''
      : inkBox([450 + index * 80, floorPx - barHeightPx, 56, barHeightPx], {
          fill: index % 3 === 1 ? palette.coral : palette.green,
        })
  })
  const arrow = inkPath('M-66 44L0 -70L66 44Z', { fill: palette.yellow, lineWidthPx: 8 })
  const data = straightPath(line, false)
  return (
    bars.join('') +
    border(`M400 ${floorPx}H1190`, 9) +
    inkPath(data, { lineWidthPx: 36 }) +
    inkPath(data, { line: palette.yellow, lineWidthPx: 20 }) +
    place(arrow, tip.at, { rotate: tip.rotate, scale: tip.scale })
  )
}

function investor(headRotate: number): string {
  return peep({
    pose: 'bust/ShirtCoat',
    at: [262, 930],
    heightPx: 742,
    head: 'TwistsTwo',
    face: 'Cheeky',
    accessory: 'Sunglasses',
    skin: 'brown',
    colors: { jacket: palette.coral, top: '#FFFFFF' },
    headScale: 1.14,
    headRotate,
    lineWidthPx: boldInkWidthPx,
  })
}

function money(t: number): string {
  const flutter = wave(t) * 10
  return (
    emoji('money-with-wings', { at: [96, 226 + flutter], sizePx: 104, rotate: -18 }) +
    emoji('money-with-wings', { at: [584, 300 - flutter], sizePx: 96, rotate: 4 }) +
    emoji('money-with-wings', { at: [478, 200 + flutter], sizePx: 70, rotate: 26 })
  )
}

export function office(t: number, rise: Rise): string {
  return (
    paper(t) +
    chart(rise) +
    emoji('rocket', { at: rise.rocket.at, sizePx: 110, rotate: rise.rocket.rotate }) +
    investor(rise.headRotate) +
    rise.money
  )
}

export const scene = defineScene({
  name: 'line-goes-up',
  widthPx,
  heightPx,
  background: '#123A66',
  draw: (t) => {
    const push = wave(t) * 6
    return office(t, {
      barShare: () => 1,
      line: climb,
      tip: { at: [1098 + push, 182 - push], rotate: 37, scale: 1 },
      rocket: { at: [930, 330 + wave(t) * 8], rotate: 8 },
      headRotate: wave(t) * 2 - 5,
      money: money(t),
    })
  },
})
