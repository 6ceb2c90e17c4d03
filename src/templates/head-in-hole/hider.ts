import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import type { Point } from '../kit/path'
import { place } from '../kit/place'
import { flatBox, flatPath, inkPath } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const skin = skinTones.light.fill
const trousers = '#3E5FD0'
const trousersFar = '#3150B5'

/** From the hips over the back into the hole. */
const torso =
  'M352 470C470 448 600 560 660 660C716 740 740 800 742 850H610C606 800 580 770 540 740C480 716 430 716 392 740C352 660 330 560 352 470Z'

function shoe(at: Point, kick: number): string {
  return place(
    inkPath('M-46 26C-66 26 -78 6 -74 -30C-70 -62 -40 -66 -26 -44L20 -26C40 -20 40 24 20 28Z', {
      fill: palette.paper,
      ...line,
    }) +
      inkPath('M-72 -40C-88 -20 -86 24 -60 34', { line: palette.coral, lineWidthPx: 12 }) +
      inkPath('M-74 -36C-92 -18 -90 30 -60 38', { lineWidthPx: 5 }) +
      inkPath('M-26 -40L-14 -20M-8 -34L2 -16', { lineWidthPx: 5 }),
    at,
    { rotate: kick },
  )
}

function leg(at: Point, kick: number, color: string): string {
  return place(
    shoe([-236, 2], kick) +
      limb(
        [
          [-10, -176],
          [44, -66],
          [30, 0],
          [-80, 14],
          [-186, 6],
        ],
        { widthPx: 104, color, openStart: true },
      ),
    at,
  )
}

/** Whoever has put their head in the hole: seen from the side, on their knees. */
export function hider(t: number): string {
  const kick = wave(t, 2) * 8
  const stripes = [0, 1, 2, 3, 4, 5].map((index) =>
    inkPath(
      `M${420 + index * 52} ${430 + index * 34}C${430 + index * 46} ${560 + index * 24} ${440 + index * 40} ${640 + index * 26} ${410 + index * 44} ${780 + index * 20}`,
      {
        line: palette.paper,
        lineWidthPx: 20,
      },
    ),
  )
  return (
    leg([420, 800], -kick, trousersFar) +
    flatPath(torso, palette.yellow) +
    clip(`<path d="${torso}"/>`, stripes.join('') + flatBox([330, 440, 84, 340], skin)) +
    inkPath(torso, line) +
    inkPath('M413 476C398 560 410 660 436 724', line) +
    inkPath(
      'M366 452C290 430 214 480 204 570C196 640 240 700 300 720C340 740 392 752 408 742C372 660 352 560 366 452Z',
      { fill: trousers, ...line },
    ) +
    inkPath('M366 452C352 560 372 660 408 742', { lineWidthPx: 30 }) +
    inkPath('M366 452C352 560 372 660 408 742', { line: palette.coral, lineWidthPx: 17 }) +
    inkPath('M236 534L306 522L318 590C300 616 262 622 244 600Z', { lineWidthPx: 6 }) +
    leg([350, 830], kick, trousers) +
    limb(
      [
        [596, 700],
        [520, 730],
        [480, 850],
      ],
      { widthPx: 74, color: palette.yellow, openStart: true },
    ) +
    inkPath('M448 836C430 850 420 880 440 888C480 896 530 892 534 876C536 858 520 846 514 836Z', {
      fill: skin,
      ...line,
    }) +
    inkPath('M458 886L464 868M486 890L488 872M510 888V872', { lineWidthPx: 5 }) +
    emoji('bird', { at: [268, 400 + wave(t, 1) * 3], sizePx: 120, flip: true, rotate: wave(t, 1) * 4 })
  )
}
