import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, inkPath, label, stroke } from '../kit/shapes'
import { star } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#5A48C8'
const coat = '#D9A45E'

/** An arched window onto a night with bats. */
function nightWindow(t: number): string {
  const bat = (x: number, y: number, widthPx: number, phase: number) =>
    emoji('bat', { at: [x, y + wave(t, 1, phase) * 8], sizePx: widthPx, lineWidthPx: 4 })
  return (
    inkPath('M52 340V166C52 40 288 40 288 166V340Z', { fill: '#1F2148', lineWidthPx: 9 }) +
    circle([196, 150], 50, { fill: '#FFE9A8', lineWidthPx: 0 }) +
    circle([212, 138], 10, { fill: '#F2D37C', lineWidthPx: 0 }) +
    circle([180, 170], 14, { fill: '#F2D37C', lineWidthPx: 0 }) +
    bat(112, 168, 74, 0) +
    bat(222, 246, 60, 0.4) +
    inkPath('M170 72V340M52 214H288', line) +
    inkPath('M34 340H306V368H34Z', { fill: '#3A2E86', ...line })
  )
}

/** The sheet, whisked away by its corner, with the two holes that it looked through. */
function sheet(t: number): string {
  const flutter = wave(t) * 9
  const hem =
    `C980 476 936 ${430 + flutter} 906 462C872 496 838 ${424 - flutter} 796 460` +
    `C752 496 718 ${426 + flutter} 676 460C640 490 604 ${420 - flutter} 566 450C540 470 528 430 524 396`
  return (
    inkPath(`M452 214C520 60 880 6 950 118C996 200 958 320 972 440${hem}C520 330 500 280 452 258Z`, {
      fill: '#FFFFFF',
      ...line,
    }) +
    stroke(
      [
        [486, 232],
        [540, 262],
        [560, 320],
      ],
      5,
      '#C9CCE2',
    ) +
    stroke(
      [
        [934, 300],
        [926, 360],
        [940, 418],
      ],
      5,
      '#C9CCE2',
    ) +
    ellipse([672, 128], 30, 40, { fill: palette.night, ...line, rotate: -6 }) +
    ellipse([812, 122], 30, 40, { fill: palette.night, ...line, rotate: 6 })
  )
}

function culprit(t: number): string {
  const tremble = wave(t, 3) * 2
  return (
    peep({
      pose: 'bust/StripedTee',
      at: [742 + tremble, 1030],
      heightPx: 580,
      head: 'Shaved',
      face: 'Hectic',
      skin: 'brown',
      colors: { top: palette.coral },
      headScale: 1.22,
      headFlip: true,
      faceShift: [-18, 0],
      ...line,
    }) +
    drop([616, 560 + wave(t) * 8], 1.1, 24) +
    drop([884, 570 - wave(t) * 8], 1.1, -24)
  )
}

/** The culprit's own name plate, held as for a photograph. */
function plate(t: number): string {
  const dip = wave(t) * 3
  return (
    label([520, 836 + dip, 424, 136], line) +
    hand('oncoming-fist', 'brown', { at: [518, 912 + dip], sizePx: 88, rotate: -6 }) +
    hand('oncoming-fist', 'brown', { at: [946, 912 + dip], sizePx: 88, rotate: 6, flip: true })
  )
}

function detective(t: number): string {
  return peep({
    pose: 'bust/ShirtCoat',
    at: [226, 1030],
    heightPx: 660,
    head: 'HatHip',
    face: 'Driven',
    beard: 'MustacheBull',
    skin: 'pale',
    colors: { jacket: coat, top: palette.paper },
    headScale: 1.22,
    headRotate: wave(t) * 2,
    ...line,
  })
}

function liftingArm(t: number): string {
  const sway = wave(t) * 3
  return about(
    limb(
      [
        [340, 776],
        [432, 650],
        [446, 500],
        [448, 330],
      ],
      { widthPx: 78, color: coat, openStart: true },
    ) +
      inkPath('M402 352H496L490 300H408Z', { fill: '#B9843F', ...line }) +
      hand('raised-fist', 'pale', { at: [450, 250], sizePx: 128 }),
    [352, 790],
    { rotate: sway * 0.4 },
  )
}

export const scene = defineScene({
  name: 'unmasked',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], wallColor) +
    rays({ centre: [742, 620], radiusPx: 1200, count: 24, color: '#6A59DA', turn: t }) +
    place(nightWindow(t), [0, -26]) +
    place(
      star([0, 0], {
        outerRadiusPx: 232,
        innerRadiusPx: 178,
        points: 15,
        fill: palette.yellow,
        ...line,
      }),
      [742, 606],
      { scale: 1 + wave(t, 2) * 0.02 },
    ) +
    culprit(t) +
    sheet(t) +
    detective(t) +
    liftingArm(t) +
    plate(t),
})
