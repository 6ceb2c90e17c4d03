import { clip } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const wallColor = '#6C7396'
const skin = 'tan'
const hairColor = '#4A2115'

function room(): string {
  const crack = 'M760 330L778 362L764 388L790 420'
  return (
    flatBox([0, 0, 1000, 1000], wallColor) +
    [0, 1, 2, 3, 4].map((stripe) => flatBox([500 + stripe * 112, 0, 56, 800], '#737BA0')).join('') +
    flatBox([0, 800, 1000, 200], '#4A4666') +
    inkPath('M0 800H1000', line) +
    inkPath(crack, { lineWidthPx: 5, line: '#474C69' })
  )
}

/** The beach that the telephone shows, and nobody else. */
function beach(t: number): string {
  return (
    flatBox([70, 60, 440, 640], '#FF8FB1') +
    rays({ centre: [290, 420], radiusPx: 620, count: 22, color: '#FFA9C0', turn: t }) +
    circle([290, 440], 130, { fill: palette.yellow, ...line }) +
    flatBox([60, 470, 460, 130], '#35C0D6') +
    inkPath('M60 470H520', line) +
    inkPath(
      'M96 506C112 496 124 516 140 506M420 520C436 510 450 530 466 520M110 552C126 542 140 562 156 552',
      {
        line: '#D6F6FA',
        lineWidthPx: 6,
      },
    ) +
    flatBox([60, 600, 460, 120], '#FFE0A3') +
    emoji('palm-tree', { at: [124, 356], sizePx: 250, rotate: -4 + wave(t) * 2 }) +
    cloud([432, 190], 120, 5)
  )
}

function star(t: number): string {
  return peep({
    pose: 'bust/PolkadotJacket',
    at: [302, 716],
    heightPx: 500,
    head: 'LongHair',
    hairInk: hairColor,
    face: 'BigSmile',
    faceScale: 1.1,
    accessory: 'SunglassesTwo',
    skin,
    colors: { jacket: palette.teal, top: palette.paper },
    headScale: 1.2,
    headRotate: -6 + wave(t) * 2,
    ...line,
  })
}

function likes(t: number): string {
  return [0, 0.34, 0.67]
    .map((phase, index) => {
      const rise = lap(t, 1, phase)
      const at = [462 + wave(rise, 1, index / 3) * 12, 440 - rise * 300] as const
      return emoji('red-heart', { at, sizePx: 64 - rise * 26, opacity: 1 - rise * rise, lineWidthPx: 5 })
    })
    .join('')
}

/** The telephone, larger than the life beside it. */
function phone(t: number): string {
  const screen = '<rect x="66" y="62" width="448" height="866" rx="36"/>'
  const glint = wave(t) * 6
  const drawn =
    inkBox([38, 30, 504, 930], { fill: '#2A2A3A', radiusPx: 62, lineWidthPx: 9 }) +
    clip(
      screen,
      flatBox([60, 56, 460, 880], palette.paper) +
        beach(t) +
        star(t) +
        likes(t) +
        flatBox([60, 706, 460, 240], palette.paper) +
        inkPath('M60 706H520', line),
    ) +
    inkBox([66, 62, 448, 866], { radiusPx: 36, ...line }) +
    inkBox([228, 76, 124, 26], { fill: '#2A2A3A', radiusPx: 13, lineWidthPx: 0 }) +
    sparkle([112, 160], 32 + glint) +
    sparkle([400, 300], 24 - glint)
  return about(drawn, [290, 500], { rotate: -3 })
}

function fly(t: number): string {
  const angle = t * 2 * Math.PI
  const at = [916 + Math.cos(angle) * 34, 640 + Math.sin(angle * 2) * 20] as const
  return place(
    circle([0, 0], 8, { fill: palette.ink, lineWidthPx: 0 }) +
      circle([-8, -8], 7, { fill: '#DCE6F5', lineWidthPx: 4 }) +
      circle([8, -8], 7, { fill: '#DCE6F5', lineWidthPx: 4 }),
    at,
  )
}

/** The same one, an arm's length away from the telephone. */
function truth(t: number): string {
  const sigh = wave(t) * 4
  return (
    shadow([770, 942], 205) +
    peep({
      pose: 'sitting/OneLegColorTee',
      at: [756, 950],
      heightPx: 594 + sigh,
      head: 'BunTwo',
      hairInk: hairColor,
      face: 'DeadInside',
      faceScale: 1.12,
      skin,
      colors: { top: '#A9ACB8', pants: '#3F4A6B' },
      headScale: 1.42,
      headRotate: 9 + wave(t) * 1.5,
      ...line,
    })
  )
}

function mess(t: number): string {
  return (
    emoji('socks', { at: [604, 824], sizePx: 92, rotate: -20 }) +
    emoji('takeout-box', { at: [926, 738], sizePx: 122, rotate: 7 }) +
    fly(t) +
    emoji('pizza', { at: [618, 926], sizePx: 104, rotate: 38 }) +
    emoji('cup-with-straw', { at: [930, 916], sizePx: 96, rotate: 80 })
  )
}

export const scene = defineScene({
  name: 'online-offline',
  widthPx: 1000,
  heightPx: 1000,
  background: wallColor,
  draw: (t) => room() + truth(t) + mess(t) + phone(t) + label([580, 44, 384, 250], line),
})
