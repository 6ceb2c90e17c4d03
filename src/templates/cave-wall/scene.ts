import { clip } from '../kit/clip'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { type HeadOptions, head } from '../kit/head'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { about, place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { blob, circle, ellipse, flatBox, flatPath, inkBox, inkPath, stroke } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const rock = '#4B3560'
const darkRock = '#35264A'
const litRock = '#F0B566'
const brightRock = '#FFDE9C'
const brightest = '#FFF1D0'
const ochre = '#A8442A'

/** Where the light of the lamp falls. */
const lit: readonly Point[] = [
  [30, 250],
  [66, 70],
  [240, 0],
  [470, 6],
  [700, -4],
  [950, 2],
  [1128, 66],
  [1172, 260],
  [1150, 460],
  [1180, 640],
  [1130, 820],
  [860, 880],
  [560, 860],
  [260, 880],
  [60, 800],
  [24, 600],
  [56, 430],
]

function wall(t: number): string {
  const flicker = 1 + 0.012 * wave(t, 2)
  return (
    flatBox([0, 0, 1200, 1000], rock) +
    inkPath('M0 300L26 340L10 420M1200 340L1180 400L1194 470M0 700L18 720', { line: darkRock, ...line }) +
    blob(lit, { fill: litRock, ...line }) +
    about(
      blob(
        lit.map(([x, y]): Point => [600 + (x - 600) * 0.955, 456 + (y - 456) * 0.95]),
        { fill: brightRock, lineWidthPx: 0 },
      ),
      [600, 400],
      { scale: flicker },
    ) +
    blob(
      [
        [150, 120],
        [400, 74],
        [640, 84],
        [900, 72],
        [1056, 130],
        [1076, 300],
        [1050, 480],
        [760, 530],
        [420, 524],
        [156, 480],
        [128, 300],
      ],
      { fill: brightest, lineWidthPx: 0 },
    ) +
    inkPath('M1090 520L1060 560L1082 600L1064 630M150 540L176 566L160 600', {
      line: litRock,
      lineWidthPx: 7,
    })
  )
}

/** Teeth of stone, above and below. */
function stone(): string {
  return (
    inkPath(
      'M-10 -10H1210V236C1190 214 1190 150 1166 96C1156 124 1144 130 1134 70C1116 44 1088 40 1062 40C1058 66 1046 92 1034 96C1022 90 1014 58 1008 30C900 12 800 18 716 24C712 40 704 56 696 58C688 54 682 38 678 24C560 12 440 14 356 24C352 46 344 62 334 64C324 60 316 40 312 26C270 24 240 26 210 34C206 76 194 112 180 118C166 108 156 74 150 42C116 48 84 60 66 82C60 132 52 166 40 174C28 168 20 150 16 150C10 180 6 236 -10 250Z',
      { fill: darkRock, ...line },
    ) +
    inkPath('M96 28H128M470 10H510M900 14H930', { line: rock, lineWidthPx: 9 }) +
    ['bubble-tea', 'telephone-receiver', 'bone']
      .map((name, index) =>
        emoji(name, {
          at: [500 + index * 116, 892 + (index % 2) * 8],
          sizePx: index === 0 ? 88 : 78,
          rotate: [-24, 12, 50][index] ?? 0,
        }),
      )
      .join('') +
    inkPath(
      'M-10 1010V812C40 800 80 846 130 872C260 900 380 890 450 910C480 918 520 926 560 914C600 902 640 932 680 918C720 904 760 906 900 902C1010 900 1100 860 1140 830C1170 812 1190 810 1210 812V1010Z',
      { fill: darkRock, ...line },
    ) +
    inkPath('M430 966H472M700 974H760M560 984H590', { line: rock, lineWidthPx: 10 })
  )
}

function paint(data: string, lineWidthPx = 9): string {
  return inkPath(data, { line: ochre, lineWidthPx })
}

const bison =
  flatPath(
    'M-62 10C-66 -22 -40 -40 -14 -34C4 -52 36 -46 44 -26C62 -22 70 -8 66 8C58 14 50 10 44 6C40 12 36 16 32 18L34 42H24L20 20H-30L-34 42H-44L-46 16C-52 18 -54 26 -52 34H-60C-62 26 -62 18 -62 10Z',
    ochre,
  ) + paint('M50 -28C60 -34 64 -44 58 -50M60 -22C74 -26 78 -38 74 -46', 6)
/** Hunts with a small flat box held in front of the face. */
const walker =
  circle([0, -46], 12, { fill: ochre, lineWidthPx: 0 }) +
  paint('M0 -34L-2 8L-18 42M-2 8L16 40M-1 -20L16 -10L28 -30') +
  inkBox([24, -52, 15, 24], { line: ochre, lineWidthPx: 6, radiusPx: 4, rotate: 12 })
const trolley =
  paint('M-46 -38H-32L-16 16H32L42 -24H-28M-22 -4H36M-4 -24V16M18 -24V16', 7) +
  circle([-10, 32], 8, { fill: ochre, lineWidthPx: 0 }) +
  circle([26, 32], 8, { fill: ochre, lineWidthPx: 0 })
const waves =
  paint('M-44 -10C-20 -36 20 -36 44 -10M-28 10C-12 -8 12 -8 28 10', 9) +
  circle([0, 28], 8, { fill: ochre, lineWidthPx: 0 })
const cat =
  flatPath('M-34 30C-40 0 -24 -14 -14 -18L-16 -44L-4 -34H10L22 -44L20 -14C34 0 34 20 30 30Z', ochre) +
  paint('M28 26C48 26 52 8 44 -4', 8)
const slice =
  paint('M-36 -26C-12 -38 14 -38 38 -26L2 42Z', 8) +
  [
    [-8, -12],
    [12, -14],
    [2, 10],
  ]
    .map(([x = 0, y = 0]) => circle([x, y], 6, { fill: ochre, lineWidthPx: 0 }))
    .join('')
const palm = flatPath(
  'M-18 44C-34 24 -30 8 -26 -2L-34 -36C-34 -44 -24 -44 -22 -38L-14 -10L-14 -50C-14 -58 -2 -58 -2 -50L0 -12L8 -48C10 -56 20 -54 20 -46L14 -8L28 -34C32 -42 42 -36 38 -28L26 6C30 6 40 -4 46 -4C52 -4 52 4 48 10L26 36L18 46Z',
  ochre,
)

/** Paintings of the hunted animals and the weapons. */
function paintings(): string {
  return (
    place(bison, [112, 176], { scale: 0.95 }) +
    place(walker, [100, 300], { scale: 0.95 }) +
    place(walker, [146, 316], { scale: 0.7 }) +
    place(palm, [100, 398], { scale: 0.66, rotate: -10 }) +
    place(waves, [1106, 158], { scale: 0.9 }) +
    place(trolley, [1106, 276], { scale: 0.95 }) +
    place(cat, [1104, 384], { scale: 0.9 }) +
    place(bison, [580, 546], { scale: 0.72 }) +
    place(walker, [672, 552], { scale: 0.62 }) +
    place(walker, [716, 548], { scale: 0.72 }) +
    place(slice, [796, 550], { scale: 0.62, rotate: 10 })
  )
}

interface Explorer {
  looks: HeadOptions
  skin: keyof typeof skinTones
  suit: string
  flip?: boolean
  headRotate: number
  inDome?: string
}

/** A suit for bad air, with a dome for the head; the foot of the neck is at (0, 0). */
function explorer({ looks, skin, suit, flip = false, headRotate, inDome = '' }: Explorer): string {
  const dome = '<circle cx="0" cy="-112" r="148"/>'
  const body =
    inkPath('M-70 30C-150 46 -196 90 -206 170L-214 420H214L206 170C196 90 150 46 70 30Z', {
      fill: suit,
      ...line,
    }) +
    inkPath('M-140 180L-146 420M140 180L146 420', line) +
    inkBox([-62, 130, 124, 92], { fill: '#E6E6EC', radiusPx: 14, ...line }) +
    circle([-30, 160], 13, { fill: palette.coral, lineWidthPx: 5 }) +
    circle([8, 160], 13, { fill: palette.yellow, lineWidthPx: 5 }) +
    inkPath('M-40 196H40', { line: palette.grey, lineWidthPx: 8 })
  const face = place(
    head({ ...looks, colors: { ...looks.colors, skin: skinTones[skin].fill } }, 2),
    [flip ? -12 : 0, -22],
    { scale: 0.46, rotate: headRotate, flip },
  )
  const neck = inkPath('M-28 -20L-32 40H32L28 -20Z', { fill: skinTones[skin].fill, lineWidthPx: 6 })
  return (
    body +
    circle([0, -112], 148, { fill: '#DDF3FF', lineWidthPx: 0 }) +
    clip(dome, neck + face + inDome) +
    circle([0, -112], 148, { fill: '#BDE5FF1F', ...line }) +
    inkPath('M-112 -152C-106 -184 -90 -208 -66 -224', { line: '#FFFFFF', lineWidthPx: 13 }) +
    inkPath('M-118 -118V-112', { line: '#FFFFFF', lineWidthPx: 13 }) +
    inkBox([-104, 10, 208, 40], { fill: '#E6E6EC', radiusPx: 18, ...line })
  )
}

/** A lamp that flies by itself, and has a heart. */
function lantern([x, y]: Point, t: number): string {
  const glow = 1 + 0.06 * wave(t, 2)
  const spin = 34 * Math.abs(wave(t, 2, 0.2))
  return place(
    circle([0, 0], 84 * glow, { fill: '#FFFBE0AA', lineWidthPx: 0 }) +
      inkPath('M-62 4H-78M62 4H78M-48 44L-60 54M48 44L60 54M-56 -32L-70 -40M56 -32L70 -40', {
        line: '#E08A1E',
        lineWidthPx: 6,
      }) +
      inkPath('M0 -40V-60', { lineWidthPx: 8 }) +
      ellipse([0, -62], 8 + spin, 7, { fill: palette.sky, lineWidthPx: 5 }) +
      circle([0, 0], 44, { fill: palette.yellow, ...line }) +
      inkPath('M-43 6C-24 16 24 16 43 6A44 44 0 0 1 -43 6Z', { fill: '#6A7BB0', ...line }) +
      ellipse([-12, -12], 6, 9, { fill: palette.ink, lineWidthPx: 0 }) +
      ellipse([16, -14], 6, 9, { fill: palette.ink, lineWidthPx: 0 }) +
      inkPath('M-22 -29L-8 -33M14 -35L28 -30', { lineWidthPx: 5 }),
    [x, y + wave(t) * 6],
  )
}

/** Has come a long way, and it was worth it. The helmet is filling up. */
function moved(t: number): string {
  const sob = wave(t, 2)
  const level = -34 + sob * 4
  const water =
    `<path d="M-160 ${level}C-110 ${level - 12} -70 ${level + 10} -20 ${level}C40 ${level - 12} 90 ${level + 10} 160 ${level}V60H-160Z" fill="#6CC6FF" opacity="0.6"/>` +
    inkPath(
      `M-160 ${level}C-110 ${level - 12} -70 ${level + 10} -20 ${level}C40 ${level - 12} 90 ${level + 10} 160 ${level}`,
      { lineWidthPx: 4 },
    )
  const fall = lap(t, 1, 0.25)
  const again = lap(t, 1, 0.7)
  const tears =
    drop([-38 - fall * 4, -84 + fall * 46], 0.75, 10) + drop([84 + again * 6, -92 + again * 46], 0.75, -10)
  const at: Point = [196, 700 + sob * 2]
  return (
    place(
      explorer({
        looks: { head: 'Twists', face: 'Awe', faceScale: 1.12 },
        skin: 'brown',
        suit: palette.orange,
        headRotate: -6 + sob,
        inDome: water + tears,
      }),
      at,
    ) +
    limb(
      [
        [20, 1030],
        [70, 944],
        [190, 884],
      ],
      { widthPx: 70, color: palette.orange },
    ) +
    hand('raised-hand', 'brown', { at: [216, 846 + sob * 2], sizePx: 104, rotate: 50 })
  )
}

/** Writes it all down. */
function scholar(t: number): string {
  const scribble = wave(t, 4) * 5
  return (
    place(
      explorer({
        looks: { head: 'ColorBun', face: 'Driven', accessory: 'GlassesTwo', colors: { hair: '#E6E6EC' } },
        skin: 'light',
        suit: palette.teal,
        flip: true,
        headRotate: 3,
      }),
      [1010, 706],
    ) +
    inkBox([858, 806, 170, 190], { fill: palette.wood, radiusPx: 12, rotate: -8, ...line }) +
    inkBox([874, 826, 138, 170], { fill: palette.paper, rotate: -8, lineWidthPx: 5 }) +
    stroke(
      [
        [892, 872],
        [960, 862],
      ],
      6,
      palette.grey,
    ) +
    stroke(
      [
        [896, 900],
        [984, 888],
      ],
      6,
      palette.grey,
    ) +
    limb(
      [
        [1186, 1030],
        [1140, 966],
        [1040, 936],
      ],
      { widthPx: 70, color: palette.teal },
    ) +
    place(
      inkPath('M-60 -40L-74 -58L-50 -52L34 40L20 54Z', { fill: palette.yellow, lineWidthPx: 6 }) +
        hand('raised-fist', 'light', { at: [20, 20], sizePx: 92, rotate: -60 }),
      [1008 + scribble, 910 + scribble * 0.4],
    )
  )
}

/** Its tail points sideways, at the scholar. */
function speech(): string {
  return inkPath(
    'M424 606H784A34 34 0 0 1 818 640V660L868 650L818 716V822A34 34 0 0 1 784 856H424A34 34 0 0 1 390 822V640A34 34 0 0 1 424 606Z',
    { fill: palette.paper, ...line },
  )
}

export const scene = defineScene({
  name: 'cave-wall',
  widthPx: 1200,
  heightPx: 1000,
  background: rock,
  draw: (t) => wall(t) + paintings() + stone() + moved(t) + lantern([426, 538], t) + scholar(t) + speech(),
})
