import { clipToBox } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, circle, ellipse, flatBox, flatPath, frame, inkPath, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const sponge = '#F5B942'
const icing = '#FFF4FA'
const pinkIcing = '#FF8FBF'

/** One storey, with icing that runs down its side. */
function tier(y: number, halfWidth: number, height: number, body: string, top: string): string {
  const w = halfWidth
  const drips = 5
  const step = (2 * w) / drips
  let edge = `M${-w} ${y}`
  edge += `C${-w} ${y - 34} ${w} ${y - 34} ${w} ${y}`
  for (let index = 0; index < drips; index++) {
    const from = w - index * step
    const depth = 26 + ((index * 17) % 30)
    edge += `V${y + depth}A${step / 4} ${step / 4} 0 0 1 ${from - step / 2} ${y + depth}V${y + 18}A${step / 4} ${step / 4} 0 0 0 ${from - step} ${y + 18}`
  }
  return (
    inkPath(
      `M${-w} ${y}V${y + height}C${-w} ${y + height + 26} ${w} ${y + height + 26} ${w} ${y + height}V${y}Z`,
      {
        ...line,
        fill: body,
      },
    ) + inkPath(`${edge}Z`, { ...line, fill: top })
  )
}

function cherry(at: Point): string {
  return place(
    inkPath('M0 -20C4 -44 16 -54 30 -58', line) +
      circle([0, 0], 24, { ...line, fill: palette.red }) +
      inkPath('M-12 -6C-10 -12 -6 -14 -2 -15', { line: '#FFFFFF', lineWidthPx: 5 }),
    at,
  )
}

function proudFace(at: Point, shut: boolean): string {
  const eyes = shut
    ? stroke(
        [
          [-54, 0],
          [-38, 8],
          [-22, 0],
        ],
        8,
      ) +
      stroke(
        [
          [22, 0],
          [38, 8],
          [54, 0],
        ],
        8,
      )
    : [-38, 38]
        .map(
          (x) =>
            circle([x, 0], 15, { fill: palette.ink }) +
            circle([x + 5, -5], 5, { fill: '#FFFFFF', lineWidthPx: 0 }),
        )
        .join('')
  return place(
    eyes +
      ellipse([-72, 26], 18, 11, { fill: '#FF7FA8', lineWidthPx: 0 }) +
      ellipse([72, 26], 18, 11, { fill: '#FF7FA8', lineWidthPx: 0 }) +
      inkPath('M-26 18C-18 52 18 52 26 18Z', { ...line, fill: '#B3263F' }),
    at,
  )
}

function promise(t: number): string {
  const cake =
    tier(160, 176, 110, '#FFD9E8', icing) +
    tier(50, 132, 116, sponge, pinkIcing) +
    tier(-48, 88, 96, '#FFD9E8', icing) +
    cherry([-34, -92]) +
    cherry([32, -90]) +
    proudFace([0, 228], t > 0.8 && t < 0.9)
  return (
    flatBox([0, 0, 500, 760], '#5B34C9') +
    rays({ centre: [250, 330], radiusPx: 760, count: 24, color: '#6C45DB', turn: t }) +
    flatPath('M190 0H310L470 760H30Z', '#FFE58A') +
    flatPath('M215 0H285L400 760H100Z', '#FFF2BD') +
    ellipse([250, 676], 224, 46, { ...line, fill: '#FFCE4A' }) +
    ellipse([250, 664], 200, 32, { ...line, fill: '#FFFDF7' }) +
    place(cake, [250, 384 + wave(t) * 3], { scale: 1 }) +
    sparkle([70, 250], 34 + wave(t) * 5) +
    sparkle([428, 200], 28 - wave(t) * 5) +
    sparkle([436, 440], 22 + wave(t) * 4) +
    sparkle([62, 470], 20 - wave(t) * 4)
  )
}

