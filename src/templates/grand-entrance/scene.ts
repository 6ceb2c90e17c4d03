import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { hand } from '../kit/hand'
import { limb } from '../kit/limb'
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about, place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const skyColor = '#3FA9F5'
const hoodie = palette.yellow

function cape(t: number): string {
  const blow = wave(t) * 14
  return place(
    inkPath(
      `M452 560C380 640 ${250 + blow} 700 ${96 + blow} ${690 - blow}C${150 + blow} 760 ${140 + blow} 830 ${70 + blow} ${900 + blow}` +
        `C240 920 360 900 420 880L640 880C720 900 ${800 - blow} 900 ${884 - blow} ${860 + blow}C${820 - blow} 800 ${800 - blow} 740 ${850 - blow} 660C720 680 640 620 590 560Z`,
      { fill: palette.red, ...line },
    ),
    [-20, -60],
  )
}

function saviour(t: number): string {
  return peep({
    pose: 'bust/Hoodie',
    at: [500, 968],
    heightPx: 700,
    head: 'ColorBun',
    face: 'Driven',
    accessory: 'Glasses',
    skin: 'light',
    colors: { hair: '#E6E8F0', top: hoodie },
    headScale: 1.2,
    headRotate: wave(t) * 2,
    ...line,
  })
}

function thumb(t: number): string {
  const arm =
    limb(
      [
        [626, 744],
        [764, 716],
        [800, 580],
      ],
      { widthPx: 78, color: hoodie, openStart: true },
    ) + hand('thumbs-up', 'light', { at: [802, 470], sizePx: 190 })
  return about(arm, [626, 744], { rotate: wave(t, 1) * 2 })
}

export const scene = defineScene({
  name: 'grand-entrance',
  widthPx: 1000,
  heightPx: 1000,
  background: skyColor,
  draw: (t) =>
    flatBox([0, 0, 1000, 1000], skyColor) +
    rays({ centre: [520, 520], radiusPx: 1200, count: 24, color: '#6CC0FF', turn: t }) +
    cape(t) +
    saviour(t) +
    thumb(t) +
    emoji('duck', { at: [140, 440 + wave(t) * 10], sizePx: 170, flip: true }) +
    place(sparkle([0, 0], 40), [900, 330], { scale: 1 + wave(t) * 0.2 }) +
    cloud([80, 930], 430, 3, line) +
    cloud([930, 930], 430, 8, line) +
    cloud([500, 1010], 860, 5, line) +
    label([60, 40, 880, 160], line) +
    label([200, 846, 600, 122], line),
})
