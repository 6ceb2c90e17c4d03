import { clip } from '../kit/clip'
import { emoji } from '../kit/emoji'
import { goose } from '../kit/goose'
import { hand } from '../kit/hand'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { defineScene } from '../kit/scene'
import { circle, ellipse, flatBox, flatPath, inkBox, inkPath, label } from '../kit/shapes'

const line = { lineWidthPx: boldInkWidthPx }
const wall = '#F7A8B8'
const bar = '#D9DCE6'

/** A shop, of which the card leaves little to see. */
function shop(): string {
  const stripes = Array.from({ length: 12 }, (_, index) =>
    inkPath(
      `M${index * 90 - 40} -10H${index * 90 + 50}V82C${index * 90 + 50} 128 ${index * 90 - 40} 128 ${index * 90 - 40} 82Z`,
      { fill: index % 2 ? palette.paper : palette.coral, ...line },
    ),
  )
  return (
    flatBox([0, 0, 1000, 1000], wall) +
    inkBox([-20, 742, 1040, 24], { fill: palette.wood, ...line }) +
    emoji('potted-plant', { at: [462, 690], sizePx: 120 }) +
    stripes.join('')
  )
}

/** The reviewer at its best, taken by itself. */
function avatar(t: number): string {
  const at: Point = [166, 182]
  const picture =
    flatBox([70, 80, 200, 110], '#8FD3FF') +
    circle([120, 128], 26, { fill: palette.yellow, lineWidthPx: 0 }) +
    flatBox([70, 190, 200, 90], '#FFE0A3') +
    goose({ at: [118, 418], scale: 0.37, mood: 'smug' }) +
    place(
      inkPath('M-34 -14H12C14 14 -30 18 -34 -14ZM20 -14H52C54 12 24 16 20 -14Z', {
        fill: palette.ink,
        lineWidthPx: 5,
      }) + inkPath('M-24 -6L-10 -6', { line: '#FFFFFF', lineWidthPx: 5 }),
      [160, 164],
      { rotate: 4 },
    )
  return (
    clip(`<circle cx="${at[0]}" cy="${at[1]}" r="84"/>`, picture) +
    circle(at, 84, line) +
    place(
      circle([0, 0], 29, { fill: palette.blue, ...line }) +
        inkPath('M-13 1L-3 11L14 -10', { line: '#FFFFFF', lineWidthPx: 8 }),
      [230, 244],
      { scale: 1 + 0.06 * wave(t) },
    )
  )
}

/** A number so large that it can only mean trouble or fame. */
function nines(): string {
  const nine = 'M12 -8A12 12 0 1 1 12 -9V2C12 14 4 20 -8 20'
  return (
    [0, 34, 68].map((x) => place(inkPath(nine, { lineWidthPx: 8 }), [x, 0])).join('') +
    place(inkPath('M-12 2H12M0 -10V14', { lineWidthPx: 8 }), [104, 0])
  )
}

function card(t: number): string {
  return (
    flatPath('M66 90H966V664H66Z', '#00000026') +
    label([48, 62, 904, 586], { ...line, radiusPx: 34 }) +
    inkBox([290, 92, 230, 26], { fill: bar, radiusPx: 13, lineWidthPx: 0 }) +
    inkBox([540, 92, 110, 26], { fill: bar, radiusPx: 13, lineWidthPx: 0 }) +
    avatar(t) +
    [0, 22, 44].map((x) => circle([870 + x, 104], 7, { fill: palette.grey, lineWidthPx: 0 })).join('') +
    inkBox([272, 134, 646, 118], { fill: palette.night, radiusPx: 30, ...line }) +
    inkBox([300, 566, 262, 66], { fill: '#E3F0FF', radiusPx: 33, lineWidthPx: 5 }) +
    emoji('thumbs-up', { at: [350, 594 - Math.abs(wave(t)) * 6], sizePx: 62, lineWidthPx: 5 }) +
    place(nines(), [416, 596])
  )
}

/** Has said what there was to say, and does not look back. */
function reviewer(t: number): string {
  const phone =
    inkBox([-26, -56, 60, 108], { fill: palette.violet, radiusPx: 12, lineWidthPx: 8 }) +
    flatBox([-14, -44, 36, 84], '#8FD3FF')
  const bag =
    inkPath('M-26 -54C-26 -96 26 -96 26 -54', line) +
    inkPath('M-56 -56H56L64 70H-64Z', { fill: palette.yellow, ...line }) +
    place(emoji('red-heart', { at: [0, 10], sizePx: 60, lineWidthPx: 4 }), [0, 0])
  return (
    ellipse([196, 976], 150, 16, { fill: '#00000030', lineWidthPx: 0 }) +
    goose({
      at: [222, 976],
      scale: 0.46,
      mood: 'smug',
      flip: true,
      loot: phone,
      bobPx: wave(t) * 8,
    }) +
    place(bag, [346, 912], { rotate: wave(t, 1, 0.2) * 4 })
  )
}

function owner(t: number): string {
  const sob = wave(t, 2)
  return (
    peep({
      pose: 'bust/StripedTee',
      at: [724, 1010],
      heightPx: 430,
      head: 'Twists',
      face: 'SobLaugh',
      skin: 'tan',
      colors: { top: palette.teal },
      headScale: 1.3,
      headRotate: sob * 3,
      ...line,
    }) +
    place(
      inkBox([-50, -86, 100, 172], { fill: palette.violet, radiusPx: 22, ...line }) +
        inkBox([-36, -72, 44, 44], { fill: '#6B4FD0', radiusPx: 12, lineWidthPx: 4 }) +
        circle([-14, -50], 11, { fill: palette.sky, lineWidthPx: 5 }),
      [720, 906 + sob * 3],
      { rotate: sob * 2 },
    ) +
    hand('raised-fist', 'tan', { at: [664, 926 + sob * 3], sizePx: 96, rotate: 8 }) +
    hand('raised-fist', 'tan', { at: [776, 926 + sob * 3], sizePx: 96, rotate: -8, flip: true })
  )
}

function counter(): string {
  return (
    inkBox([470, 952, 560, 70], { fill: palette.wood, ...line }) +
    flatBox([474, 956, 560, 14], '#E8A063') +
    emoji('bellhop-bell', { at: [920, 908], sizePx: 104 })
  )
}

export const scene = defineScene({
  name: 'star-review',
  widthPx: 1000,
  heightPx: 1000,
  background: wall,
  draw: (t) => shop() + card(t) + owner(t) + counter() + reviewer(t),
})
