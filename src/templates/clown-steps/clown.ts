import { clip } from '../kit/clip'
import { type HeadOptions, head } from '../kit/head'
import { wave } from '../kit/motion'
import { palette, skinTones } from '../kit/palette'
import { place } from '../kit/place'
import { circle, ellipse, flatPath, inkPath } from '../kit/shapes'

/** Lengths in this file are units of the head part; the top of the neck is (0, 0). */
const line = { lineWidthPx: 11 }
const skin = skinTones.light.fill
const greasepaint = '#FFFFFF'
const red = '#F0403C'
const blue = '#3C8DF0'

const faces = ['Smile', 'Cheeky', 'Driven', 'DeadInside'] as const

function lookOf(step: number): HeadOptions {
  return {
    head: step === 3 ? 'Bald' : 'Bangs',
    face: faces[step] ?? 'Smile',
    colors: { skin },
  }
}

/** The part of the face that is painted white. */
const painted =
  '<path d="M70 -310C150 -292 186 -220 184 -140C182 -50 150 14 84 16C10 18 -40 -50 -44 -140C-50 -240 0 -310 70 -310Z"/>'

function cheeks(): string {
  return [
    [-4, -78],
    [142, -78],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 24, { fill: '#FF8FA8', lineWidthPx: 0 }))
    .join('')
}

/** Blue bars down from the eyes, as clowns wear them. */
function eyePaint(): string {
  return [
    [22, -206],
    [134, -206],
  ]
    .map(([x = 0, y = 0]) =>
      place(flatPath('M-16 22C-20 -8 -10 -40 0 -52C10 -40 20 -8 16 22C6 30 -6 30 -16 22Z', blue), [x, y]),
    )
    .join('')
}

function mouthPaint(): string {
  return inkPath(
    'M-10 -58C10 -36 40 -26 74 -26C108 -26 138 -38 158 -60C166 -18 128 12 76 12C20 12 -18 -18 -10 -58Z',
    {
      fill: red,
      lineWidthPx: 8,
    },
  )
}

function nose(): string {
  return (
    circle([90, -104], 36, { fill: red, ...line }) +
    inkPath('M74 -122C78 -130 84 -134 92 -134', { line: '#FFC4BE', lineWidthPx: 9 })
  )
}

const tufts: readonly (readonly [x: number, y: number, radius: number])[] = [
  [-112, -66, 52],
  [-134, -140, 62],
  [-128, -226, 66],
  [-84, -304, 66],
  [-10, -352, 64],
  [76, -366, 62],
  [156, -336, 58],
  [206, -270, 54],
  [222, -196, 48],
  [214, -124, 42],
]

/** Wool all round the skull. @param from first tuft, @param to the one after the last. */
function wig(t: number, from: number, to: number): string {
  return tufts
    .slice(from, to)
    .map(([x, y, radius], index) =>
      circle([x + wave(t, 2, index * 0.17) * 5, y], radius, {
        fill: index % 2 ? palette.orange : palette.yellow,
        ...line,
      }),
    )
    .join('')
}

function hat(t: number): string {
  const hop = wave(t, 2) * 4
  return place(
    inkPath('M-66 14L4 -128L74 12C36 32 -28 32 -66 14Z', { fill: palette.teal, ...line }) +
      circle([-14, -40], 15, { fill: palette.yellow, ...line }) +
      circle([30, -18], 15, { fill: palette.yellow, ...line }) +
      circle([4, -130], 26, { fill: palette.pink, ...line }),
    [40, -394 + hop],
    { rotate: 5 },
  )
}

/** The white face goes under the features: the head is drawn once more in white where the paint is. */
function paintedHead(step: number): string {
  const look = lookOf(step)
  const white = head({ ...look, colors: { skin: greasepaint } }, 4)
  return head(look, 4) + (step === 0 ? '' : clip(painted, white))
}

function shirt(step: number): string {
  const isCostume = step === 3
  const ruff = [-132, -66, 0, 66, 132, 190].map((x, index) =>
    ellipse([x - 20, 74 + (index % 2) * 16], 52, 40, {
      fill: index % 2 ? palette.yellow : '#FFFFFF',
      ...line,
    }),
  )
  return (
    inkPath('M-36 -60V60C-20 100 60 100 76 60V-60Z', { fill: skin, ...line }) +
    inkPath('M-300 420C-306 220 -250 130 -60 56C-20 110 60 110 104 56C270 110 330 220 330 420Z', {
      fill: isCostume ? palette.coral : '#5B8DEF',
      ...line,
    }) +
    (isCostume
      ? ruff.join('')
      : inkPath('M-72 52C-30 130 70 130 116 52L138 76C80 176 -40 176 -96 78Z', { fill: '#4377DA', ...line }))
  )
}

/**
 * The same person at one of four mirrors, waist up, with the top of the neck at (0, 0).
 * @param step 0 plain, 1 a white face, 2 nose and paint, 3 a clown.
 */
export function clown(step: number, t: number): string {
  const tilt = wave(t, 1, step * 0.25) * 2.5
  const onNeck =
    (step === 3 ? wig(t, 7, 10) : '') +
    paintedHead(step) +
    (step >= 2 ? cheeks() : '') +
    (step === 3 ? eyePaint() + mouthPaint() : '') +
    (step >= 2 ? nose() : '') +
    (step === 3 ? wig(t, 0, 7) + hat(t) : '')
  return shirt(step) + place(onNeck, [0, 0], { rotate: tilt - 2 })
}
