import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { place } from '../kit/place'
import { circle, ellipse, inkBox, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }

/** The kicking legs of a passer-by who stood in the way, upside down. */
function caughtLegs(t: number): string {
  const kick = wave(t, 8) * 12
  const leg = (x: number, way: number) =>
    limb(
      [
        [x, -120],
        [x + way * 10, -196],
        [x + way * 34 + kick, -236],
      ],
      { widthPx: 30, color: palette.violet },
    ) +
    place(emoji('hiking-boot', { at: [0, 0], sizePx: 70, flip: way > 0 }), [x + way * 40 + kick, -262], {
      rotate: 180 + way * 14,
    })
  return leg(-26, -1) + leg(26, 1)
}

/** Objects that the ball picked up; each shows once the ball is big enough to hold it. */
export function catches(progress: number, t: number): string {
  const ski = inkBox([-14, -270, 28, 170], { fill: palette.coral, radiusPx: 14, ...line })
  const tree = emoji('evergreen-tree', { at: [0, -186], sizePx: 130 })
  const stuck: [least: number, degrees: number, drawn: string][] = [
    [0.3, -74, tree],
    [0.5, 40, ski],
    [0.7, -30, caughtLegs(t)],
  ]
  return stuck
    .filter(([least]) => progress >= least)
    .map(([, rotate, drawn]) => place(drawn, [0, 0], { rotate }))
    .join('')
}

/** A wicked grin; around (0, 0) for a ball of radius 150. */
export function grin(): string {
  const eye = (x: number) =>
    ellipse([x, -22], 26, 30, { fill: '#FFFFFF', ...line }) +
    circle([x + 8, -12], 11, { fill: palette.ink, lineWidthPx: 0 })
  return (
    eye(-42) +
    eye(48) +
    inkPath('M-78 -70L-8 -34M84 -70L14 -34', { lineWidthPx: 13 }) +
    inkPath('M-72 34C-30 58 40 58 82 30C78 84 40 104 4 104C-36 104 -66 80 -72 34Z', {
      fill: '#3B2140',
      ...line,
    }) +
    inkPath('M-58 41C-30 54 40 54 68 38L60 62C30 72 -26 72 -50 64Z', { fill: '#FFFFFF', lineWidthPx: 5 }) +
    inkPath('M-20 54V70M8 56V71M36 52V68', { lineWidthPx: 4 })
  )
}
