import { wave } from '../kit/motion'
import { defineScene } from '../kit/scene'
import { type Key, track } from '../kit/timeline'
import { controlRoom } from '../two-buttons/scene'

/** One hand makes up its mind, touches the button, and thinks better of it. */
function dive(from: number): Key[] {
  return [
    [from, -26],
    [from + 0.09, -74, 'out'],
    [from + 0.2, 16, 'in'],
    [from + 0.28, 16],
    [from + 0.36, -90, 'out'],
    [from + 0.46, -26],
  ]
}

const left = dive(0.02)
const right = dive(0.52)

/** He leans to where he is about to press, and starts back. */
const lean: readonly Key[] = [
  [0, 0],
  [0.11, 16],
  [0.22, -62, 'in'],
  [0.3, -62],
  [0.38, 22, 'out'],
  [0.52, 0],
  [0.61, -16],
  [0.72, 62, 'in'],
  [0.8, 62],
  [0.88, -22, 'out'],
  [1, 0],
]

export const scene = defineScene({
  name: 'two-buttons-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: '#5B6BD6',
  draw: (t) =>
    controlRoom(t, {
      shake: (phase) => wave(t, 5, phase) * 5,
      leanPx: track(t, lean),
      loweredPx: [track(t, left), track(t, right)],
      sweatPx: 70,
    }),
})
