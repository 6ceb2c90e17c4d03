import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { defineScene } from '../kit/scene'
import { during, type Key, track } from '../kit/timeline'
import { nightBeforeIt } from '../looming-clock/scene'

/** It rings, draws breath, glares, and rings again. */
const force: readonly Key[] = [
  [0, 1.6],
  [0.42, 1.6],
  [0.5, 0],
  [0.72, 0],
  [0.8, 2.4, 'in'],
  [1, 1.6],
]
const frown: readonly Key[] = [
  [0, 2],
  [0.42, 2],
  [0.56, -16, 'out'],
  [0.72, -16],
  [0.8, 9, 'in'],
  [1, 2],
]

/** Signs of approval, from the phone, of people who have finished their work. */
function likes(t: number): string {
  return [0, 0.34, 0.67]
    .map((phase) => {
      const risen = lap(t, 1, phase)
      return emoji('red-heart', {
        at: [262 + risen * 34 + wave(risen, 1, phase) * 16, 846 - risen * 250],
        sizePx: 16 + risen * 36,
        opacity: Math.min(1, (1 - risen) * 3),
        lineWidthPx: 4,
      })
    })
    .join('')
}

export const scene = defineScene({
  name: 'looming-clock-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: '#5B3FC4',
  draw: (t) => {
    const strength = track(t, force)
    // From one side to the other with every frame of twelve.
    const ring = wave(t, 6, 0.25) * Math.min(1, strength)
    // Straight ahead while it rings, then down at the one who does not hear it.
    const stare = track(t, [
      [0, 0],
      [0.5, 0],
      [0.58, 1],
      [0.78, 1],
      [0.9, 0],
    ])
    return nightBeforeIt(t, {
      ring,
      force: strength,
      frown: track(t, frown),
      look: [18 * (1 - stare), -20 * (1 - stare)],
      reach: strength < 0.8 ? 0.001 : Math.min(1.1, strength * 0.7) * (1 + wave(t, 6, 0.25) * 0.12),
      eyesShut: during(t, 0.5, 0.84),
      lean: wave(t) * 3,
      hopPx: Math.max(0, ring) * 5 * strength,
      glow: 0.55 + 0.25 * wave(t, 2),
      likes: likes(t),
    })
  },
})
