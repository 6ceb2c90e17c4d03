/** The head of the sloth: a wide smile that nothing hurries. */
import { type AnimalMood, animalEye } from './animal-eye'
import { bothSides } from './faces/ink'
import { boldInkWidthPx, palette } from './palette'
import { ellipse, flatPath, inkPath } from './shapes'

export const slothColors = { fur: '#A9825F', furShade: '#8E6A4B', cream: '#F3E2C2' } as const
const { cream, fur } = slothColors
const stripe = '#6B4A36'
const line = boldInkWidthPx

const skull =
  'M0 -640C74 -642 142 -618 178 -566C206 -524 214 -462 198 -408C176 -336 92 -302 0 -302C-92 -302 -176 -336 -198 -408C-214 -462 -206 -524 -178 -566C-142 -618 -74 -642 0 -640Z'
const mask =
  'M0 -560C34 -590 100 -588 138 -544C172 -502 176 -440 158 -398C132 -348 66 -328 0 -328C-66 -328 -132 -348 -158 -398C-176 -440 -172 -502 -138 -544C-100 -588 -34 -590 0 -560Z'
const tuft =
  'M-40 -626C-56 -660 -40 -678 -18 -684C-22 -670 -16 -662 -6 -660C0 -680 20 -694 44 -690C32 -676 40 -656 44 -632'

const mouths: Record<AnimalMood, string> = {
  calm: inkPath('M-92 -412C-56 -366 56 -366 92 -412M-100 -408L-84 -420M84 -420L100 -408', {
    lineWidthPx: line,
  }),
  smug: inkPath('M-64 -382C-10 -364 64 -374 98 -424M86 -432C98 -430 106 -422 108 -412', {
    lineWidthPx: line,
  }),
  alarmed:
    inkPath('M-46 -362C-50 -396 -24 -404 0 -404C24 -404 50 -396 46 -362C40 -334 -40 -334 -46 -362Z', {
      fill: '#5B1520',
      lineWidthPx: line,
    }) + flatPath('M-28 -350C-16 -366 16 -366 28 -350C16 -340 -16 -340 -28 -350Z', '#F4736B'),
  furious: inkPath('M-56 -374C-30 -404 30 -404 56 -374M-66 -366L-52 -380M52 -380L66 -366', {
    lineWidthPx: line,
  }),
}

const brows: Record<AnimalMood, string> = {
  calm: '',
  smug: 'M52 -556C72 -574 106 -568 124 -546',
  alarmed: 'M-128 -562C-112 -582 -84 -588 -64 -578M64 -578C84 -588 112 -582 128 -562',
  furious: '',
}

function face(mood: AnimalMood, eyesShut: boolean, look: number): string {
  const eyes = ([1, -1] as const).map((side) =>
    animalEye({
      at: [side * 82, -484],
      radiusXPx: 36,
      radiusYPx: 34,
      mood,
      shut: eyesShut,
      lid: '#876349',
      line: eyesShut ? cream : palette.ink,
      inner: side === 1 ? 'left' : 'right',
      look: [look, 0],
    }),
  )
  return (
    bothSides(
      flatPath(
        'M30 -496C48 -548 118 -544 144 -496C166 -454 168 -410 150 -396C126 -392 112 -420 90 -430C60 -438 26 -456 30 -496Z',
        stripe,
      ),
    ) +
    eyes.join('') +
    (eyesShut ? '' : inkPath(brows[mood], { lineWidthPx: line })) +
    bothSides(ellipse([120, -384], 20, 12, { fill: '#F2A68C', lineWidthPx: 0 })) +
    mouths[mood] +
    inkPath('M-46 -446C-44 -472 44 -472 46 -446C44 -420 18 -408 0 -408C-18 -408 -44 -420 -46 -446Z', {
      fill: '#3A2A24',
      lineWidthPx: line,
    }) +
    ellipse([-14, -446], 11, 6, { fill: '#FFFFFF', lineWidthPx: 0 })
  )
}

/** Stands on the body of the sloth, in its coordinates. @param look -1 to 1, to the side. */
export function slothHead(mood: AnimalMood, eyesShut: boolean, look: number): string {
  return (
    inkPath(tuft, { fill: fur, lineWidthPx: line }) +
    flatPath(skull, fur) +
    flatPath(mask, cream) +
    inkPath(skull, { lineWidthPx: line }) +
    face(mood, eyesShut, look)
  )
}
