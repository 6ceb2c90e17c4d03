/** Our own animal: a raccoon that lives off what others throw away, and plans its next move. */
import type { AnimalMood } from './animal-eye'
import { clip } from './clip'
import { bothSides } from './faces/ink'
import { limb } from './limb'
import { boldInkWidthPx } from './palette'
import type { Point } from './path'
import { place } from './place'
import { raccoonColors, raccoonHead } from './raccoon-head'
import { ellipse, flatPath, inkPath } from './shapes'
import { extraInkUnits, thicken } from './thicken'

export interface Raccoon {
  /** Between the feet, on which it sits. */
  at: Point
  scale?: number
  /** How far the head has sunk. */
  bobPx?: number
  mood?: AnimalMood
  eyesShut?: boolean
  /** Rubbed together over a plan, around something, or in the air. */
  paws?: 'scheming' | 'holding' | 'up'
  /** Drawn between holding paws, around (0, 0). */
  treasure?: string
  /** -1 to 1: to which side it looks. */
  look?: number
  flip?: boolean
}

const line = boldInkWidthPx
const { dark, fur, furShade, pale } = raccoonColors

function tail(): string {
  const shape =
    'M110 -40C190 -10 300 -30 330 -120C356 -200 330 -290 270 -320C236 -336 206 -310 214 -276C224 -240 246 -210 226 -170C206 -134 150 -130 100 -140Z'
  const bands = [
    'M150 -180L206 -110L196 20L150 20Z',
    'M258 40L236 -110L300 -112L360 -20Z',
    'M200 -200L370 -150L380 -220L210 -240Z',
    'M190 -290L320 -270L330 -350L190 -360Z',
  ]
  return (
    flatPath(shape, fur) +
    clip(`<path d="${shape}"/>`, bands.map((band) => flatPath(band, dark)).join('')) +
    inkPath(shape, { lineWidthPx: line })
  )
}

const bodyShape =
  'M-120 -350C-176 -290 -204 -170 -190 -70C-184 -26 -150 -8 -100 -6H100C150 -8 184 -26 190 -70C204 -170 176 -290 120 -350Z'

function body(): string {
  return (
    flatPath(bodyShape, fur) +
    clip(
      `<path d="${bodyShape}"/>`,
      ellipse([0, -100], 122, 160, { fill: pale, lineWidthPx: 0 }) +
        flatPath('M-200 -60C-150 -120 -150 -200 -170 -260H-240V0H-200Z', furShade),
    ) +
    inkPath(bodyShape, { lineWidthPx: line }) +
    bothSides(
      inkPath('M60 -2C52 -44 84 -66 118 -62C158 -58 178 -30 170 -2Z', { fill: dark, lineWidthPx: line }) +
        inkPath('M92 -4L94 -24M120 -4L121 -26M147 -4L146 -22', { line: fur, lineWidthPx: 5 }),
    )
  )
}

/** A paw with its fingers up, before it is turned; (0, 0) is its palm. */
export function raccoonPaw(at: Point, rotate: number, scale = 1): string {
  return place(
    inkPath(
      'M-34 18C-46 -8 -34 -34 -10 -38C-2 -60 14 -58 14 -40C26 -58 42 -50 36 -32C54 -40 62 -22 46 -10C60 -4 56 12 40 12C30 34 -18 42 -34 18Z',
      { fill: dark, lineWidthPx: line },
    ) + inkPath('M14 -38L12 -22M36 -30L26 -16M46 -8L30 -4', { line: fur, lineWidthPx: 4 }),
    at,
    { rotate, scale },
  )
}

const sleeve = { widthPx: 62, color: fur, openStart: true }

/** Both arms; the left one is the right one's mirror but for the plan, where a paw lies on the other. */
function arms(paws: 'scheming' | 'holding' | 'up'): string {
  if (paws === 'up') {
    return bothSides(
      limb(
        [
          [112, -256],
          [222, -262],
          [256, -330],
        ],
        sleeve,
      ) + raccoonPaw([262, -366], 10),
    )
  }
  if (paws === 'holding') {
    return bothSides(
      limb(
        [
          [110, -252],
          [176, -190],
          [112, -150],
        ],
        sleeve,
      ) + raccoonPaw([84, -154], -84),
    )
  }
  const arm = limb(
    [
      [110, -252],
      [172, -186],
      [78, -166],
    ],
    sleeve,
  )
  return `${bothSides(arm)}${place(raccoonPaw([0, 0], -70), [-40, -172], { flip: true })}${raccoonPaw([34, -186], -50)}`
}

/** Sits and faces the reader; the tail lies to the right. */
export function raccoon(options: Raccoon): string {
  const {
    at,
    scale = 1,
    bobPx = 0,
    mood = 'calm',
    eyesShut = false,
    paws = 'scheming',
    flip = false,
  } = options
  const look = options.look ?? (mood === 'smug' ? 0.75 : 0)
  const treasure = options.treasure && paws === 'holding' ? place(options.treasure, [0, -166]) : ''
  const drawn = `${tail()}${body()}${place(raccoonHead(mood, eyesShut, look), [0, bobPx])}${treasure}${arms(paws)}`
  return place(thicken(drawn, extraInkUnits(scale)), at, { scale, flip })
}
