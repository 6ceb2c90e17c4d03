import { bubble } from '../kit/bubble'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const sleeve = { widthPx: 78, color: palette.coral }
const skin = 'tan'

function clerk(t: number): string {
  return peep({
    pose: 'bust/ButtonShirt',
    at: [262, 730],
    heightPx: 610,
    head: 'Hijab',
    face: 'DeadInside',
    skin,
    colors: { top: palette.coral, hijab: palette.violet },
    headScale: 1.12,
    headRotate: 2 * wave(t),
    ...line,
  })
}

/** Two cards, told apart by their place alone. */
function card(x: number, rotate: number): string {
  const drawn =
    label([x, 626, 424, 280], { lineWidthPx: 8 }) +
    inkPath(`M${x + 18} 676H${x + 406}`, { line: palette.violet, lineWidthPx: 12 }) +
    inkPath(`M${x + 18} 880H${x + 406}`, { line: palette.violet, lineWidthPx: 12 })
  return about(drawn, [x + 212, 766], { rotate })
}

function desk(): string {
  return (
    flatBox([0, 596, 1000, 404], '#C77B3F') +
    inkPath('M0 596H1000', line) +
    inkPath('M-20 940H1020V1020H-20Z', { fill: '#8A4E28', ...line }) +
    inkPath('M470 622H540M940 616H980M20 924H110', { line: '#E09A5C', lineWidthPx: 6 })
  )
}

function arms(t: number): string {
  const stab = 6 * wave(t, 2)
  return (
    limb(
      [
        [140, 486],
        [62, 560],
        [106, 628],
      ],
      { ...sleeve, openStart: true },
    ) +
    limb(
      [
        [366, 500],
        [500, 510],
        [640, 512],
        [716, 570],
      ],
      { ...sleeve, openStart: true },
    ) +
    hand('backhand-index-pointing-down', skin, { at: [112, 650 + stab], sizePx: 132, flip: true }) +
    hand('backhand-index-pointing-down', skin, { at: [730, 630 - stab], sizePx: 132, rotate: -14 })
  )
}

export const scene = defineScene({
  name: 'spot-the-difference',
  widthPx: 1000,
  heightPx: 1000,
  background: '#2FA7A0',
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], '#2FA7A0') +
    rays({ centre: [286, 330], radiusPx: 1200, count: 26, color: '#41B5AD', turn: t }) +
    clerk(t) +
    desk() +
    card(40, -1.5) +
    card(536, 1.5) +
    emoji('magnifying-glass-tilted-right', { at: [500 + 6 * wave(t), 826], sizePx: 132, ...line }) +
    arms(t) +
    bubble([494, 44, 466, 236], [410, 404]),
})
