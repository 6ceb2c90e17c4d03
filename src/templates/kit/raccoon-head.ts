/** The head of the raccoon, in its mask. */
import { type AnimalMood, animalEye } from './animal-eye'
import { clip } from './clip'
import { bothSides } from './faces/ink'
import { boldInkWidthPx, palette } from './palette'
import { circle, ellipse, flatPath, inkPath } from './shapes'

export const raccoonColors = {
  fur: '#8D93A6',
  furShade: '#757B90',
  dark: '#363644',
  pale: '#F4F1EA',
} as const
const { dark, fur, furShade, pale } = raccoonColors
const line = boldInkWidthPx

const skull =
  'M0 -640C70 -644 130 -622 168 -574C190 -544 206 -508 214 -468L262 -444L222 -424L250 -386L206 -388C168 -330 84 -304 0 -304C-84 -304 -168 -330 -206 -388L-250 -386L-222 -424L-262 -444L-214 -468C-206 -508 -190 -544 -168 -574C-130 -622 -70 -644 0 -640Z'

const ears = bothSides(
  inkPath('M72 -612C78 -674 124 -720 172 -712C200 -680 204 -616 176 -562Z', {
    fill: fur,
    lineWidthPx: line,
  }) + flatPath('M104 -618C112 -656 138 -682 164 -682C178 -654 178 -618 164 -584Z', dark),
)

const mouths: Record<AnimalMood, string> = {
  calm: inkPath('M0 -384V-366M-44 -376C-34 -356 -12 -352 0 -366C12 -352 34 -356 44 -376', {
    lineWidthPx: line,
  }),
  smug: inkPath('M0 -384V-368M-40 -362C-10 -346 40 -348 78 -392M70 -400C78 -398 86 -392 88 -384', {
    lineWidthPx: line,
  }),
  alarmed:
    inkPath('M-40 -352C-44 -380 -22 -388 0 -388C22 -388 44 -380 40 -352C36 -322 -36 -322 -40 -352Z', {
      fill: '#5B1520',
      lineWidthPx: line,
    }) + flatPath('M-24 -336C-14 -352 14 -352 24 -336C14 -328 -14 -328 -24 -336Z', '#F4736B'),
  furious: inkPath(
    'M-62 -352C-58 -378 58 -378 62 -352C50 -336 -50 -336 -62 -352ZM-60 -352H60M-32 -370V-342M0 -372V-340M32 -370V-342',
    {
      fill: '#FFFFFF',
      lineWidthPx: 6,
    },
  ),
}

const brows: Record<AnimalMood, string> = {
  calm: '',
  smug: 'M60 -552C80 -572 118 -572 140 -550',
  alarmed: '',
  furious: '',
}

function markings(): string {
  return (
    bothSides(
      flatPath('M10 -520C60 -560 140 -560 184 -506C150 -532 70 -530 26 -492Z', pale) +
        flatPath(
          'M18 -478C58 -536 140 -534 186 -484C220 -444 226 -412 212 -404C150 -384 84 -396 54 -426C34 -444 22 -458 18 -478Z',
          dark,
        ),
    ) +
    flatPath('M-22 -640L-12 -500H12L22 -640Z', furShade) +
    ellipse([0, -380], 98, 68, { fill: pale, lineWidthPx: 0 }) +
    flatPath('M-34 -430L-18 -500H18L34 -430Z', pale)
  )
}

function face(mood: AnimalMood, eyesShut: boolean, look: number): string {
  const eyes = ([1, -1] as const).map((side) =>
    animalEye({
      at: [side * 98, -458],
      radiusXPx: 42,
      radiusYPx: 40,
      mood,
      shut: eyesShut,
      lid: '#54546A',
      line: eyesShut ? pale : palette.ink,
      inner: side === 1 ? 'left' : 'right',
      look: [look, 0],
    }),
  )
  return (
    eyes.join('') +
    (eyesShut ? '' : inkPath(brows[mood], { lineWidthPx: 10 })) +
    mouths[mood] +
    inkPath('M-36 -424C-34 -444 34 -444 36 -424C34 -400 14 -386 0 -386C-14 -386 -34 -400 -36 -424Z', {
      fill: palette.ink,
      lineWidthPx: 4,
    }) +
    ellipse([-10, -424], 9, 5, { fill: '#FFFFFF', lineWidthPx: 0 }) +
    bothSides(
      [
        [58, -386],
        [70, -368],
        [78, -388],
      ]
        .map(([x = 0, y = 0]) => circle([x, y], 3.5, { fill: palette.ink, lineWidthPx: 0 }))
        .join(''),
    )
  )
}

/** Stands on the body of the raccoon, in its coordinates. @param look -1 to 1, to the side. */
export function raccoonHead(mood: AnimalMood, eyesShut: boolean, look: number): string {
  return (
    ears +
    flatPath(skull, fur) +
    clip(`<path d="${skull}"/>`, markings()) +
    inkPath(skull, { lineWidthPx: line }) +
    face(mood, eyesShut, look)
  )
}
