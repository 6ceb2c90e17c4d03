import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type PeepOptions, peep } from '../kit/peep'
import { about } from '../kit/place'
import { defineScene } from '../kit/scene'
import { flatBox, inkBox, inkPath, label, shadow } from '../kit/shapes'
import { earth, grass, hole } from './burrow'

const line = { lineWidthPx: boldInkWidthPx }
/** The same person all the way down. */
function faller(
  options: Partial<PeepOptions> & Pick<PeepOptions, 'pose' | 'at' | 'heightPx' | 'face'>,
): string {
  return peep({
    head: 'MediumBangsColor',
    skin: 'pale',
    colors: { pants: palette.yellow, hair: '#E8742C' },
    headScale: 1.85,
    // A thinner line than usual keeps so small a face open.
    lineWidthPx: 5,
    ...options,
  })
}

function surface(t: number): string {
  return (
    flatBox([0, 0, 1000, 260], '#8AD4F8') +
    cloud([120 + wave(t) * 6, 70], 170, 4, line) +
    emoji('sun', { at: [930, 40], sizePx: 150, rotate: wave(t) * 4 })
  )
}

/** Objects that drift past on the way down. */
function floaters(t: number): string {
  const drift = (index: number) => wave(t, 1, index * 0.23) * 9
  return (
    emoji('mobile-phone', { at: [352, 440 + drift(0)], sizePx: 76, rotate: 14 + drift(1) }) +
    emoji('octopus', { at: [420, 590 + drift(2)], sizePx: 84, rotate: -12 + drift(0) }) +
    emoji('moai', { at: [610, 560 + drift(3)], sizePx: 84, rotate: 14 }) +
    emoji('ringed-planet', { at: [600, 900 + drift(1)], sizePx: 92, rotate: drift(2) })
  )
}

/** Lines of speed past whoever falls. */
function rush(t: number): string {
  const streak = (x: number, y: number, lengthPx: number) => {
    const top = y - wave(t, 2, x / 97) * 10
    return inkPath(`M${x} ${top}V${top + lengthPx}`, { line: '#FFFFFF', lineWidthPx: 8 })
  }
  return (
    streak(134, 300, 70) +
    streak(352, 300, 60) +
    streak(128, 400, 40) +
    streak(842, 690, 70) +
    streak(812, 620, 50)
  )
}

/** The end: candle light, notes on the wall and a mind that has been changed. */
function bottom(t: number): string {
  const note = (x: number, y: number, rotate: number) =>
    inkBox([x - 34, y - 26, 68, 52], { fill: palette.cream, rotate, lineWidthPx: 5 })
  return (
    inkPath('M486 1010L604 980L722 1016L846 990', { line: palette.red, lineWidthPx: 5 }) +
    note(486, 1008, -8) +
    note(606, 984, 6) +
    note(722, 1016, -5) +
    note(848, 992, 9) +
    emoji('books', { at: [130, 1196], sizePx: 130 }) +
    shadow([310, 1250], 150, 0.4) +
    faller({
      pose: 'sitting/OneLegColorPants',
      at: [290, 1256],
      heightPx: 366,
      face: 'Dizzy',
      headScale: 2,
      headRotate: wave(t, 2) * 4,
    }) +
    inkBox([438, 1206, 30, 50], { fill: palette.paper, radiusPx: 6, lineWidthPx: 5 }) +
    flame([453, 1206], 34, 56, t, 3)
  )
}

export const scene = defineScene({
  name: 'rabbit-hole',
  widthPx: 1000,
  heightPx: 1300,
  background: '#734224',
  draw: (t) => {
    const tumble = wave(t)
    return (
      surface(t) +
      earth() +
      hole() +
      floaters(t) +
      about(
        faller({ pose: 'sitting/MidColorPants', at: [232, 600 + tumble * 6], heightPx: 372, face: 'Awe' }),
        [236, 440],
        { rotate: -12 + tumble * 4 },
      ) +
      about(
        faller({
          pose: 'standing/WalkingColorPants',
          at: [694, 916 - tumble * 6],
          heightPx: 460,
          face: 'Scream',
        }),
        [700, 724],
        { rotate: 152 + tumble * 5 },
      ) +
      rush(t) +
      bottom(t) +
      grass() +
      emoji('rabbit', { at: [456, 186 + wave(t, 2) * 4], sizePx: 120 }) +
      label([540, 60, 420, 140], line) +
      label([470, 330, 490, 150], line) +
      label([40, 690, 500, 150], line) +
      label([520, 1060, 420, 160], line)
    )
  },
})
