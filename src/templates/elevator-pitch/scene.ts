import { clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place, shift } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { during, track } from '../kit/timeline'
import { at, cabin, floorAt, floors, opening, steel } from './cabin'

const line = { lineWidthPx: boldInkWidthPx }

/** How far the doors are open, 0 to 1. */
function openness(t: number): number {
  return track(t, [
    [at(0), 0.62],
    [at(1), 0, 'in'],
    [at(2), 0],
    [at(4), 1, 'out'],
    [at(7), 1],
    [at(9), 0, 'in'],
    [at(9.5), 0],
    [at(11), 1, 'out'],
    [at(13), 1],
    [at(15), 0, 'in'],
    [at(16.4), 0],
    [at(18), 1, 'spring'],
    [at(23), 1],
    [at(24), 0.62, 'in'],
  ])
}

function doors(t: number): string {
  const [x, y, width, height] = opening
  const half = width / 2
  const slide = half * openness(t)
  const panel = (side: -1 | 1) => {
    const left = side < 0 ? x - slide : x + half + slide
    return (
      inkBox([left, y - 4, half, height + 8], { fill: steel.door, ...line }) +
      flatPath(`M${left + 40} ${y}H${left + 92}L${left + 62} ${y + height}H${left + 10}Z`, steel.light) +
      flatPath(`M${left + 116} ${y}H${left + 134}L${left + 104} ${y + height}H${left + 86}Z`, steel.light)
    )
  }
  return panel(-1) + panel(1)
}

/** Before the last floor: light through the gap, smoke, and a door that would rather stay shut. */
function omen(t: number): string {
  const glow = track(t, [
    [at(14.5), 0],
    [at(16), 1],
    [at(16.8), 0],
  ])
  if (glow < 0.02) return ''
  const middle = 344
  return (
    place(
      flatPath(
        `M${middle - 26} 236H${middle + 26}L${middle + 8} 590L${middle + 30} 936H${middle - 30}L${middle - 8} 590Z`,
        '#FF8A2E',
      ),
      [0, 0],
      { opacity: glow },
    ) +
    inkPath(`M${middle} 238V936`, { line: '#FFF0B0', lineWidthPx: 12 * glow }) +
    cloud([middle - 40, 268 - 24 * glow], 150 * glow, 6, line) +
    cloud([middle + 50, 262 - 30 * glow], 130 * glow, 9, line)
  )
}

/** The half-round dial above the doors, whose needle knows where this is going. */
function dial(t: number): string {
  const needle = track(t, [
    [at(0), 62, 'soft'],
    [at(3), -62],
    [at(8), -62],
    [at(10), 0],
    [at(14), 0],
    [at(17), 62, 'spring'],
  ])
  const shake = during(t, at(17), at(24)) ? 3 * wave(t, 12) : 0
  const marks = ([palette.teal, palette.yellow, palette.red] as const).map((fill, index) => {
    const angle = ((index - 1) * 62 * Math.PI) / 180
    return circle([344 + 82 * Math.sin(angle), 186 - 82 * Math.cos(angle)], 17, { fill, lineWidthPx: 5 })
  })
  return (
    inkPath('M220 190C220 22 468 22 468 190Z', { fill: palette.paper, ...line }) +
    marks.join('') +
    place(inkPath('M-8 0L0 -76L8 0Z', { fill: palette.ink, lineWidthPx: 6 }), [344, 178], {
      rotate: needle + shake,
    }) +
    circle([344, 178], 15, { fill: palette.coral, ...line })
  )
}

function wall(): string {
  const seams = [0, 1, 2].map((row) => `M0 ${250 + row * 230}H1200`).join('')
  return (
    flatBox([0, 0, 1200, 1000], '#6C5BD4') +
    inkPath(seams, { line: '#5B4BBF', lineWidthPx: 6 }) +
    flatBox([0, 936, 1200, 80], '#3A2F7D') +
    inkPath('M0 936H1200', line)
  )
}

function doorFrame(): string {
  const [x, y, width, height] = opening
  const outer = `M${x - 46} ${y - 48}H${x + width + 46}V${y + height}H${x - 46}Z`
  const inner = `M${x} ${y}V${y + height}H${x + width}V${y}Z`
  return (
    flatPath(outer + inner, steel.dark) +
    inkPath(
      `M${x - 46} ${y + height}V${y - 48}H${x + width + 46}V${y + height}M${x} ${y + height}V${y}H${x + width}V${y + height}`,
      line,
    )
  )
}

/** One plate for words per floor, and a button that lights up when the doors open there. */
function plates(t: number): string {
  return floors
    .map(({ lamp, plateY }, index) => {
      const isLit = floorAt(t) === index && openness(t) > 0.1
      const press = isLit ? 1 + 0.06 * wave(t, 8) : 0.92
      const knob =
        circle([0, 0], 62, { fill: isLit ? '#FFF3A6' : steel.dark, ...line }) +
        emoji(lamp, { at: [0, 0], sizePx: 92, lineWidthPx: 4, opacity: isLit ? 1 : 0.55 })
      return label([690, plateY, 474, 270], line) + place(knob, [690, plateY + 135], { scale: press })
    })
    .join('')
}

export const scene = defineScene({
  name: 'elevator-pitch',
  widthPx: 1200,
  heightPx: 1000,
  background: '#6C5BD4',
  draw: (t) => {
    const isAngry = floorAt(t) === 2
    const rattle = isAngry && during(t, at(15), at(20)) ? 5 * wave(t, 12, 0.1) : 0
    return (
      wall() +
      shift(clipToBox(opening, cabin(t) + doors(t)) + doorFrame() + omen(t), [rattle, 0]) +
      dial(t) +
      plates(t)
    )
  },
})
