import { bubble } from '../kit/bubble'
import { cloud } from '../kit/cloud'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { seededRandom } from '../kit/seeded-random'
import { circle, ellipse, flatBox, inkPath, label } from '../kit/shapes'
import { during, track } from '../kit/timeline'
import { closingHedge, eyes, hedge, hedgeFlowers, leafGreen, leafLine } from './hedge'

const line = { lineWidthPx: boldInkWidthPx }
const frames = 24

/** The moment of a frame. */
const at = (frame: number) => frame / frames

/** How deep in the hedge: 0 on the lawn, 1 gone. One pace, and no way to stop it. */
function depth(t: number): number {
  return track(t, [
    [at(0), 0.3],
    [at(1), 0, 'out'],
    [at(4), 0],
    [at(6), 0.1, 'in'],
    [at(15), 1, 'even'],
    [at(21), 1],
    [at(24), 0.3, 'in'],
  ])
}

function shyOne(t: number): string {
  const deep = depth(t)
  if (deep >= 1) return ''
  const isHappy = during(t, at(1), at(3))
  const cringe = during(t, at(3), at(5)) ? wave(t, 12, 0.1) * 3 : 0
  return peep({
    pose: 'bust/StripedTee',
    at: [708 + cringe, 1030 - deep * 64],
    heightPx: 650 - deep * 110,
    head: 'MediumBangsOne',
    hairInk: '#3A1D14',
    face: isHappy ? 'Smile' : 'Hectic',
    skin: 'tan',
    colors: { top: palette.yellow },
    headScale: 1.24,
    headRotate: isHappy ? 3 * wave(t, 6) : -2 * deep,
    ...line,
  })
}

/** Two eyes in the dark of the leaves: they open, blink, and look whether it is over. */
function eyesInTheDark(t: number): string {
  const open = track(t, [
    [at(15), 0],
    [at(16.6), 1, 'spring'],
    [at(21), 1],
    [at(22), 0],
  ])
  if (open < 0.05) return ''
  const isShut = during(t, at(18), at(19))
  const look = track(t, [
    [at(18), 0],
    [at(19.5), -15],
    [at(21), -15],
    [at(22), 0],
  ])
  const eye = (x: number) =>
    isShut
      ? inkPath(`M${x - 30} 4C${x - 14} 18 ${x + 14} 18 ${x + 30} 4`, { line: palette.paper, lineWidthPx: 8 })
      : ellipse([x, 0], 36, 38, { fill: '#FFFFFF', ...line }) +
        circle([x + look, 4], 14, { fill: palette.ink, lineWidthPx: 0 }) +
        circle([x + look + 5, -2], 4, { fill: '#FFFFFF', lineWidthPx: 0 })
  const hole = inkPath(
    'M-122 6C-128 -24 -96 -30 -92 -52C-66 -46 -46 -70 -18 -60C4 -78 30 -64 46 -62C70 -72 88 -48 104 -40C128 -24 118 4 124 20C112 34 108 52 82 52C62 70 36 58 14 66C-14 72 -34 58 -60 60C-88 56 -112 40 -122 6Z',
    { fill: '#12331C', line: leafLine, lineWidthPx: 6 },
  )
  return place(hole + eye(-44) + eye(44), eyes, { scaleX: 0.9 + 0.36 * open, scaleY: 1.26 * open })
}

/** Leaves that are shaken off when somebody goes in or comes out. */
function looseLeaves(t: number): string {
  const fall = (start: number, lengthFrames: number) => lap(t - at(start)) * (frames / lengthFrames)
  const burst = (start: number, count: number, seed: number) => {
    const share = fall(start, 7)
    if (share >= 1) return ''
    const random = seededRandom(seed)
    return Array.from({ length: count }, () => {
      const [side, speed, turn] = [random() - 0.5, 0.6 + random() * 0.6, random() * 360]
      const x = eyes[0] + side * 240 + side * 260 * share
      const y = 520 + (random() - 0.5) * 180 - 150 * Math.sin(share * Math.PI) * speed + 300 * share * share
      const blade = inkPath('M-24 0C-12 -18 12 -18 24 0C12 18 -12 18 -24 0ZM-14 0H14', {
        fill: leafGreen,
        lineWidthPx: 5,
      })
      return place(blade, [x, y], { rotate: turn + 260 * share * side, scale: 1 - share * share * 0.9 })
    }).join('')
  }
  return burst(11.5, 7, 5) + burst(21.5, 8, 12)
}

function speaker(t: number): string {
  const talks = during(t, at(0), at(6)) || during(t, at(17), at(24))
  const face = during(t, at(12), at(17))
    ? 'Suspicious'
    : talks && lap(t, 6) < 0.5
      ? 'SmileTeeth'
      : 'Explaining'
  return peep({
    pose: 'bust/Coffee',
    at: [216, 1030],
    heightPx: 610,
    head: 'DreadsTwo',
    face,
    skin: 'brown',
    colors: { top: palette.coral, cup: palette.paper },
    headScale: 1.24,
    headRotate: 3 * wave(t, 2),
    ...line,
  })
}

function sky(): string {
  return (
    flatBox([0, 0, 1000, 1000], '#8AD4FF') +
    circle([930, 210], 90, { fill: palette.yellow, ...line }) +
    cloud([120, 300], 210, 4, line)
  )
}

export const scene = defineScene({
  name: 'shrinking-into-hedge',
  widthPx: 1000,
  heightPx: 1000,
  background: '#8AD4FF',
  // The loop begins with her smile, so that its first frame can stand alone.
  draw: (moment) => {
    const t = lap(moment + at(1) + 1e-9)
    const rustle = during(t, at(14), at(17)) ? 1 + 0.03 * wave(t, 12) : 1
    return (
      sky() +
      hedge() +
      shyOne(t) +
      closingHedge(depth(t), rustle) +
      hedgeFlowers() +
      eyesInTheDark(t) +
      looseLeaves(t) +
      label([450, 862, 510, 102], line) +
      speaker(t) +
      bubble([40, 36, 840, 230], [286, 404])
    )
  },
})
