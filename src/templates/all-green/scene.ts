import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place, shift } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'
import { meltingRack } from './rack'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#4338A8'
const floorY = 790
const columns = 5
const lampCount = 2 * columns

/** The loop begins and ends with everything lit; early in it the board is cleared and the check runs again. */
const clearFrom = 0.05
const clearTo = 0.14
const doneAt = 0.86

/** How far the check has come, which is also how far the rack has melted. */
function progressAt(t: number): number {
  const moment = lap(t)
  if (moment < clearFrom || moment >= doneAt) return 1
  if (moment < clearTo) return 1 - (moment - clearFrom) / (clearTo - clearFrom)
  return (moment - clearTo) / (doneAt - clearTo)
}

function room(t: number): string {
  return (
    flatBox([0, 0, 1000, 1000], wallColor) +
    rays({ centre: [800, 400], radiusPx: 1200, count: 26, color: '#5044BE', turn: t }) +
    flatBox([0, floorY, 1000, 220], '#2C2470') +
    inkPath(`M0 ${floorY}H1000`, line)
  )
}

/** One lamp of the board; it pops as it lights up. @param lit 0 dark to 1 lit. */
function lamp(index: number, lit: number): string {
  const at: Point = [108 + (index % columns) * 106, 296 + Math.floor(index / columns) * 94]
  if (lit <= 0) {
    return (
      inkBox([at[0] - 36, at[1] - 36, 72, 72], { fill: '#D3D6E2', radiusPx: 14, lineWidthPx: 5 }) +
      circle(at, 9, { fill: '#A9ACB8', lineWidthPx: 0 })
    )
  }
  const pop = 1 + 0.18 * Math.sin(Math.PI * Math.min(1, lit))
  return place(emoji('check-mark-button', { at: [0, 0], sizePx: 86, lineWidthPx: 5 }), at, { scale: pop })
}

function dashboard(t: number): string {
  const moment = lap(t)
  const isClearing = moment >= clearFrom && moment < clearTo
  const lamps = Array.from({ length: lampCount }, (_, index) =>
    lamp(index, isClearing ? 0 : progressAt(t) * (lampCount + 0.6) - index - 0.4),
  )
  return (
    inkBox([296, 470, 44, 340], { fill: '#8E97B5', ...line }) +
    inkBox([36, 36, 568, 430], { fill: '#2F3550', radiusPx: 30, lineWidthPx: 8 }) +
    inkBox([54, 54, 532, 394], { fill: '#EAF7EE', radiusPx: 16, ...line }) +
    label([68, 68, 504, 168], { radiusPx: 12, lineWidthPx: 6 }) +
    lamps.join('')
  )
}

function presenter(t: number): string {
  const nod = wave(t, 2)
  const thumb = hand('thumbs-up', 'brown', { at: [534, 640], sizePx: 170, rotate: 4 })
  const sleeve = limb(
    [
      [366, 880],
      [440, 956],
      [520, 900],
      [530, 726],
    ],
    { widthPx: 84, color: palette.coral, openStart: true },
  )
  return (
    peep({
      pose: 'bust/ShirtCoat',
      at: [270, 1016],
      heightPx: 536,
      head: 'DreadsOne',
      face: 'BigSmile',
      skin: 'brown',
      colors: { jacket: palette.coral, top: palette.yellow },
      headScale: 1.22,
      headRotate: -3 + nod * 4,
      ...line,
    }) + shift(sleeve + thumb, [0, nod * 14])
  )
}

export const scene = defineScene({
  name: 'all-green',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) => {
    const melt = progressAt(t)
    const glint = wave(t, 2)
    return (
      room(t) +
      meltingRack(melt, t) +
      dashboard(t) +
      presenter(t) +
      flame([960, 930], 130, 120 + 70 * melt, t, 23) +
      place(sparkle([0, 0], 30), [476, 528], { scale: 0.9 + 0.3 * glint }) +
      place(sparkle([0, 0], 24), [92, 560], { scale: 0.9 - 0.3 * glint }) +
      label([520, 836, 444, 128], line)
    )
  },
})
