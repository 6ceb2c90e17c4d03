import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { hand } from '../kit/hand'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, flatPath, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { bigWave } from './big-wave'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#FFC23D'

function beach(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], skyColor) +
    rays({ centre: [260, 560], radiusPx: 1200, count: 26, color: '#FFD061', turn: t }) +
    inkPath('M-20 800C120 780 300 800 560 830V1020H-20Z', { fill: '#F7DDB0', ...line })
  )
}

/** A paper umbrella out of a drink; the stick's lower end is at (0, 0). */
function paperUmbrella(at: Point, rotate: number): string {
  return place(
    inkBox([-4, -104, 8, 104], { fill: '#F3D9A8', radiusPx: 4, lineWidthPx: 5 }) +
      inkPath(
        'M-58 -76C-50 -112 -20 -128 0 -132C20 -128 50 -112 58 -76C44 -84 32 -84 20 -76C8 -84 -8 -84 -20 -76C-32 -84 -44 -84 -58 -76Z',
        {
          fill: palette.coral,
          lineWidthPx: 6,
        },
      ) +
      flatPath(
        'M-18 -80C-16 -104 -8 -120 0 -128C8 -120 16 -104 18 -80C8 -84 -8 -84 -18 -80Z',
        palette.paper,
      ) +
      inkPath('M0 -132V-142', { lineWidthPx: 7 }),
    at,
    { rotate },
  )
}

function hero(t: number): string {
  return (
    shadow([214, 868], 126) +
    peep({
      pose: 'standing/PointingFingerColorPants',
      at: [206, 874],
      heightPx: 462,
      head: 'BantuKnots',
      face: 'SmileTeeth',
      skin: 'brown',
      colors: { pants: palette.violet },
      headScale: 1.45,
      headRotate: -5 + wave(t) * 3,
      ...line,
    }) +
    paperUmbrella([326, 584], 8 + wave(t, 2) * 5) +
    hand('raised-fist', 'brown', { at: [322, 558], sizePx: 74, lineWidthPx: 6 })
  )
}

/** Spray around the umbrella. */
function spray(t: number): string {
  const from: readonly Point[] = [
    [120, 420],
    [330, 360],
    [446, 430],
    [440, 600],
  ]
  return from
    .map(([x, y], index) => {
      const fall = lap(t, 1, index * 0.27)
      return place(drop([0, 0], 1, 14), [x, y + fall * 70], {
        scale: Math.min(1, 3 * (1 - fall), 6 * fall),
      })
    })
    .join('')
}

export const scene = defineScene({
  name: 'tiny-umbrella',
  widthPx: 1000,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    beach(t) +
    bigWave(t) +
    spray(t) +
    hero(t) +
    cloud([470, 900], 150, 3, { fill: '#FFFFFF', ...line }) +
    label([560, 520, 400, 200], { radiusPx: 14, ...line }) +
    label([36, 886, 504, 92], line),
})
