import { clip, clipToBox } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { drop } from '../kit/drop'
import { emoji } from '../kit/emoji'
import { flame } from '../kit/flame'
import { type HeadOptions, head } from '../kit/head'
import { lap, wave } from '../kit/motion'
import { boldInkWidthPx, palette, skinTones } from '../kit/palette'
import { peep } from '../kit/peep'
import { place } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { border, circle, flatBox, frame, inkBox, inkPath, label } from '../kit/shapes'
import { sparkle } from '../kit/star'

const line = { lineWidthPx: boldInkWidthPx }
const skin = 'brown'
const panelWidthPx = 490
const panelHeightPx = 500
const columns = [10, 500] as const
const rows = [200, 700] as const
const captionHeightPx = 132

/** The one whose job it is: the same head in every panel. */
const worker = {
  head: 'BunTwo',
  skin,
  headScale: 1.35,
  colors: { top: palette.yellow, clip: palette.coral },
  ...line,
} as const

/** Royal, wise and surely very well paid. */
function parents(t: number): string {
  return (
    flatBox([0, 0, 490, 500], '#8C6CF0') +
    rays({ centre: [270, 200], radiusPx: 480, count: 22, color: '#A488F7', turn: t }) +
    emoji('money-bag', { at: [88, 300], sizePx: 150 }) +
    emoji('trophy', { at: [430, 290], sizePx: 130 }) +
    peep({
      ...worker,
      pose: 'bust/ShirtCoat',
      at: [256, 400],
      heightPx: 330,
      face: 'Contempt',
      colors: { jacket: palette.red, top: palette.paper, clip: palette.coral },
    }) +
    emoji('crown', { at: [262, 52 + wave(t) * 3], sizePx: 112 }) +
    sparkle([150, 90], 24 + wave(t) * 5) +
    sparkle([372, 176], 24 - wave(t) * 5)
  )
}

/** A drink, a sun and nothing to do. */
function friends(t: number): string {
  return (
    flatBox([0, 0, 490, 500], '#58C7EE') +
    circle([56, 66], 46, { fill: palette.yellow, ...line }) +
    cloud([176, 60], 120, 4) +
    flatBox([0, 250, 490, 60], '#2B9FC9') +
    inkPath('M0 250H490', line) +
    flatBox([0, 300, 490, 200], '#FFE0A3') +
    emoji('palm-tree', { at: [70, 226], sizePx: 210, rotate: wave(t) * 2 }) +
    peep({
      ...worker,
      pose: 'sitting/OneLegColorTee',
      at: [262, 420],
      heightPx: 392,
      headScale: 1.5,
      face: 'Cute',
      accessory: 'SunglassesTwo',
      colors: { top: palette.coral, clip: palette.yellow },
    }) +
    emoji('tropical-drink', { at: [434, 296], sizePx: 104, rotate: wave(t) * 4 })
  )
}

/** Games all day. */
function boss(t: number): string {
  return (
    flatBox([0, 0, 490, 500], '#67C26B') +
    rays({ centre: [250, 240], radiusPx: 480, count: 22, color: '#7ACF7E', turn: t }) +
    peep({
      ...worker,
      pose: 'bust/Gaming',
      at: [250, 400],
      heightPx: 350,
      face: 'SmileLOL',
      headRotate: wave(t, 2) * 3,
    }) +
    emoji('pizza', { at: [430, 250], sizePx: 96, rotate: 14 + wave(t) * 5 }) +
    emoji('money-with-wings', { at: [76, 140 + wave(t) * 8], sizePx: 100 })
  )
}

/** A desk between two towers of paper, and a machine that has given up. */
function truth(t: number): string {
  const pile = (x: number, sheets: number) =>
    Array.from({ length: sheets }, (_, index) =>
      inkBox([x + ((index * 37) % 15) - 7, 348 - index * 21, 104, 21], {
        fill: index % 3 ? palette.paper : palette.fog,
        lineWidthPx: 5,
      }),
    ).join('')
  return (
    flatBox([0, 0, 490, 500], '#B8465A') +
    rays({ centre: [245, 220], radiusPx: 480, count: 22, color: '#C65568', turn: t }) +
    peep({
      ...worker,
      pose: 'bust/Tee',
      at: [232, 420],
      heightPx: 390,
      face: 'Scream',
      headRotate: wave(t, 3) * 3,
    }) +
    drop([336, 120 + lap(t) * 60], 1, -20) +
    drop([140, 70 + lap(t, 1, 0.5) * 70], 1, 24) +
    flame([372, 276], 92, 128, t, 3) +
    emoji('laptop', { at: [352, 300], sizePx: 150 }) +
    pile(18, 11) +
    pile(398, 5) +
    emoji('hot-beverage', { at: [446, 228], sizePx: 74 })
  )
}

/** The viewer whose opinion this is. */
function viewer(options: HeadOptions, fill: string): string {
  const face = place(head(options, 6), [0, 44], { scale: 0.235 })
  const round = '<circle cx="0" cy="0" r="56"/>'
  return circle([0, 0], 56, { fill }) + clip(round, face) + circle([0, 0], 56, line)
}

const viewers: readonly (readonly [HeadOptions, string])[] = [
  [
    {
      head: 'GrayShort',
      face: 'Calm',
      accessory: 'GlassesTwo',
      colors: { skin: skinTones.brown.fill, hair: palette.fog },
    },
    palette.cream,
  ],
  [{ head: 'Mohawk', face: 'Cheeky', colors: { skin: skinTones.pale.fill } }, palette.yellow],
  [
    { head: 'Pomp', face: 'Angry', beard: 'MustacheBull', colors: { skin: skinTones.light.fill } },
    palette.lilac,
  ],
  [
    { head: 'BunTwo', face: 'DeadInside', colors: { skin: skinTones[skin].fill, clip: palette.coral } },
    palette.sky,
  ],
]

const panels = [parents, friends, boss, truth]

function panel(index: number, t: number): string {
  const inside = panels[index]?.(t) ?? ''
  const [options, fill] = viewers[index] ?? []
  const captionY = panelHeightPx - captionHeightPx
  return place(
    clipToBox([0, 0, panelWidthPx, captionY], inside) +
      flatBox([0, captionY, panelWidthPx, captionHeightPx], palette.paper) +
      border(`M0 ${captionY}H${panelWidthPx}M0 0H${panelWidthPx}V${panelHeightPx}H0Z`) +
      (options && fill ? place(viewer(options, fill), [424, 66]) : ''),
    [columns[index % 2] ?? 0, rows[Math.floor(index / 2)] ?? 0],
  )
}

export const scene = defineScene({
  name: 'how-they-see-it',
  widthPx: 1000,
  heightPx: 1210,
  background: palette.teal,
  draw: (t) =>
    label([36, 34, 928, 134], line) + panels.map((_, index) => panel(index, t)).join('') + frame(1000, 1210),
})
