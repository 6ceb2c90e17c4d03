/** A hedge of tufts that closes over whoever stands before it. */
import { cloud } from '../kit/cloud'
import { palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { seededRandom } from '../kit/seeded-random'
import { circle, inkPath } from '../kit/shapes'

export const leafGreen = '#58BB66'
const greens = ['#3FA350', '#4BB05B', '#379447', leafGreen]
export const leafLine = '#1F5F30'
const hedgeTop = 352
/** Where the eyes of the one in the hedge end up; the tufts close towards them. */
export const eyes: Point = [724, 536]

interface Tuft {
  at: Point
  widthPx: number
  seed: number
  fill: string
}

/** The hedge, tuft by tuft, from the back to the front. */
const tufts: readonly Tuft[] = (() => {
  const random = seededRandom(71)
  const all: Tuft[] = []
  for (let row = 0; row < 12; row++) {
    for (let column = -1; column < 11; column++) {
      const x = column * 104 + (row % 2 ? 52 : 0) + (random() - 0.5) * 26
      const y = hedgeTop + 14 + row * 60 + (random() - 0.5) * 16
      const fill = greens[Math.floor(random() * greens.length)] ?? palette.green
      all.push({ at: [x, y], widthPx: 168 + random() * 36, seed: row * 31 + column + 7, fill })
    }
  }
  return all
})()

function tuft({ at: [x, y], widthPx, seed, fill }: Tuft, scale: number): string {
  const leaves = inkPath('M-34 4C-26 -12 -14 -12 -8 0M10 -14C18 -28 32 -26 36 -12M-4 24C4 12 18 12 22 24', {
    line: leafLine,
    lineWidthPx: 5,
  })
  return place(cloud([0, 0], widthPx, seed, { fill, line: leafLine, lineWidthPx: 6 }) + leaves, [x, y], {
    scale,
  })
}

const flowers: readonly Point[] = [
  [26, 452],
  [404, 424],
  [410, 640],
  [396, 812],
  [966, 392],
  [952, 560],
  [970, 748],
]

function flower(at: Point): string {
  const petals = [0, 72, 144, 216, 288].map((rotate) =>
    place(circle([0, -17], 14, { fill: palette.pink, lineWidthPx: 5 }), [0, 0], { rotate }),
  )
  return place(petals.join('') + circle([0, 0], 10, { fill: palette.yellow, lineWidthPx: 5 }), at)
}

/** How near a tuft is to the eyes, in steps of the hedge: what is far closes first. */
function distanceToEyes({ at: [x, y] }: Tuft): number {
  return Math.hypot((x - eyes[0]) * 1.25, (y - eyes[1]) * 0.8)
}

/** Tufts that come before the shy one as it sinks in. */
const closing = tufts.filter(({ at: [x, y] }) => x > 440 && x < 930 && y > 330)
/** Tufts farther away than this close as soon as the shy one moves. */
const reachPx = 430

/**
 * The tufts before the one who sinks in.
 * @param deep 0 none of them, 1 all. @param swell 1 is their own size; a little more or less is a rustle.
 */
export function closingHedge(deep: number, swell: number): string {
  return closing
    .map((one) => {
      const turn = 0.1 + 0.74 * (1 - Math.min(1, distanceToEyes(one) / reachPx))
      const share = Math.max(0, Math.min(1, (deep - turn) / 0.16))
      return share === 0 ? '' : tuft(one, share * swell)
    })
    .join('')
}

/** The hedge behind everybody. */
export function hedge(): string {
  return tufts.map((one) => tuft(one, 1)).join('')
}

/** Flowers beside the place where somebody vanishes. */
export function hedgeFlowers(): string {
  return flowers.map(flower).join('')
}
