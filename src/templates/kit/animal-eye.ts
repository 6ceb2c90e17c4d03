/** The eyes of our animals: the lid and the pupil make the mood. */
import { boldInkWidthPx, palette } from './palette'
import type { Point } from './path'
import { place } from './place'
import { circle, ellipse, inkPath } from './shapes'

export type AnimalMood = 'calm' | 'smug' | 'alarmed' | 'furious'

export interface AnimalEye {
  at: Point
  radiusXPx: number
  radiusYPx: number
  mood: AnimalMood
  shut?: boolean
  /** Colour of the lid: the fur around the eye. */
  lid: string
  /** Which way the inner corner lies, where a furious lid slants down. */
  inner: 'left' | 'right'
  /** Where the pupil looks, from -1 to 1 on both axes. */
  look?: Point
  line?: string
}

/** How much of the eye the lid covers at its outer and inner end, from -1 (nothing) to 1 (all of it). */
const lids: Record<AnimalMood, readonly [outer: number, inner: number] | null> = {
  calm: [0.02, 0.02],
  smug: [0.12, 0.3],
  alarmed: null,
  furious: [-0.72, 0.34],
}

export function animalEye(eye: AnimalEye): string {
  const { at, radiusXPx: rx, radiusYPx: ry, mood, shut = false, lid, look = [0, 0] } = eye
  const line = { line: eye.line ?? palette.ink, lineWidthPx: boldInkWidthPx }
  if (shut)
    return place(
      inkPath(`M${-rx} ${ry * 0.1}C${-rx / 2} ${ry * 0.7} ${rx / 2} ${ry * 0.7} ${rx} ${ry * 0.1}`, line),
      at,
    )
  const alarmed = mood === 'alarmed'
  const pupilPx = alarmed ? Math.min(rx, ry) * 0.24 : Math.min(rx, ry) * 0.44
  const [dx, dy] = [look[0] * (rx - pupilPx - 5), look[1] * (ry - pupilPx - 5)]
  const lidEnds = lids[mood]
  const lidPath = () => {
    const [outer, inner] = lidEnds ?? [0, 0]
    const [left, right] = eye.inner === 'left' ? [inner, outer] : [outer, inner]
    return `M${-rx - 2} ${left * ry}C${-rx - 3} ${-ry * 1.36} ${rx + 3} ${-ry * 1.36} ${rx + 2} ${right * ry}Z`
  }
  return place(
    ellipse([0, 0], rx, alarmed ? ry * 1.12 : ry, { fill: '#FFFFFF', ...line }) +
      circle([dx, dy + (lidEnds ? ry * 0.3 : 0)], pupilPx, { fill: palette.ink, lineWidthPx: 0 }) +
      circle([dx + pupilPx * 0.35, dy + (lidEnds ? ry * 0.3 : 0) - pupilPx * 0.35], pupilPx * 0.32, {
        fill: '#FFFFFF',
        lineWidthPx: 0,
      }) +
      (lidEnds ? inkPath(lidPath(), { fill: lid, ...line }) : ''),
    at,
  )
}
