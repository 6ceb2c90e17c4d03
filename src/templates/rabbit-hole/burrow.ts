import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type Point, smoothPath } from '../kit/path'
import { ellipse, flatBox, flatPath, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
/** From daylight down to where none comes. */
const depths = ['#8D79E8', '#6B57C8', '#43358F'] as const
const groundY = 250
const shaftWidthPx = 290

const shaft: readonly Point[] = [
  [246, 190],
  [246, 420],
  [300, 560],
  [640, 640],
  [742, 740],
  [700, 900],
  [500, 1000],
  [460, 1060],
]
const cavern =
  'M50 1110C40 1000 160 940 330 930C560 910 900 930 950 1060C980 1150 960 1250 930 1262H80C44 1240 54 1170 50 1110Z'

/** Earth in layers, with what lies in it. */
export function earth(): string {
  const stones: readonly (readonly [x: number, y: number, r: number])[] = [
    [60, 380, 16],
    [930, 460, 13],
    [930, 560, 18],
    [520, 800, 12],
    [60, 840, 20],
    [950, 880, 14],
    [440, 330, 10],
    [40, 660, 12],
  ]
  return (
    flatBox([0, groundY, 1000, 1100], '#A8683C') +
    flatPath('M0 540C240 500 420 590 640 548C800 520 900 560 1000 540V1300H0Z', '#8E5430') +
    flatPath('M0 860C200 830 460 900 700 856C820 838 920 870 1000 856V1300H0Z', '#734224') +
    stones.map(([x, y, r]) => ellipse([x, y], r * 1.4, r, { fill: '#C48A5A', lineWidthPx: 5 })).join('') +
    emoji('bone', { at: [930, 660], sizePx: 90, rotate: 30 }) +
    emoji('worm', { at: [44, 560], sizePx: 90 })
  )
}

/** The shaft and the cave at its end. */
export function hole(): string {
  const [light, dim, dark] = depths
  const data = smoothPath(shaft, false)
  const rim = inkPath(data, { lineWidthPx: shaftWidthPx + 16 }) + inkPath(cavern, { lineWidthPx: 16 })
  const layer = (fill: string) =>
    inkPath(data, { line: fill, lineWidthPx: shaftWidthPx }) + flatPath(cavern, fill)
  const below = (y: number) =>
    `<path d="M0 ${y}C240 ${y - 40} 420 ${y + 50} 640 ${y + 8}C800 ${y - 20} 900 ${y + 20} 1000 ${y}V1300H0Z"/>`
  const glow = ellipse([310, 1130], 270, 170, { fill: '#5C4BB0', lineWidthPx: 0 })
  return clip(
    `<rect x="0" y="${groundY}" width="1000" height="1100"/>`,
    rim +
      layer(light) +
      clip(below(540), layer(dim)) +
      clip(below(860), layer(dark)) +
      clip(`<path d="${cavern}"/>`, glow),
  )
}

export function grass(): string {
  const tufts = [0, 40, 380, 440, 520, 610, 690, 780, 860, 940].map((x) =>
    inkPath(
      `M${x} ${groundY + 6}L${x + 12} ${groundY - 22}L${x + 22} ${groundY + 2}L${x + 36} ${groundY - 26}L${x + 46} ${groundY + 6}Z`,
      { fill: palette.green, lineWidthPx: 5 },
    ),
  )
  return (
    tufts.join('') +
    inkPath(`M-20 ${groundY - 6}H88C110 ${groundY - 6} 112 ${groundY + 34} 90 ${groundY + 34}H-20Z`, {
      fill: palette.green,
      ...line,
    }) +
    inkPath(`M1020 ${groundY - 6}H404C382 ${groundY - 6} 380 ${groundY + 34} 402 ${groundY + 34}H1020Z`, {
      fill: palette.green,
      ...line,
    })
  )
}
