import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { raccoon } from '../kit/raccoon'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const sky = '#FFB35C'
const khaki = '#C8A45C'
const leaf = '#3F9A52'
const darkLeaf = '#2F7B41'

function savannah(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], sky) +
    circle([520, 330], 250 + wave(t) * 6, { fill: '#FFD27A', lineWidthPx: 0 }) +
    circle([520, 330], 190, { fill: '#FFE9A8', lineWidthPx: 0 }) +
    flatPath('M0 470C180 420 380 450 560 440C800 426 1000 452 1200 420V800H0Z', '#E8883A') +
    emoji('giraffe', { at: [432, 372], sizePx: 190, rotate: wave(t) * 3 }) +
    flatPath('M0 560C240 520 520 548 720 536C920 526 1080 540 1200 524V820H0Z', '#D9A53B') +
    inkPath('M0 560C240 520 520 548 720 536C920 526 1080 540 1200 524', { lineWidthPx: 5 })
  )
}

/** Where it comes to drink. */
function fridge(t: number): string {
  const glow = 0.5 + 0.12 * wave(t, 2)
  return (
    place(flatPath('M0 0L-420 640H240L200 0Z', '#FFF6C2'), [850, 120], { opacity: glow }) +
    inkBox([846, 84, 252, 620], { fill: '#DFF3F0', radiusPx: 26, ...line }) +
    inkBox([868, 108, 208, 572], { fill: '#FFF6C2', radiusPx: 14, lineWidthPx: 6 }) +
    inkPath('M868 262H1076M868 418H1076M868 556H1076', { lineWidthPx: 6 }) +
    emoji('cheese-wedge', { at: [1016, 216], sizePx: 92 }) +
    emoji('glass-of-milk', { at: [924, 210], sizePx: 92 }) +
    emoji('broccoli', { at: [1010, 372], sizePx: 84 }) +
    emoji('shortcake', { at: [1014, 510], sizePx: 84 }) +
    emoji('egg', { at: [1010, 636], sizePx: 74 }) +
    inkPath('M1098 92L1190 40V742L1098 696Z', { fill: '#BFE3DE', ...line }) +
    inkBox([1164, 300, 16, 130], { fill: palette.grey, radiusPx: 8, lineWidthPx: 5 }) +
    emoji('pushpin', { at: [1134, 170], sizePx: 40, lineWidthPx: 4 }) +
    ellipse([980, 712], 170, 18, { fill: '#00000026', lineWidthPx: 0 })
  )
}

/** Dressed for the office, at home in the fridge. */
function animal(t: number): string {
  const scale = 0.82
  const at: Point = [686, 756]
  const tie =
    inkPath('M-26 -318L0 -300L26 -318L14 -286H-14Z', { fill: palette.coral, ...line }) +
    inkPath('M-14 -286H14L34 -218L0 -190L-34 -218Z', { fill: palette.coral, ...line }) +
    inkPath('M-20 -250L22 -262', { line: palette.yellow, lineWidthPx: 9 })
  return (
    ellipse([at[0], at[1] - 2], 210, 22, { fill: '#00000026', lineWidthPx: 0 }) +
    raccoon({
      at,
      scale,
      mood: 'smug',
      paws: 'holding',
      treasure: emoji('pizza', { at: [0, 26 + wave(t, 2) * 4], sizePx: 170, rotate: 160 }),
      bobPx: wave(t, 2) * 6,
      flip: true,
    }) +
    place(tie, at, { scale })
  )
}

