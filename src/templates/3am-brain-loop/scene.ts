import { bedroom, brain } from '../3am-brain/scene'
import { wave } from '../kit/motion'
import type { Point } from '../kit/path'
import { defineScene } from '../kit/scene'
import { circle, inkPath } from '../kit/shapes'
import { during, type Key, track } from '../kit/timeline'

const wakesAt = 0.5

/** The brain slips back into the head, waits until it is quiet, and pops out again. */
const presence: readonly Key[] = [
  [0, 1],
  [0.02, 1],
  [0.14, 0, 'in'],
  [0.36, 0],
  [0.48, 1, 'spring'],
]
const bubbleSize: readonly Key[] = [
  [0, 1],
  [0.05, 0, 'in'],
  [0.42, 0],
  [0.54, 1, 'spring'],
]

/** A jolt when the words come. */
const jolt: readonly Key[] = [
  [0, 0],
  [wakesAt, 0],
  [wakesAt + 0.07, 1, 'out'],
  [wakesAt + 0.2, 0],
]

/** The bubble of a deep breath, which bursts on waking. */
function snore(t: number): string {
  const size = track(t, [
    [0.12, 0],
    [0.28, 1],
    [0.36, 0.5],
    [0.48, 1.15],
  ])
  if (!during(t, 0.13, wakesAt)) return ''
  const radius = 34 * size
  const centre: Point = [428 + radius * 0.5, 622 - radius * 0.7]
  return (
    circle(centre, radius, { fill: 'rgba(190, 230, 255, .75)', lineWidthPx: 5 }) +
    circle([centre[0] - radius * 0.35, centre[1] - radius * 0.35], radius * 0.18, {
      fill: '#FFFFFF',
      lineWidthPx: 0,
    })
  )
}

/** Strokes around the head of somebody who was asleep a moment ago. */
function alarm(t: number): string {
  if (!during(t, wakesAt, wakesAt + 0.2)) return ''
  return inkPath('M196 572L168 540M246 552L234 512M306 548L312 508', { line: '#FFF3B0', lineWidthPx: 9 })
}

function thought(t: number): string {
  const out = track(t, presence)
  if (out < 0.02) return ''
  const hover = wave(t, 2)
  return brain({
    at: [372 + 128 * out, 610 - 140 * out + hover * 9],
    scale: 0.1 + 0.9 * out,
    rotate: hover * 5,
    // It talks from the moment that its words can be read.
    talkPx: during(t, wakesAt, 1) ? 14 + wave(t, 8, 0.2) * 14 : 0,
    look: [wave(t, 2) * 5, 0],
  })
}

export const scene = defineScene({
  name: '3am-brain-loop',
  widthPx: 1000,
  heightPx: 1000,
  background: '#2B2B55',
  draw: (t) => {
    const isAwake = t < 0.1 || t >= wakesAt
    const shock = track(t, jolt)
    return (
      bedroom(t, {
        face: isAwake ? 'Hectic' : 'Drool',
        faceScale: 1.12 + shock * 0.24,
        head: [isAwake ? wave(t, 8) * 2.5 : 0, -shock * 16],
        breathPx: isAwake ? -shock * 12 : wave(t, 2) * 5,
        brain: thought(t),
        glow: track(t, presence),
        bubbleScale: track(t, bubbleSize),
      }) +
      snore(t) +
      alarm(t)
    )
  },
})
