import { clipToBox } from '../kit/clip'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, flatBox, frame, inkPath } from '../kit/shapes'
import { type Key, track } from '../kit/timeline'
import { doubter, shots } from '../slow-zoom/scene'

const widthPx = 500
const heightPx = 1000

/** When doubt comes, and when certainty does. */
const doubtsAt = 0.32
const knowsAt = 0.6

const zoom: readonly Key[] = [
  [0, 2.5],
  [0.08, 1, 'out'],
  [doubtsAt, 1.26, 'even'],
  [knowsAt - 0.04, 1.72, 'even'],
  [knowsAt + 0.06, 2.3, 'spring'],
  [1, 2.5, 'even'],
]

/** The head goes back in doubt, and comes forward when she sees it. */
const tilt: readonly Key[] = [
  [0, -2],
  [0.08, 0],
  [doubtsAt - 0.02, 2],
  [doubtsAt + 0.1, -7, 'spring'],
  [knowsAt - 0.02, -7],
  [knowsAt + 0.08, -2, 'spring'],
]

function shotAt(t: number) {
  const [calm, doubting, knowing] = shots
  // The shot of the rewind is the calm one again, as soon as the camera has begun to move.
  if (t >= knowsAt || t === 0) return knowing
  return t >= doubtsAt ? doubting : calm
}

function sweat(t: number): string {
  if (t < knowsAt && t !== 0) return ''
  return [
    [64, 0, 14],
    [456, 0.4, -10],
    [108, 0.7, 10],
  ]
    .map(([x = 0, phase = 0, rotate = 0]) => {
      const run = lap(t, 2, phase)
      return place(drop([0, 0], 2, rotate), [x, 262 + run * 150], {
        scale: Math.min(1, run * 5, (1 - run) * 5) + 0.01,
      })
    })
    .join('')
}

/** Strokes of surprise beside the head. */
function strokes(t: number): string {
  const data = t >= doubtsAt && t < knowsAt ? 'M404 276L432 250M438 322L474 308M366 246L378 208' : ''
  return data ? inkPath(data, { lineWidthPx: 10 }) : ''
}

function picture(t: number): string {
  const shot = shotAt(t)
  const person = doubter({
    ...shot,
    at: [250, 1004],
    heightPx: 790,
    headRotate: track(t, tilt),
    lineWidthPx: 8,
  })
  const scale = track(t, zoom)
  const fear = shot.face === 'Fear' ? wave(t, 12) * 5 : 0
  const closeness = (scale - 1) / 1.4
  return (
    flatBox([0, 0, widthPx, heightPx], shot.ground) +
    rays({ centre: [250, 460], radiusPx: 760, count: 24, color: shot.beam, turn: t }) +
    place(place(person, [-270, -420]), [270 - closeness * 20 + fear, 420 + closeness * 90], { scale }) +
    strokes(t) +
    sweat(t)
  )
}

export const scene = defineScene({
  name: 'slow-zoom-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.paper,
  draw: (t) =>
    clipToBox([0, 0, widthPx, heightPx], picture(lap(t))) +
    border(`M500 0V1000M500 ${1000 / 3}H1000M500 ${2000 / 3}H1000`, 10) +
    frame(1000, 1000),
})