/** Hears every bite. */
function microphone(t: number): string {
  const hairs = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * 2 * Math.PI
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${(x * 84).toFixed(1)} ${(y * 40).toFixed(1)}L${(x * 102).toFixed(1)} ${(y * 56).toFixed(1)}`
  })
  return place(
    limb(
      [
        [30, -20],
        [150, -110],
        [300, -200],
      ],
      { widthPx: 12, color: '#3C3A52' },
    ) +
      inkPath(hairs.join(''), { lineWidthPx: 9 }) +
      ellipse([0, 0], 92, 48, { fill: '#8D8A9C', ...line }) +
      inkPath('M-50 -14L-40 2M-14 -22L-6 -4M26 -20L34 -2M-26 16L-16 28M16 18L26 30M54 4L62 16', {
        line: '#6B687C',
        lineWidthPx: 6,
      }),
    [800 + wave(t) * 6, 118 + wave(t, 2) * 3],
    { rotate: -14 },
  )
}

function safariHat(): string {
  return (
    inkPath(
      'M-206 -330C-150 -372 170 -392 226 -352C250 -328 210 -306 150 -306C20 -302 -110 -296 -180 -300C-220 -302 -226 -318 -206 -330Z',
      {
        fill: khaki,
        lineWidthPx: 15,
      },
    ) +
    inkPath('M-128 -340C-136 -450 -70 -506 10 -508C100 -508 156 -452 152 -356C60 -338 -40 -332 -128 -340Z', {
      fill: khaki,
      lineWidthPx: 15,
    }) +
    inkPath('M-130 -356C-40 -344 60 -350 152 -372', { line: palette.darkWood, lineWidthPx: 30 }) +
    inkPath('M92 -470C70 -540 120 -600 180 -610C196 -560 172 -490 120 -462Z', {
      fill: leaf,
      lineWidthPx: 13,
    }) +
    inkPath('M110 -474L158 -576', { lineWidthPx: 9 })
  )
}

/** Whispers, although nobody on this plain could care less. */
function presenter(t: number): string {
  const lean = wave(t) * 1.6
  return (
    peep({
      pose: 'bust/ButtonPocketShirt',
      at: [206, 860],
      heightPx: 560,
      head: 'Bald',
      face: 'Explaining',
      beard: 'FullMedium',
      skin: 'light',
      colors: { top: khaki, beard: '#C9C4B8' },
      headScale: 1.25,
      headRotate: 3 + lean,
      ...line,
    }) + about(place(safariHat(), [214, 606], { scale: 0.64 }), [206, 560], { rotate: 3 + lean })
  )
}

function binoculars(): string {
  return place(
    inkPath('M-70 -150C-60 -80 -40 -50 -24 -30M70 -150C60 -80 40 -50 24 -30', { lineWidthPx: 9 }) +
      inkBox([-66, -34, 54, 96], { fill: '#3C3A52', radiusPx: 16, ...line }) +
      inkBox([12, -34, 54, 96], { fill: '#3C3A52', radiusPx: 16, ...line }) +
      inkBox([-16, -16, 32, 34], { fill: '#5A5870', radiusPx: 8, lineWidthPx: 5 }) +
      ellipse([-39, 56], 26, 12, { fill: palette.sky, lineWidthPx: 6 }) +
      ellipse([39, 56], 26, 12, { fill: palette.sky, lineWidthPx: 6 }),
    [196, 690],
  )
}

function pointingArm(t: number): string {
  const point = wave(t, 2) * 6
  return (
    limb(
      [
        [290, 790],
        [356, 730],
        [366 + point, 640],
      ],
      { widthPx: 72, color: khaki },
    ) +
    hand('backhand-index-pointing-right', 'light', {
      at: [398 + point, 592],
      sizePx: 132,
      rotate: -10,
      flip: true,
    })
  )
}

/** Blades of grass and leaves between the camera and what it films. */
function undergrowth(t: number): string {
  const blades = Array.from({ length: 34 }, (_, index) => {
    const x = index * 37 - 10
    const height = 60 + ((index * 53) % 70)
    const bend = 14 + ((index * 29) % 34) + wave(t, 1, index / 7) * 6
    return inkPath(
      `M${x} 812C${x + 4} ${812 - height * 0.6} ${x + bend * 0.4} ${812 - height} ${x + bend} ${796 - height}C${x + bend * 0.7} ${812 - height * 0.5} ${x + 34} ${812 - height * 0.3} ${x + 30} 812Z`,
      {
        fill: index % 3 ? '#B9C244' : '#8FA836',
        lineWidthPx: 5,
      },
    )
  })
  const leaves: readonly (readonly [number, number, number, number, string])[] = [
    [-10, 800, -36, 1.2, darkLeaf],
    [60, 806, -8, 1.3, leaf],
    [372, 830, 62, 0.9, darkLeaf],
    [1180, 816, -46, 1.15, leaf],
    [1130, 826, -14, 1, darkLeaf],
  ]
  return (
    blades.join('') +
    leaves
      .map(([x, y, rotate, scale, fill], index) =>
        place(
          inkPath('M0 0C-70 -60 -60 -150 0 -210C60 -150 70 -60 0 0Z', { fill, ...line }) +
            inkPath('M0 0V-160M0 -60L-28 -92M0 -60L28 -92M0 -104L-22 -130M0 -104L22 -130', {
              lineWidthPx: 5,
            }),
          [x, y],
          { rotate: rotate + wave(t, 1, index / 6) * 3, scale },
        ),
      )
      .join('')
  )
}

/** What the camera says about itself. */
function viewfinder(t: number): string {
  const corners = 'M36 116V36H116M1084 36H1164V116'
  return (
    inkPath(corners, { lineWidthPx: 20 }) +
    inkPath(corners, { line: '#FFFFFF', lineWidthPx: 9 }) +
    circle([92, 92], 20 + wave(t) * 3, { fill: palette.red, ...line })
  )
}

function captions(): string {
  return (
    flatBox([0, 806, 1200, 194], palette.night) +
    inkPath('M0 806H1200', line) +
    inkBox([40, 706, 640, 92], { fill: palette.yellow, radiusPx: 12, ...line }) +
    inkBox([40, 706, 26, 92], { fill: palette.coral, radiusPx: 8, ...line })
  )
}

export const scene = defineScene({
  name: 'nature-film',
  widthPx: 1200,
  heightPx: 1000,
  background: sky,
  draw: (t) =>
    savannah(t) +
    fridge(t) +
    animal(t) +
    microphone(t) +
    presenter(t) +
    binoculars() +
    pointingArm(t) +
    undergrowth(t) +
    viewfinder(t) +
    captions(),
})
