import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { bothSides, dot, evenOutline, filled, lines, shine, tear } from '../kit/faces/ink'
import { frontPerson } from '../kit/front/front-person'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { colorPart } from '../kit/parts/peep-part'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkBox, inkPath, label, stroke } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const studio = '#2F55C8'
const hair = '#6B3420'
const hairShine = '#B0643A'
const skin = 'tan'
const reader: Point = [240, 812]
const readerHeightPx = 632
/** Of the front view's units; its shoulders stand 330 of them high, its head 402. */
const scale = readerHeightPx / 732
const neckTop: Point = [reader[0], reader[1] - 330 * scale]

function room(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], studio) +
    rays({ centre: [246, 400], radiusPx: 1400, count: 28, color: '#3E66DB', turn: t }) +
    inkPath('M-10 30H1210', { lineWidthPx: 20 }) +
    spotlight([70, 34], 16) +
    spotlight([386, 34], -16)
  )
}

function spotlight([x, y]: Point, rotate: number): string {
  return place(
    inkBox([-30, 0, 60, 58], { fill: '#3C3A52', radiusPx: 12, ...line }) +
      inkPath('M-34 58H34L26 76H-26Z', { fill: palette.yellow, ...line }),
    [x, y],
    { rotate },
  )
}

function screen(): string {
  return (
    inkBox([452, 44, 716, 486], { fill: '#25253F', radiusPx: 26, ...line }) +
    inkBox([478, 70, 664, 434], { fill: palette.paper, radiusPx: 12, ...line })
  )
}

/** Lips pressed together with all the strength there is, and it is not enough. */
function composure(t: number): string {
  const quiver = wave(t, 3) * 3
  const y = (value: number) => value + quiver
  const puffedCheek =
    filled('M96 -112L142 -112C176 -100 192 -60 180 -22C170 10 142 32 108 32L70 10Z', '{{skin}}') +
    lines('146 -112 10, 178 -84 15, 184 -44 17, 172 0 16, 138 32 16, 98 32 16, 70 38 12')
  const markup =
    // Covers the features that the person has.
    filled(evenOutline('0 -250, 70 -252, 128 -220, 134 -120, 118 -20, 60 30, 0 34'), '{{skin}}') +
    bothSides(
      puffedCheek +
        '<ellipse cx="124" cy="-46" rx="34" ry="24" fill="#FF6B5E" opacity="0.55"/>' +
        filled('M20 -140C30 -194 100 -196 116 -140C104 -104 40 -100 20 -140Z', '#FFFFFF') +
        filled('M28 -128C50 -136 90 -138 112 -130C98 -104 44 -100 28 -128Z', '{{tears}}') +
        lines(
          '16 -136 9, 34 -170 14, 68 -184 17, 100 -168 14, 120 -138 9',
          '24 -130 5, 46 -110 9, 70 -105 10, 96 -112 9, 114 -132 5',
        ) +
        dot([58, -142], 20, 24) +
        '<circle cx="65" cy="-152" r="8" fill="#FFFFFF"/><circle cx="51" cy="-132" r="5" fill="#FFFFFF"/>',
    ) +
    lines('-16 -92 8, -15 -80 12, 0 -73 14, 15 -80 12, 16 -92 8') +
    // One brow begs, the other has given up.
    lines('24 -236 17, 50 -222 18, 86 -208 14, 114 -198 7') +
    lines('-24 -232 17, -50 -224 18, -86 -206 14, -114 -194 7') +
    lines(
      `-74 ${y(-26)} 8, -50 ${y(-38)} 14, -26 ${y(-18)} 17, 0 ${y(-34)} 17, 26 ${y(-16)} 17, 50 ${y(-36)} 14, 74 ${y(-22)} 8`,
    ) +
    lines('-22 14 6, 0 6 9, 22 14 6') +
    lines('-10 30 5, -4 28 5', '8 30 5, 14 28 5') +
    tear('-92 -112, -80 -112, -76 -92, -74 -72, -86 -62, -98 -70, -98 -90') +
    shine('-90 -84 4, -88 -74 5')
  const colors = { outline: palette.ink, skin: skinTones[skin].fill, tears: '#78C6FF' }
  return colorPart({ widthPx: 0, heightPx: 0, markup }, colors, 0)
}

