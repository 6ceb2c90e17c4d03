import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { lap, wave } from '../kit/motion'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { type Key, track } from '../kit/timeline'
import { ceremony } from '../podium/scene'

/** The one in second place holds it in, and then cannot. */
const rage: readonly Key[] = [
  [0, 0],
  [0.5, 0.35],
  [0.62, 1, 'in'],
  [0.8, 1],
  [1, 0],
]

/** The one in third place sinks with a long breath. */
const sigh: readonly Key[] = [
  [0, 0],
  [0.2, -0.3],
  [0.65, 1],
  [0.8, 1],
  [1, 0],
]

/** How high the crown is thrown by two hops of laughter; it comes down late. */
function crownHopPx(t: number): number {
  return Math.abs(wave(t, 1, 0.03)) * 52
}

function fumes(t: number): string {
  return ([-1, 1] as const)
    .map((side) => {
      const blown = lap(t, 2, 0.4)
      const at = [176 + side * (104 + blown * 46), 430 - blown * 60] as const
      return place(cloud([0, 0], 84, 6 + side), at, {
        scale: 0.3 + blown * 0.8,
        opacity: Math.min(1, (1 - blown) * 2.4) * track(t, rage),
      })
    })
    .join('')
}

/** Tears of laughter. */
function tears(t: number): string {
  return ([-1, 1] as const)
    .flatMap((side) =>
      [0, 0.5].map((phase) => {
        const flown = lap(t, 2, phase + side * 0.12)
        const at = [502 + side * (84 + flown * 84), 278 - wave(flown / 2) * 44 + flown * 40] as const
        return place(drop([0, 0], 1, side * (50 + flown * 70)), at, {
          opacity: Math.min(1, (1 - flown) * 3),
        })
      }),
    )
    .join('')
}

/** A breath that leaves somebody who expected nothing. */
function breath(t: number): string {
  const gone = track(t, [
    [0.3, 0],
    [0.85, 1],
  ])
  if (gone === 0 || gone === 1) return ''
  return place(cloud([0, 0], 60, 3), [734 - gone * 50, 588 + gone * 14], {
    scale: 0.4 + gone,
    opacity: 1 - gone,
  })
}

export const scene = defineScene({
  name: 'podium-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: '#6F5FE0',
  draw: (t) => {
    const laugh = Math.abs(wave(t, 2))
    const fury = track(t, rage)
    const sunk = track(t, sigh)
    return ceremony(t, {
      first: {
        offset: [0, 8 - laugh * 20],
        headRotate: wave(t) * 7 - 3,
        faceScale: 1.08 + laugh * 0.06,
        face: 'SmileLOL',
      },
      second: {
        offset: [wave(t, 6, 0.1) * 5 * fury, fury * 8],
        headRotate: 2 + fury * 5 + wave(t, 6, 0.3) * 3 * fury,
        faceScale: 1.1 + fury * 0.14,
        face: fury > 0.6 ? 'Rage' : 'AngryFang',
      },
      third: { offset: [0, sunk * 14], headRotate: 5 + sunk * 7, faceScale: 1, face: 'Cry' },
      crown: { at: [482 + wave(t) * 12, 148 - laugh * 18 - crownHopPx(t)], rotate: wave(t) * 18 - 6 },
      angerScale: 1.05 + fury * 0.5 + wave(t, 3) * 0.14,
      effects: tears(t) + fumes(t) + breath(t),
    })
  },
})
