import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { goose } from '../kit/goose'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label, shadow, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const gold = '#F2B632'
const squareTop = 716

/** A half-timbered front with its gable. */
function house(x: number, widthPx: number, topPx: number, wall: string, roof: string): string {
  const [right, middle] = [x + widthPx, x + widthPx / 2]
  const beams =
    `M${x + 14} ${topPx + 30}V${squareTop}M${right - 14} ${topPx + 30}V${squareTop}` +
    `M${x} ${topPx + 120}H${right}M${x + 14} ${topPx + 240}L${x + 80} ${topPx + 120}`
  return (
    inkBox([x, topPx, widthPx, squareTop - topPx], { fill: wall, ...line }) +
    inkPath(beams, { line: '#8A5A3C', lineWidthPx: 14 }) +
    inkPath(`M${x - 34} ${topPx + 12}L${middle} ${topPx - 150}L${right + 34} ${topPx + 12}Z`, {
      fill: roof,
      ...line,
    })
  )
}

/** A dark window: its owner wanted to sleep. */
function darkWindow(x: number, y: number, t: number): string {
  const look = wave(t) * 4
  return (
    inkBox([x, y, 92, 104], { fill: palette.night, ...line }) +
    [28, 64]
      .map(
        (dx) =>
          ellipse([x + dx, y + 44], 14, 15, { fill: '#FFFFFF', lineWidthPx: 0 }) +
          circle([x + dx - 5 + look, y + 44], 5.5, { fill: palette.ink, lineWidthPx: 0 }),
      )
      .join('') +
    inkBox([x - 40, y, 38, 104], { fill: palette.green, lineWidthPx: 6 }) +
    inkBox([x + 94, y, 38, 104], { fill: palette.green, lineWidthPx: 6 }) +
    inkBox([x - 12, y + 104, 116, 16], { fill: palette.wood, lineWidthPx: 6 })
  )
}

function square(t: number): string {
  const cobbles = [
    [40, 760],
    [420, 764],
    [560, 742],
    [700, 790],
    [860, 748],
    [1150, 786],
    [380, 846],
    [620, 850],
    [812, 846],
  ] as const
  return (
    flatBox([0, 0, 1200, 1000], '#4DB6E2') +
    rays({ centre: [230, 330], radiusPx: 1300, count: 26, color: '#68C5EC', turn: t }) +
    house(-70, 300, 330, '#FFE3B0', palette.coral) +
    house(860, 420, 380, '#FFE3B0', palette.coral) +
    house(222, 330, 480, '#F8B98B', palette.teal) +
    house(548, 316, 420, '#FFD08A', palette.violet) +
    darkWindow(646, 560, t) +
    flatBox([0, squareTop, 1200, 300], '#DDB98A') +
    inkPath(`M0 ${squareTop}H1200`, line) +
    cobbles
      .map(([x, y]) => inkPath(`M${x} ${y}c10 -16 44 -16 54 0`, { line: '#B98F5F', lineWidthPx: 6 }))
      .join('')
  )
}

function rod(x: number): string {
  return (
    inkBox([x - 17, 20, 34, 624], { fill: palette.wood, radiusPx: 12, ...line }) +
    circle([x, 22], 21, { fill: gold, ...line }) +
    circle([x, 646], 21, { fill: gold, ...line })
  )
}

/** Rolled up at both ends, with two people to hold it and room for anything. */
function scroll(): string {
  const sheet =
    'M400 48C560 62 620 40 760 50C900 60 980 42 1120 50V520C980 512 900 532 760 522C620 512 560 534 400 520Z'
  return (
    rod(398) +
    rod(1124) +
    inkPath(sheet, { fill: palette.paper, ...line }) +
    flatPath('M404 54C420 56 430 56 438 56V519C426 519 414 518 404 517Z', '#F1E2C0') +
    flatPath('M1116 55C1100 54 1092 54 1084 53V517C1094 516 1106 516 1116 516Z', '#F1E2C0') +
    inkBox([372, 40, 52, 488], { fill: '#FFF0CF', radiusPx: 20, ...line }) +
    inkBox([1098, 42, 52, 486], { fill: '#FFF0CF', radiusPx: 20, ...line }) +
    inkPath('M398 70V500M1124 72V500', { line: '#DDBE85', lineWidthPx: 5 })
  )
}