/** Not one of them out of place, whatever happens below. */
function perfectHair(): string {
  return (
    inkPath(
      'M-150 -190C-186 -214 -192 -290 -178 -340C-222 -400 -178 -500 -70 -518C16 -562 146 -540 194 -470C230 -416 218 -380 180 -340C192 -290 186 -214 150 -190C152 -232 146 -262 130 -284C60 -262 -70 -262 -130 -284C-146 -262 -152 -232 -150 -190Z',
      { fill: hair, lineWidthPx: 13 },
    ) +
    inkPath('M-120 -412C-84 -482 20 -504 106 -472', { line: hairShine, lineWidthPx: 24 }) +
    inkPath('M146 -450C158 -440 164 -430 168 -418', { line: hairShine, lineWidthPx: 22 }) +
    inkPath(
      'M-128 -372C-60 -376 24 -420 56 -466M-118 -330C0 -330 96 -376 132 -430M-60 -296C30 -300 110 -330 152 -372',
      {
        line: '#3E1C10',
        lineWidthPx: 9,
      },
    )
  )
}

function newsReader(t: number): string {
  const tremble = wave(t, 4) * 1.2
  const tears = [0.2, 0.7].map((phase) => {
    const fall = lap(t, 1, phase)
    return drop([neckTop[0] - 92 - fall * 8, neckTop[1] - 20 + fall * 120], 0.9 - 0.3 * fall, 4)
  })
  const person =
    frontPerson({
      at: reader,
      heightPx: readerHeightPx,
      head: 'Short',
      face: 'Neutral',
      skin,
      colors: { top: palette.coral, hair },
      ...line,
    }) +
    suit() +
    place(composure(t) + perfectHair(), neckTop, { scale })
  return place(person, [tremble, 0]) + tears.join('')
}

function suit(): string {
  return place(
    inkPath('M-72 132L0 176L72 132L112 178L0 400L-112 178Z', { fill: palette.paper, lineWidthPx: 9 }) +
      inkPath('M-24 186H24L18 220L42 400H-42L-18 220Z', { fill: palette.yellow, lineWidthPx: 9 }) +
      inkPath('M-18 220H18', { lineWidthPx: 8 }) +
      inkPath('M-112 150L-150 250L-104 262L-30 400M112 150L150 250L104 262L30 400', { lineWidthPx: 11 }),
    neckTop,
    { scale },
  )
}

/** The script, and the hands that crumple it. */
function script(t: number): string {
  const shake = wave(t, 4) * 2.5
  const paper =
    inkPath('M-150 -96L-60 -78L0 -92L70 -76L150 -98L160 70H-160Z', { fill: palette.paper, ...line }) +
    inkPath('M-110 -40L-60 -30M-44 -30L60 -34M-110 -4H-20M0 -4H96', { line: palette.grey, lineWidthPx: 8 }) +
    inkPath('M-144 -60L-112 -36L-136 -20M144 -60L116 -34L138 -16', { lineWidthPx: 5 })
  return place(
    limb(
      [
        [-250, 90],
        [-226, 30],
        [-172, 8],
      ],
      { widthPx: 70, color: palette.coral },
    ) +
      limb(
        [
          [250, 90],
          [226, 30],
          [172, 8],
        ],
        { widthPx: 70, color: palette.coral },
      ) +
      paper +
      hand('raised-fist', skin, { at: [-150, -8], sizePx: 104, rotate: 14 }) +
      hand('raised-fist', skin, { at: [150, -8], sizePx: 104, rotate: -14, flip: true }),
    [reader[0] + shake, 716],
    { rotate: shake * 0.5 },
  )
}

