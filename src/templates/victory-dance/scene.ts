import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { decimal, type Point, straightPath } from '../kit/path'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { track } from '../kit/timeline'
import { beatAt, beats, dancer } from './dancer'

const line = { lineWidthPx: boldInkWidthPx }
const floorY = 700
const ball: Point = [500, 288]

/** A hit on every beat: 1 on it, 0 just before the next. */
function hit(t: number): number {
  return track(lap(t, beats), [
    [0, 1],
    [0.75, 0, 'out'],
    [1, 1, 'in'],
  ])
}

function beams(t: number): string {
  const colors = [palette.pink, palette.yellow, '#7FE3FF', palette.violet]
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const angle = -75 + index * 30 + 9 * wave(t, 1, index / 6)
      return place(flatPath('M-14 0H14L130 900H-130Z', colors[index % 4] ?? palette.pink), ball, {
        rotate: -angle,
        opacity: 0.24,
      })
    })
    .join('')
}

/** Tiles in perspective whose colours move on by one with every beat. */
function danceFloor(t: number): string {
  const colors = ['#FF6BA8', '#5B4BD6', '#2FB9D6', '#8C3FD0']
  const vanish: Point = [500, 330]
  const rows = [floorY, 744, 806, 892, 1010]
  const tiles = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? top
    return Array.from({ length: 12 }, (_, column) => {
      const x = (at: number, y: number) =>
        vanish[0] + ((at - 6) * 150 * (y - vanish[1])) / (floorY - vanish[1])
      const corners: Point[] = [
        [x(column, top), top],
        [x(column + 1, top), top],
        [x(column + 1, bottom), bottom],
        [x(column, bottom), bottom],
      ]
      const color = colors[(column + 2 * row + beatAt(t)) % 4] ?? palette.violet
      return inkPath(straightPath(corners), { fill: color, line: '#221A52', lineWidthPx: 5 })
    })
  })
  return tiles.join('') + inkPath(`M0 ${floorY}H1000`, line)
}

/** The ball: bands of little mirrors that travel round it. */
function mirrorBall(t: number): string {
  const radius = 84
  const bands = [-62, -34, -4, 28, 58]
  const mirrors = bands.flatMap((y, band) => {
    const half = Math.sqrt(radius * radius - y * y)
    return Array.from({ length: 8 }, (_, index) => {
      // Two mirrors of travel per loop, so that the pattern of light and dark ones closes.
      const turn = (index + 2 * lap(t)) / 8
      const from = -Math.cos(Math.PI * Math.min(1, turn % 1.25)) * half
      const to = -Math.cos(Math.PI * Math.min(1, (turn % 1.25) + 0.115)) * half
      const isBright = (index + band) % 2 === 0
      return flatPath(
        `M${decimal(from)} ${y - 14}H${decimal(to)}V${y + 14}H${decimal(from)}Z`,
        isBright ? '#F4F8FF' : '#9FB4E8',
      )
    })
  })
  const glint = place(
    inkPath('M0 -44L9 -9L44 0L9 9L0 44L-9 9L-44 0L-9 -9Z', { fill: '#FFFFFF', lineWidthPx: 5 }),
    [-46, -50],
    {
      scale: 0.7 + 0.4 * hit(t),
      rotate: 45 * lap(t, beats),
    },
  )
  return (
    inkPath(`M${ball[0]} 150V${ball[1] - radius}`, { lineWidthPx: 10 }) +
    place(
      clip(
        `<circle r="${radius}"/>`,
        circle([0, 0], radius, { fill: '#6F86C9', lineWidthPx: 0 }) + mirrors.join(''),
      ) +
        circle([0, 0], radius, line) +
        glint,
      ball,
    )
  )
}

function speakerBox(x: number, t: number): string {
  const thump = 1 + 0.14 * hit(t)
  const cone = (y: number, radius: number) =>
    circle([0, y], radius + 10, { fill: '#3B3560', ...line }) +
    place(
      circle([0, 0], radius * 0.8, { fill: '#6A61A0', lineWidthPx: 5 }) +
        circle([0, 0], radius * 0.3, { fill: palette.ink, lineWidthPx: 0 }),
      [0, y],
      { scale: thump },
    )
  return place(
    inkBox([-88, -340, 176, 350], { fill: '#4A4380', radiusPx: 16, ...line }) +
      cone(-250, 46) +
      cone(-102, 68),
    [x, 800],
    { scaleY: 1 + 0.02 * hit(t) },
  )
}

function confetti(t: number): string {
  const random = seededRandom(19)
  const colors = [palette.yellow, palette.pink, palette.teal, palette.coral, '#7FE3FF']
  return Array.from({ length: 34 }, (_, index) => {
    const [x, phase, laps] = [random() * 1000, random(), 1]
    const y = 150 + lap(t, laps, phase) * 780
    const turn = random() * 360 + 360 * lap(t, 2, phase)
    const piece = inkBox([-13, -8, 26, 16], {
      fill: colors[index % 5] ?? palette.yellow,
      lineWidthPx: 4,
      amplitudePx: 0,
    })
    return place(piece, [x + 26 * wave(t, 1, phase), y], {
      rotate: turn,
      scaleY: 0.4 + 0.6 * Math.abs(wave(t, 1, phase)),
      scaleX: 1,
    })
  }).join('')
}

/** Those who watch, hands up on every beat. */
function crowd(t: number): string {
  const bounce = hit(t)
  const fans = [60, 214, 786, 940]
  return fans
    .map((x, index) => {
      const up = (index % 2 ? bounce : 1 - bounce) * 26
      const color = '#6252CC'
      const arm = (side: -1 | 1) =>
        limb(
          [
            [x + side * 46, 1010],
            [x + side * 74, 930 - up],
            [x + side * 58, 862 - up * 1.5],
          ],
          { widthPx: 30, color },
        )
      return arm(-1) + arm(1) + circle([x, 950 - up * 0.6], 58, { fill: color, ...line })
    })
    .join('')
}

export const scene = defineScene({
  name: 'victory-dance',
  widthPx: 1000,
  heightPx: 1000,
  background: '#45319F',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#45319F') +
    beams(t) +
    danceFloor(t) +
    speakerBox(112, t) +
    speakerBox(888, t) +
    emoji('trophy', { at: [888, 392 - 10 * hit(t)], sizePx: 140, rotate: 6 * wave(t, 2) }) +
    emoji('sparkles', { at: [112, 404], sizePx: 110, rotate: 8 * wave(t, 2) }) +
    mirrorBall(t) +
    confetti(t) +
    dancer(t) +
    crowd(t) +
    label([40, 34, 920, 150], line) +
    label([290, 888, 420, 88], line),
})