/** Has waited for this all year. */
function herald(t: number): string {
  const ring = wave(t, 2)
  const bellHand: Point = [76, 548 - ring * 6]
  return (
    peep({
      pose: 'bust/ShirtCoat',
      at: [216, 905],
      heightPx: 640,
      head: 'LongCurly',
      face: 'Explaining',
      faceScale: 1.08,
      skin: 'light',
      colors: { jacket: palette.red, top: gold },
      headScale: 1.12,
      headRotate: -4 + wave(t, 2) * 2,
      ...line,
    }) +
    ruff() +
    about(place(hat(t), [22, 32]), [230, 560], { rotate: wave(t, 2) * 2 - 1 }) +
    bell(bellHand, ring) +
    grip()
  )
}

/** Starched for the occasion. */
function ruff(): string {
  const folds = Array.from({ length: 9 }, (_, index) => {
    const x = 128 + index * 24
    return ellipse([x, 604 + Math.sin((index / 8) * Math.PI) * 26], 20, 34, {
      fill: palette.paper,
      lineWidthPx: 6,
      rotate: 40 - index * 10,
    })
  })
  return folds.join('')
}

/** The plume has seniority. */
function hat(t: number): string {
  const sway = wave(t, 1) * 8
  const plume =
    `M300 214C${312 + sway} 120 ${236 + sway} 40 ${128 + sway} 48C${84 + sway} 40 ${40 + sway} 66 ${30 + sway} 104` +
    `C${52 + sway} 94 ${62 + sway} 100 ${70 + sway} 110C${52 + sway} 114 ${44 + sway} 128 ${42 + sway} 142C${70 + sway} 130 ${84 + sway} 134 ${92 + sway} 148` +
    `C${78 + sway} 156 ${74 + sway} 166 ${76 + sway} 178C110 162 130 168 146 184C180 160 246 176 300 214Z`
  return (
    inkPath('M108 262C106 176 150 148 216 148C290 148 322 190 326 262Z', { fill: palette.violet, ...line }) +
    inkPath('M108 236C170 262 260 264 326 240L328 270H106Z', { fill: gold, ...line }) +
    inkPath(
      'M20 300C10 258 90 250 216 258C330 250 388 250 374 288C366 316 300 326 216 318C130 328 34 330 20 300Z',
      {
        fill: palette.violet,
        ...line,
      },
    ) +
    inkPath(plume, { fill: palette.yellow, ...line }) +
    inkPath(`M292 206C270 130 ${190 + sway} 84 ${88 + sway} 92`, { line: '#D9921F', lineWidthPx: 6 })
  )
}

function bell([x, y]: Point, ring: number): string {
  return (
    limb(
      [
        [110, 720],
        [52, 640],
        [x, y + 30],
      ],
      { widthPx: 70, color: palette.red, openStart: true },
    ) +
    about(
      inkBox([x - 12, y - 84, 24, 60], { fill: palette.wood, lineWidthPx: 6 }) +
        emoji('bell', { at: [x, y - 118], sizePx: 124 }),
      [x, y],
      { rotate: ring * 10 - 6 },
    ) +
    hand('raised-fist', 'light', { at: [x, y], sizePx: 96, rotate: -8 })
  )
}

function grip(): string {
  return (
    limb(
      [
        [330, 740],
        [404, 700],
        [398, 610],
      ],
      { widthPx: 70, color: palette.red, openStart: true },
    ) + hand('raised-fist', 'light', { at: [398, 586], sizePx: 100 })
  )
}

/** Was asked to hold this for a moment. */
function passerBy(t: number): string {
  const sigh = wave(t) * 3
  return (
    peep({
      pose: 'bust/Tee',
      at: [1000, 922 + sigh],
      heightPx: 356,
      head: 'BunClip',
      face: 'DeadInside',
      faceScale: 1.22,
      skin: 'tan',
      colors: { top: palette.teal, clip: palette.yellow },
      headScale: 1.3,
      headFlip: true,
      faceShift: [-16, 0],
      headRotate: 3 + wave(t) * 2,
      ...line,
    }) +
    limb(
      [
        [1068, 822],
        [1146, 760],
        [1126, 624],
      ],
      { widthPx: 48, color: skinTones.tan.fill },
    ) +
    hand('raised-fist', 'tan', { at: [1124, 590], sizePx: 84, flip: true }) +
    washing([974, 794 + sigh])
  )
}