/** The same storeys, slid off each other. */
function collapsed(t: number): string {
  const droop = wave(t) * 2
  return (
    inkPath(
      'M-196 150C-214 60 -150 40 -60 50C40 62 150 20 190 96C206 130 204 160 190 164C80 184 -110 184 -196 150Z',
      {
        ...line,
        fill: '#E9C3B4',
      },
    ) +
    inkPath(
      'M-190 104C-200 60 -150 36 -60 46C40 58 150 14 186 84C190 120 164 126 156 100C148 84 128 92 126 112C120 150 88 146 86 112C80 90 56 98 50 120C40 160 6 150 4 116C-4 96 -26 100 -32 118C-44 146 -74 140 -78 112C-86 92 -112 94 -118 120C-130 156 -186 148 -190 104Z',
      { ...line, fill: '#F3E7DC' },
    ) +
    place(
      inkPath('M-112 50C-126 -40 -90 -60 0 -56C80 -56 120 -40 108 40C70 66 -70 76 -112 50Z', {
        ...line,
        fill: '#D99A3A',
      }) +
        place(
          inkPath(
            'M-116 2C-118 -44 -80 -58 0 -56C76 -56 116 -44 110 -4C100 20 84 16 80 -4C70 -20 54 -12 52 6C44 34 20 30 16 2C8 -14 -10 -10 -16 8C-28 36 -50 28 -54 2C-62 -12 -78 -8 -84 10C-94 28 -114 24 -116 2Z',
            { ...line, fill: '#E58CB0' },
          ),
          [0, -20],
          { scaleX: 1, scaleY: 0.66 },
        ),
      [-16, 10],
      { rotate: -13 + droop },
    ) +
    place(cherry([0, 0]), [150, 40 + droop], { rotate: 120 }) +
    // The face, half asleep with shame.
    place(
      stroke(
        [
          [-64, 0],
          [-28, -16],
        ],
        8,
      ) +
        stroke(
          [
            [28, -16],
            [64, 0],
          ],
          8,
        ) +
        circle([-42, 18], 12, { fill: palette.ink }) +
        circle([42, 18], 12, { fill: palette.ink }) +
        inkPath('M-24 54C-14 36 14 36 24 54', line) +
        inkPath(`M58 30C68 ${46 + droop} 66 60 58 60C48 60 48 46 58 30Z`, {
          fill: '#6CC6FF',
          lineWidthPx: 5,
        }),
      [-14, 14],
      { rotate: -13 + droop },
    )
  )
}

function puddle(): string {
  return inkPath(
    'M40 660C30 632 90 626 130 634C180 610 330 612 380 634C430 622 486 640 470 664C462 690 400 684 366 694C300 712 190 708 140 694C100 700 46 692 40 660Z',
    { ...line, fill: '#E58CB0' },
  )
}

/** The parcel: a cardboard box that was dropped. */
function parcel(): string {
  const style = { ...line, fill: palette.tan }
  const box =
    inkPath('M-150 -40L-196 -150L-70 -120L-20 -30Z', { ...line, fill: '#C48E57' }) +
    inkPath('M150 -40L206 -140L90 -128L30 -30Z', { ...line, fill: '#C48E57' }) +
    inkPath('M-150 -40L150 -40L142 190L-140 190Z', style) +
    inkPath('M-24 -40H24V20L8 10L-8 22L-24 8Z', { ...line, fill: '#F0D9B0' }) +
    inkPath('M70 40V78M58 54L70 40L82 54M104 40V78M92 54L104 40L116 54', line)
  return place(box, [262, 330], { rotate: 7 })
}

function delivery(t: number): string {
  const orbit = lap(t) * 2 * Math.PI
  const flies: Point[] = [
    [96 + Math.cos(orbit) * 34, 110 + Math.sin(orbit) * 22],
    [400 + Math.cos(-orbit + 2) * 30, 90 + Math.sin(-orbit + 2) * 24],
  ]
  return (
    flatBox([0, 0, 500, 760], '#7E8C6B') +
    rays({ centre: [250, 480], radiusPx: 760, count: 24, color: '#8A9877', turn: 0.3 }) +
    flatBox([0, 600, 500, 160], '#5F6B4F') +
    border('M0 600H500', 7) +
    parcel() +
    puddle() +
    place(collapsed(t), [252, 470], { scale: 1.14 }) +
    flies
      .map((at, index) => emoji('fly', { at, sizePx: 74, flip: index === 1, rotate: index ? 14 : -10 }))
      .join('')
  )
}

const captionsPx = 240

export const scene = defineScene({
  name: 'expectation-reality',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    shift(clipToBox([0, 0, 500, 760], promise(lap(t))), [0, captionsPx]) +
    shift(clipToBox([0, 0, 500, 760], delivery(t)), [500, captionsPx]) +
    flatBox([0, 0, 500, captionsPx], palette.paper) +
    flatBox([500, 0, 500, captionsPx], '#DCDDD0') +
    border(`M500 0V1000M0 ${captionsPx}H1000`, 10) +
    frame(1000, 1000),
})
