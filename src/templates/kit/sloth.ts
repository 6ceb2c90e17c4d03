/** Our own animal: a sloth in no hurry, whom a deadline reaches two days after it has passed. */
import type { AnimalMood } from './animal-eye'
import { clip } from './clip'
import { bothSides } from './faces/ink'
import { limb } from './limb'
import { boldInkWidthPx } from './palette'
import type { Point } from './path'
import { place } from './place'
import { ellipse, flatPath, inkPath } from './shapes'
import { slothColors, slothHead } from './sloth-head'
import { extraInkUnits, thicken } from './thicken'

export interface Sloth {
  /** Below the middle of the body, where it sits; a hanging one hangs above it. */
  at: Point
  scale?: number
  /** How far the head has sunk. */
  bobPx?: number
  mood?: AnimalMood
  eyesShut?: boolean
  /** Sits with its arms in its lap, lifts one for a wave, or hangs by both from a branch 760 px above `at`. */
  pose?: 'sitting' | 'waving' | 'hanging'
  /** Degrees: the wave of the lifted arm. */
  wave?: number
  /** Drawn in its lap, around (0, 0), when both hands are there. */
  holds?: string
  /** -1 to 1: to which side it looks. */
  look?: number
  flip?: boolean
}

const line = boldInkWidthPx
const { cream, fur, furShade } = slothColors

/** A hand with its claws up, before it is turned; (0, 0) is its palm. */
export function slothHand(at: Point, rotate: number, scale = 1): string {
  const claw = (x: number) =>
    inkPath(
      `M${x - 9} -18C${x - 14} -52 ${x - 6} -78 ${x + 12} -92C${x + 16} -70 ${x + 14} -44 ${x + 10} -18Z`,
      {
        fill: cream,
        lineWidthPx: 5,
      },
    )
  return place(
    [-22, 0, 22].map(claw).join('') +
      inkPath('M-42 30C-48 -6 -30 -30 0 -30C30 -30 48 -6 42 30Z', { fill: fur, lineWidthPx: line }) +
      flatPath('M-32.5 6H32.5V48H-32.5Z', fur),
    at,
    { rotate, scale },
  )
}

const bodyShape =
  'M-112 -350C-176 -280 -208 -170 -196 -80C-188 -24 -150 0 -90 0H90C150 0 188 -24 196 -80C208 -170 176 -280 112 -350Z'

function body(): string {
  return (
    flatPath(bodyShape, fur) +
    clip(`<path d="${bodyShape}"/>`, ellipse([0, -90], 116, 150, { fill: cream, lineWidthPx: 0 })) +
    inkPath(bodyShape, { lineWidthPx: line }) +
    inkPath('M-30 -150L-22 -134M8 -166L14 -150M-6 -120L2 -104', { line: furShade, lineWidthPx: 5 })
  )
}

const feet = bothSides(
  inkPath('M54 0C40 -54 80 -92 128 -86C172 -82 190 -40 178 0Z', { fill: fur, lineWidthPx: line }) +
    inkPath(
      'M76 0C74 -18 92 -30 100 -12V0ZM104 0C102 -22 124 -32 130 -12V0ZM134 0C134 -20 154 -28 160 -8V0Z',
      {
        fill: cream,
        lineWidthPx: 5,
      },
    ),
)

const arm = { widthPx: 66, color: fur, openStart: true }

function lappedArm(): string {
  return (
    limb(
      [
        [108, -256],
        [186, -176],
        [84, -128],
      ],
      arm,
    ) + slothHand([58, -118], -108)
  )
}

function liftedArm(degrees: number): string {
  const drawn =
    limb(
      [
        [108, -256],
        [212, -280],
        [262, -380],
        [270, -470],
      ],
      arm,
    ) + slothHand([271, -502], 4)
  return place(place(drawn, [-200, 270]), [200, -270], { rotate: degrees })
}

const hangingArms = bothSides(
  limb(
    [
      [112, -250],
      [230, -330],
      [250, -520],
      [236, -706],
    ],
    arm,
  ) + slothHand([235, -736], -4),
)

function arms(pose: 'sitting' | 'waving' | 'hanging', degrees: number): string {
  if (pose === 'hanging') return hangingArms
  const left = place(lappedArm(), [0, 0], { flip: true })
  return left + (pose === 'waving' ? liftedArm(degrees) : lappedArm())
}

/** Faces the reader. */
export function sloth(options: Sloth): string {
  const {
    at,
    scale = 1,
    bobPx = 0,
    mood = 'calm',
    eyesShut = false,
    pose = 'sitting',
    flip = false,
  } = options
  const look = options.look ?? (mood === 'smug' ? 0.75 : 0)
  const head = place(slothHead(mood, eyesShut, look), [0, bobPx])
  const limbs = arms(pose, options.wave ?? 0)
  const held = options.holds ? place(options.holds, [0, -170]) : ''
  // Hanging arms go up past the head, so the head is in front of them.
  const drawn = pose === 'sitting' ? body() + feet + head + held + limbs : body() + feet + limbs + head
  return place(thicken(drawn, extraInkUnits(scale)), at, { scale, flip })
}