function washing([x, y]: Point): string {
  const weave = 'M-96 8C-40 18 40 18 96 8M-92 34C-40 44 40 44 92 34M-60 -14V58M-20 -12V62M20 -12V62M60 -14V58'
  return place(
    inkPath('M-84 -14C-96 -52 -46 -64 -34 -34C-18 -76 44 -74 46 -30C62 -60 98 -44 88 -14Z', {
      fill: palette.paper,
      ...line,
    }) +
      inkPath('M-20 -30C-6 -58 30 -54 34 -26L38 -12H-22Z', { fill: palette.pink, ...line }) +
      inkPath('M-106 -16H106L88 62C40 74 -40 74 -88 62Z', { fill: palette.tan, ...line }) +
      inkPath(weave, { line: '#A9713F', lineWidthPx: 5 }) +
      inkPath('M-74 -16L-70 34C-68 46 -80 52 -88 46C-98 54 -112 50 -112 40C-104 30 -104 10 -106 -16Z', {
        fill: palette.coral,
        ...line,
      }),
    [x, y],
  )
}

/** The press. */
function pigeon([x, y]: Point, t: number): string {
  const scribble = wave(t, 3) * 3
  return place(
    inkPath('M34 -4L30 18M56 -4L58 18M20 20H40M50 20H72', { line: palette.coral, lineWidthPx: 7 }) +
      inkPath(
        'M-12 -132C-14 -168 34 -176 46 -146C52 -128 50 -112 62 -96C92 -70 104 -44 130 -26C110 -18 96 -14 84 -8C50 8 4 0 -8 -40C-16 -70 -8 -100 -12 -132Z',
        { fill: '#9FB0CC', ...line },
      ) +
      clip(
        '<path d="M-12 -132C-14 -168 34 -176 46 -146C52 -128 50 -112 62 -96C92 -70 104 -44 130 -26C110 -18 96 -14 84 -8C50 8 4 0 -8 -40C-16 -70 -8 -100 -12 -132Z"/>',
        flatPath('M-20 -118C10 -104 40 -108 60 -114L66 -92C40 -80 10 -82 -20 -92Z', '#5BBFA0') +
          flatPath('M-20 -94C10 -82 40 -82 66 -92L72 -78C40 -66 10 -66 -20 -76Z', '#9A7BE0'),
      ) +
      inkPath('M-10 -140L-40 -128L-10 -118Z', { fill: palette.yellow, lineWidthPx: 6 }) +
      circle([10, -138], 12, { fill: palette.orange, lineWidthPx: 5 }) +
      circle([7, -138], 5, { fill: palette.ink, lineWidthPx: 0 }) +
      place(
        inkBox([-58, -92, 54, 62], { fill: palette.paper, lineWidthPx: 5 }) +
          inkPath('M-48 -78H-16M-48 -64H-20M-48 -50H-30', { lineWidthPx: 4 }) +
          inkPath('M-56 -92H-6', { line: palette.red, lineWidthPx: 7 }),
        [0, 0],
        { rotate: -6 },
      ) +
      place(inkPath('M-30 -48L-2 -78L8 -68L-20 -38L-34 -34Z', { fill: palette.yellow, lineWidthPx: 5 }), [
        scribble,
        0,
      ]) +
      inkPath('M64 -76C40 -84 8 -74 0 -60C-6 -48 6 -42 16 -44C20 -30 40 -24 54 -30C72 -34 84 -54 64 -76Z', {
        fill: '#7F92B3',
        ...line,
      }),
    [x, y],
  )
}

function bucket([x, y]: Point): string {
  return (
    inkPath(`M${x - 44} ${y - 84}H${x + 44}L${x + 56} ${y}H${x - 56}Z`, { fill: palette.wood, ...line }) +
    stroke(
      [
        [x - 49, y - 52],
        [x, y - 46],
        [x + 49, y - 52],
      ],
      9,
      '#7A4326',
    )
  )
}

function sign(): string {
  return (
    inkBox([-20, 862, 1240, 160], { fill: '#A9713F', ...line }) +
    inkBox([-20, 850, 1240, 22], { fill: palette.wood, ...line }) +
    label([110, 886, 980, 96], line)
  )
}

export const scene = defineScene({
  name: 'town-crier',
  widthPx: 1200,
  heightPx: 1000,
  background: '#4DB6E2',
  draw: (t) =>
    square(t) +
    scroll() +
    herald(t) +
    passerBy(t) +
    shadow([560, 850], 90) +
    goose({ at: [560, 856], scale: 0.36, flip: true, mood: 'smug', bobPx: wave(t) * 6 }) +
    bucket([790, 850]) +
    pigeon([756, 760], t) +
    sign(),
})