/** Lost the fight some sentences ago. */
function colleague(t: number): string {
  const sob = wave(t, 2)
  return (
    peep({
      pose: 'bust/ShirtCoat',
      at: [812, 976 + sob * 4],
      heightPx: 440,
      head: 'MediumBangsOne',
      face: 'SobLaugh',
      skin: 'deep',
      colors: { jacket: palette.teal, top: palette.cream },
      headScale: 1.2,
      headRotate: -4 + sob * 3,
      ...line,
    }) +
    about(
      inkBox([728, 682, 190, 116], { fill: palette.paper, ...line }) +
        stroke(
          [
            [756, 720],
            [888, 718],
          ],
          7,
          palette.grey,
        ) +
        stroke(
          [
            [756, 750],
            [866, 748],
          ],
          7,
          palette.grey,
        ) +
        hand('raised-fist', 'deep', { at: [728, 736], sizePx: 82, rotate: 10 }) +
        hand('raised-fist', 'deep', { at: [918, 736], sizePx: 82, rotate: -10, flip: true }),
      [822, 770],
      { rotate: sob * 2.5 },
    )
  )
}

/** For whoever presents after the break. */
function tissues(t: number): string {
  return (
    inkPath('M1040 700C1030 664 1052 640 1064 612C1080 636 1096 628 1112 606C1114 640 1132 664 1122 700Z', {
      fill: palette.paper,
      ...line,
    }) +
    inkPath('M1066 690C1066 668 1074 654 1080 646M1098 690C1100 674 1104 664 1106 654', {
      line: palette.grey,
      lineWidthPx: 5,
    }) +
    inkBox([1016, 696, 132, 84], { fill: palette.pink, radiusPx: 10, ...line }) +
    ellipse([1082, 702], 46, 9, { fill: palette.ink, lineWidthPx: 0 }) +
    circle([1052, 742], 11, { fill: palette.paper, lineWidthPx: 4 }) +
    circle([1082, 742], 11, { fill: palette.yellow, lineWidthPx: 4 }) +
    circle([1112, 742], 11, { fill: palette.paper, lineWidthPx: 4 }) +
    crumpled([996, 764], 24) +
    crumpled([556, 762], 27) +
    crumpled([608, 768 - Math.abs(wave(t)) * 3], 20)
  )
}

function crumpled([x, y]: Point, sizePx: number): string {
  return place(
    inkPath(
      'M-26 20C-40 4 -30 -16 -14 -20C-2 -34 22 -28 26 -14C42 -4 36 18 26 22ZM-12 -4L2 6L14 -8M2 6L-2 16',
      { fill: palette.paper, lineWidthPx: 6 },
    ),
    [x, y],
    { scale: sizePx / 28 },
  )
}

function desk(t: number): string {
  return (
    inkBox([-20, 776, 1240, 36], { fill: '#F5F5FA', ...line }) +
    inkBox([-20, 812, 1240, 210], { fill: '#25253F', ...line }) +
    flatBox([-20, 826, 1240, 12], palette.coral) +
    label([176, 856, 992, 118], line) +
    inkBox([32, 856, 144, 118], { fill: palette.red, radiusPx: 18, ...line }) +
    emoji('globe-showing-europe-africa', { at: [104, 915], sizePx: 84, rotate: wave(t) * 6 })
  )
}

export const scene = defineScene({
  name: 'news-desk',
  widthPx: 1200,
  heightPx: 1000,
  background: studio,
  draw: (t) =>
    room(t) +
    screen() +
    colleague(t) +
    newsReader(t) +
    place(sparkle([0, 0], 34), [404, 150], { scale: 0.85 + 0.25 * wave(t) }) +
    place(sparkle([0, 0], 24), [80, 230], { scale: 0.85 - 0.25 * wave(t) }) +
    script(t) +
    desk(t) +
    tissues(t),
})
