import { animalEye } from '../kit/animal-eye'
import { cloud } from '../kit/cloud'
import { dots } from '../kit/dots'
import { drop } from '../kit/drop'
import { bothSides } from '../kit/faces/ink'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { ellipse, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { shoe } from '../kit/short-legs'

const line = { lineWidthPx: boldInkWidthPx }
const wall = '#5C8DF5'
const board = '#D9A066'
const boardShade = '#BF8449'
const boardDark = '#8F5E30'

function kitchenWall(): string {
  return (
    flatBox([0, 0, 1000, 1000], wall) +
    dots([0, 20, 1000, 900], { gapPx: 74, radiusPx: 11, color: '#FFFFFF', opacity: 0.22 })
  )
}

function shelf(): string {
  return (
    inkBox([-20, 888, 1040, 46], { fill: '#E8A063', ...line }) +
    flatBox([0, 934, 1000, 66], '#3F6FDB') +
    inkPath('M0 934H1000', line)
  )
}

/** Has been through kitchens, moves and one divorce, and is about to be picked up again. */
function box(t: number): string {
  const shut = blinks(t)
  const eye = (side: 1 | -1) =>
    animalEye({
      at: [side * 92, -280],
      radiusXPx: 66,
      radiusYPx: 62,
      mood: 'calm',
      shut,
      lid: boardShade,
      inner: side === 1 ? 'left' : 'right',
      look: [0.04, 0.1],
    })
  return (
    // Behind: the inside and the flaps.
    inkPath('M-216 -384L-180 -440H180L216 -384Z', { fill: boardDark, ...line }) +
    inkPath('M-226 -386L-318 -470L-180 -500L-120 -386Z', { fill: board, ...line }) +
    inkPath('M226 -386L300 -508L176 -492L120 -386Z', { fill: board, ...line }) +
    inkPath('M-232 -390C-80 -398 80 -384 232 -390L224 0H-224Z', { fill: board, ...line }) +
    flatPath('M-220 -6L-224 -120C-120 -60 120 -60 224 -120L220 -6Z', boardShade) +
    inkPath('M-232 -390C-80 -398 80 -384 232 -390L224 0H-224Z', line) +
    inkBox([-34, -392, 68, 58], { fill: '#F3DDB0', ...line }) +
    eye(-1) +
    eye(1) +
    bothSides(inkPath('M52 -202C76 -188 112 -188 136 -204', { line: boardDark, lineWidthPx: 7 })) +
    inkPath(`M-40 -172C-14 ${-180 + wave(t) * 3} 16 -178 44 -166`, { lineWidthPx: 9 })
  )
}

function sign(): string {
  return (
    label([-252, -150, 504, 138], { ...line, radiusPx: 14 }) +
    bothSides(
      inkPath(
        'M240 -120C222 -112 216 -92 230 -84C216 -78 218 -56 234 -54C226 -40 242 -30 258 -34C288 -30 310 -60 306 -88C302 -116 270 -132 240 -120Z',
        {
          fill: board,
          ...line,
        },
      ) + inkPath('M232 -84H258M234 -54H258', { lineWidthPx: 5 }),
    )
  )
}

function legs(t: number): string {
  const swing = wave(t) * 6
  return [-1, 1]
    .map((side) =>
      place(
        limb(
          [
            [side * 70, -10],
            [side * 72, 30],
            [side * 70 + swing * side, 66],
          ],
          { widthPx: 26, color: boardShade },
        ) + shoe([side * 70 + swing * side, 82], { scale: 0.9, fill: palette.coral, flip: side < 0 }),
        [0, 0],
      ),
    )
    .join('')
}

/** The neighbour on the left: hopes to be overlooked. */
function cup(t: number): string {
  const shiver = wave(t, 4) * 2
  return place(
    inkPath('M-70 -96C-160 -110 -164 30 -62 16', { lineWidthPx: 40 }) +
      inkPath('M-70 -96C-160 -110 -164 30 -62 16', { line: palette.coral, lineWidthPx: 24 }) +
      inkPath('M-84 -150H84L74 60C40 74 -40 74 -74 60Z', { fill: palette.coral, ...line }) +
      ellipse([0, -150], 84, 22, { fill: palette.darkWood, ...line }) +
      ([-1, 1] as const)
        .map((side) =>
          animalEye({
            at: [side * 34 + 4, -66],
            radiusXPx: 28,
            radiusYPx: 28,
            mood: 'alarmed',
            lid: palette.coral,
            inner: side === 1 ? 'left' : 'right',
            look: [0.7, -0.5],
          }),
        )
        .join('') +
      inkPath('M-16 8C-8 -8 12 -8 20 8C24 24 -20 24 -16 8Z', { fill: '#5B1520', lineWidthPx: 6 }),
    [134 + shiver, 820],
  )
}

/** The neighbour on the right: has already given up its bread. */
function toaster(t: number): string {
  const pop = Math.abs(wave(t)) * 12
  const slice = (x: number, y: number, rotate: number) =>
    place(
      inkPath('M-48 60V-10C-72 -22 -64 -66 -30 -64H30C64 -66 72 -22 48 -10V60Z', {
        fill: '#F0C98A',
        ...line,
      }) + flatPath('M-34 54V-18C-48 -28 -44 -50 -24 -50H24C44 -50 48 -28 34 -18V54Z', '#FBE3B5'),
      [x, y - pop],
      { rotate },
    )
  return place(
    slice(-34, -196, -8) +
      slice(36, -206, 8) +
      inkPath('M-118 64V-90C-118 -150 -90 -160 -50 -160H50C90 -160 118 -150 118 -90V64Z', {
        fill: '#D6D9E4',
        ...line,
      }) +
      inkPath('M-96 40V-80C-96 -120 -80 -132 -56 -134', { line: '#FFFFFF', lineWidthPx: 10 }) +
      ([-1, 1] as const)
        .map((side) =>
          animalEye({
            at: [side * 42, -72],
            radiusXPx: 32,
            radiusYPx: 32,
            mood: 'alarmed',
            lid: palette.grey,
            inner: side === 1 ? 'left' : 'right',
            look: [-0.2, -0.9],
          }),
        )
        .join('') +
      inkPath('M-34 14C-20 -4 -8 22 6 8C18 -4 28 18 36 8', { lineWidthPx: 8 }),
    [868, 820],
  )
}

/** Comes for one of them. */
function fingers(t: number): string {
  const reach = wave(t) * 12
  return (
    limb(
      [
        [1060, 330],
        [990, 420],
        [936 - reach, 470 + reach],
      ],
      { widthPx: 86, color: palette.violet },
    ) +
    hand('hand-with-fingers-splayed', 'tan', {
      at: [880 - reach, 520 + reach],
      sizePx: 170,
      rotate: 226,
    })
  )
}

function thoughts(t: number): string {
  const float = wave(t) * 4
  return (
    place(cloud([0, 0], 830, 5, line), [446, 196 + float], { scaleY: 0.8 }) +
    ellipse([484, 412 + float], 34, 24, { fill: '#FFFFFF', ...line }) +
    ellipse([500, 462 + float / 2], 20, 15, { fill: '#FFFFFF', ...line })
  )
}

export const scene = defineScene({
  name: 'object-view',
  widthPx: 1000,
  heightPx: 1000,
  background: wall,
  draw: (t) =>
    kitchenWall() +
    shelf() +
    cup(t) +
    toaster(t) +
    fingers(t) +
    place(box(t) + legs(t) + sign(), [496, 890]) +
    drop([224, 640 + wave(t) * 6], 1.1, -20) +
    thoughts(t),
})
