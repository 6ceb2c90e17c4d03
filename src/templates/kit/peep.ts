/** A person of Open Peeps: a body and a head. */
import { type HeadOptions, head } from './head'
import { inkWidthPx, palette, type SkinTone, skinTones } from './palette'
import { colorPart, type PeepCategory, type PeepColors, peepPart } from './parts/peep-part'
import { measurePose, type PoseAnchor } from './parts/pose-anchor'
import type { Point } from './path'
import { place } from './place'

export interface PeepOptions extends HeadOptions {
  /** Body by kind and name: `bust/Tee`, `standing/Polkadots`, `sitting/OneLegColorTee`. */
  pose: string
  /** Bottom edge of the body, below the neck. */
  at: Point
  /** From the top of a usual head to the bottom of the body. */
  heightPx: number
  skin?: SkinTone
  flip?: boolean
  /** Degrees, clockwise, around `at`. */
  rotate?: number
  /** 1.3 to 1.5 for full bodies, or the joke is lost on a phone. */
  headScale?: number
  headRotate?: number
  headFlip?: boolean
  /** Moves the head, in units of the part. */
  headShift?: Point
  lineWidthPx?: number
}

/** Of a usual head above the neck, and of the ink that the art has itself, in units of the part. */
const headHeightUnits = 430
const artLineUnits = 17

/** Bodies whose neck begins lower than the common one. */
const neckDrops: Record<string, number> = {
  Explaining: 30,
  PointingUp: 30,
  PolkadotJacket: 20,
  Killer: 10,
  MidColorPants: 70,
  MidColorTee: 70,
}
/** Bodies whose collar hides the neck from measuring. */
const knownNecks: Record<string, number> = { 'bust/SweaterDots': 466 }

const anchors = new Map<string, PoseAnchor>()

function poseParts(pose: string) {
  const [category = '', name = ''] = pose.split('/')
  if (category !== 'bust' && category !== 'standing' && category !== 'sitting') {
    throw new Error(`Open Peeps has no pose "${pose}"`)
  }
  const part = peepPart(category satisfies PeepCategory, name)
  const measured = anchors.get(pose) ?? measurePose(part)
  const anchor = { ...measured, neckX: knownNecks[pose] ?? measured.neckX }
  anchors.set(pose, anchor)
  return { part, anchor, neckDrop: neckDrops[name] ?? 0 }
}

/** @throws Error for a pose, head, face, beard or accessory that the package does not have. */
export function peep(options: PeepOptions): string {
  const { pose, at, heightPx, skin = 'light', flip = false, rotate = 0, lineWidthPx = inkWidthPx } = options
  const { headScale = 1, headRotate = 0, headFlip = false, headShift = [0, 0] } = options
  const { part, anchor, neckDrop } = poseParts(pose)
  const scale = heightPx / (anchor.bottom + headHeightUnits * headScale)
  const extraLineWidth = Math.max(0, lineWidthPx / scale - artLineUnits)
  const colors: PeepColors = {
    outline: palette.ink,
    skin: skinTones[skin].fill,
    top: palette.yellow,
    pants: palette.blue,
    jacket: palette.teal,
    ...options.colors,
  }
  const body = place(colorPart(part, colors, extraLineWidth), [-anchor.neckX, 0])
  const onNeck = place(
    head({ ...options, colors }, extraLineWidth),
    [headShift[0], headShift[1] + neckDrop],
    {
      rotate: headRotate,
      scale: headScale,
      flip: headFlip,
    },
  )
  return place(place(body + onNeck, [0, -anchor.bottom]), at, { rotate, scale, flip })
}
