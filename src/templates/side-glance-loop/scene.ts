import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { type Key, track } from '../kit/timeline'
import { type Stance, streetScene } from '../side-glance/scene'

/** He is drawn to her, catches himself, and is drawn again. */
const pull: readonly Key[] = [
  [0, 0],
  [0.1, -0.15],
  [0.4, 1, 'spring'],
  [0.7, 1],
  [1, 0],
]

/** Hearts leave his eyes and grow on the way to her. */
function hearts(t: number): string {
  const startX = 486 - track(t, pull) * 64
  return Array.from({ length: 4 }, (_, index) => {
    const flown = lap(t, 1, index / 4)
    const at = [startX - flown * 30 + wave(flown, 1, index / 2) * 26, 330 - flown * 290] as const
    return emoji('red-heart', {
      at,
      sizePx: 26 + 54 * Math.min(1, flown * 2),
      rotate: wave(flown, 2) * 16,
      opacity: Math.min(1, (1 - flown) * 4),
      lineWidthPx: 5,
    })
  }).join('')
}

/** Puffs of steam from both sides of a head that boils. */
function fumes(t: number): string {
  return ([-1, 1] as const)
    .flatMap((side) =>
      [0, 0.5].map((phase) => {
        const blown = lap(t, 2, phase)
        const at = [978 + side * (96 + blown * 84), 316 - blown * 40] as const
        return place(cloud([0, 0], 92, 5 + side), at, {
          scale: 0.35 + blown * 0.85,
          opacity: Math.min(1, (1 - blown) * 2.4),
        })
      }),
    )
    .join('')
}

function admirer(t: number): Stance {
  const pulled = track(t, pull)
  return {
    offset: [-pulled * 8, 0],
    rotate: -pulled * 4,
    headRotate: -5 - pulled * 8,
    faceScale: 1.1 + wave(t, 2) * 0.07 + pulled * 0.06,
  }
}

function boiling(t: number): Stance {
  return {
    offset: [wave(t, 6) * 4, 0],
    rotate: 0,
    headRotate: 4 + wave(t, 6, 0.2) * 2.5 - track(t, pull) * 5,
    faceScale: 1.2 + wave(t, 2) * 0.06,
  }
}

function passing(t: number): Stance {
  return {
    offset: [wave(t) * 10, -Math.abs(wave(t)) * 16],
    rotate: wave(t) * 3 - 2,
    headRotate: wave(t, 1, 0.1) * 4,
    faceScale: 1,
  }
}

export const scene = defineScene({
  name: 'side-glance-loop',
  widthPx: 1200,
  heightPx: 900,
  background: palette.sky,
  draw: (t) =>
    streetScene(t, {
      temptation: passing(t),
      subject: admirer(t),
      neglected: boiling(t),
      angerScale: 1.35 + 0.4 * wave(t, 2),
      hearts: hearts(t),
      fumes: fumes(t),
    }),
})
