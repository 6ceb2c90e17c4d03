import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const skin = skinTones.brown
/** The rest of the forehead, and the hole in it. */
const forehead =
  'M176 446C140 400 116 360 112 300C104 130 240 34 396 34C560 34 690 130 690 300C690 372 640 404 594 446Z'
const hole =
  'M142 290C138 150 260 66 396 66C540 66 660 150 660 290C660 340 650 376 634 400C622 416 600 420 580 422C460 432 330 432 226 422C204 420 186 414 176 398C156 366 144 330 142 290Z'

function ground(t: number): string {
  return (
    flatBox([0, 0, 1200, 1000], '#2FA7C9') +
    rays({ centre: [400, 420], radiusPx: 1200, count: 28, color: '#46B7D6', turn: t })
  )
}

/** One who runs for it, in a small office with no way out. */
function runner(x: number, pose: string, hair: string, t: number, phase: number): string {
  const hop = Math.abs(wave(t, 2, phase)) * 10
  return peep({
    pose,
    at: [x + wave(t, 1, phase) * 14, 432 - hop],
    heightPx: 250,
    head: hair,
    face: 'Scream',
    faceScale: 1.35,
    skin: phase > 0.3 ? 'pale' : 'deep',
    colors: { top: phase > 0.3 ? palette.yellow : palette.teal, pants: palette.blue },
    headScale: 2,
    headRotate: wave(t, 2, phase) * 6,
    flip: phase > 0.3,
    lineWidthPx: 4.5,
  })
}

function papers(t: number): string {
  const sheets: readonly (readonly [number, number, number])[] = [
    [268, 130, 0],
    [350, 226, 0.3],
    [486, 224, 0.55],
    [528, 136, 0.8],
  ]
  return sheets
    .map(([x, y, phase]) =>
      place(
        inkBox([-17, -22, 34, 44], { fill: palette.paper, lineWidthPx: 4 }),
        [x + wave(t, 1, phase) * 16, y + wave(t, 1, phase + 0.25) * 14],
        { rotate: 360 * phase + wave(t, 1, phase) * 24 },
      ),
    )
    .join('')
}

function alarm(t: number): string {
  const glow = 1 + 0.16 * wave(t, 2)
  return (
    star([400, 128], {
      outerRadiusPx: 74 * glow,
      innerRadiusPx: 44 * glow,
      points: 12,
      fill: '#FFB199',
      lineWidthPx: 0,
    }) + emoji('police-car-light', { at: [400, 122], sizePx: 92, lineWidthPx: 5 })
  )
}

function office(t: number): string {
  const flames: readonly (readonly [number, number, number])[] = [
    [196, 120, 190],
    [300, 110, 150],
    [420, 120, 170],
    [540, 120, 160],
    [620, 120, 220],
  ]
  return (
    flatBox([140, 80, 520, 370], '#4A2430') +
    flatPath('M140 330H660V450H140Z', '#6B2F33') +
    alarm(t) +
    flames.map(([x, w, h]) => flame([x, 432], w, h, t, x)).join('') +
    papers(t) +
    runner(250, 'standing/WalkingColorTee', 'Afro', t, 0.1) +
    inkBox([340, 352, 150, 20], { fill: palette.wood, lineWidthPx: 5 }) +
    inkBox([352, 372, 16, 64], { fill: palette.darkWood, lineWidthPx: 5 }) +
    inkBox([462, 372, 16, 64], { fill: palette.darkWood, lineWidthPx: 5 }) +
    emoji('desktop-computer', { at: [414, 310], sizePx: 92, lineWidthPx: 5 }) +
    flame([414, 290], 90, 110, t, 12) +
    runner(556, 'standing/WalkingColorPants', 'BangsTwo', t, 0.6) +
    [170, 350, 480, 640].map((x) => flame([x, 448], 90, 74, t, x + 3)).join('')
  )
}

/** The serene one, with a head that opens where the thoughts are. */
function person(): string {
  return peep({
    pose: 'bust/ButtonShirt',
    at: [372, 1330],
    heightPx: 1180,
    head: 'NoHairThree',
    face: 'Calm',
    faceScale: 1.12,
    faceShift: [0, 46],
    skin: 'brown',
    colors: { top: palette.yellow, hair: palette.fog },
    headScale: 1.35,
    ...line,
  })
}

/** As roomy as what goes on in it. */
function skull(): string {
  return (
    flatPath(forehead, skin.fill) +
    inkPath(
      'M168 436C138 398 116 360 112 300C104 130 240 34 396 34C560 34 690 130 690 300C690 372 640 400 596 440',
      { lineWidthPx: 12 },
    )
  )
}

/** Its tail points sideways, at the mouth. */
function speech(): string {
  const data =
    'M788 476H1120A36 36 0 0 1 1156 512V838A36 36 0 0 1 1120 874H788A36 36 0 0 1 752 838V706L640 690L752 642V512A36 36 0 0 1 788 476Z'
  return inkPath(data, { fill: palette.paper, ...line })
}

/** From the forehead to the sign beside it. */
function trail(t: number): string {
  return [0, 1, 2]
    .map((index) =>
      circle([700 + index * 24, 236 - index * 18 + wave(t, 1, index / 3) * 3], 9 + index * 3, {
        fill: palette.paper,
      }),
    )
    .join('')
}

export const scene = defineScene({
  name: 'calm-outside',
  widthPx: 1200,
  heightPx: 1000,
  background: '#2FA7C9',
  draw: (t) =>
    ground(t) +
    place(skull() + person() + clip(`<path d="${hole}"/>`, office(t)) + inkPath(hole, line), [
      0,
      wave(t) * 4,
    ]) +
    trail(t) +
    label([752, 52, 404, 356], line) +
    speech(),
})
