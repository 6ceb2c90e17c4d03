import { clip } from '../kit/clip'
import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { decimal, type Point } from '../kit/path'
import { place } from '../kit/place'
import { raccoon } from '../kit/raccoon'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { circle, flatBox, flatPath, inkPath, polygon } from '../kit/shapes'

const widthPx = 1000
const heightPx = 1300

const tip: Point[] = [
  [214, 400],
  [262, 300],
  [312, 236],
  [372, 160],
  [440, 112],
  [512, 44],
  [580, 104],
  [636, 166],
  [700, 222],
  [748, 304],
  [792, 400],
]
const body =
  'M176 392L128 470L148 600L190 690L214 800L256 900L276 1010L316 1110L398 1190L492 1266' +
  'L588 1200L682 1116L722 1010L752 900L792 790L818 690L866 600L880 480L828 392Z'

function ripples(topPx: number, rock: number, heightOfWavePx: number): string {
  const waves = Array.from({ length: 12 }, (_, i) => `q50 ${i % 2 ? -heightOfWavePx : heightOfWavePx} 100 0`)
  return `M-60 ${decimal(topPx + rock)}${waves.join('')}`
}

function sky(t: number): string {
  return (
    flatBox([0, 0, widthPx, 400], '#CDEEFF') +
    rays({ centre: [510, 380], radiusPx: 700, count: 22, color: '#DDF4FF', turn: t }) +
    cloud([176, 70], 170, 2) +
    cloud([868, 130], 180, 5)
  )
}

function iceAbove(): string {
  return (
    polygon(tip, { fill: '#FFFFFF', lineWidthPx: boldInkWidthPx, amplitudePx: 3 }) +
    flatPath(
      'M516 54L580 108L634 170L696 226L744 306L786 396H712L690 300L664 240L606 180L560 130Z',
      '#D9EEFB',
    ) +
    inkPath('M372 168L394 196L374 212M470 112L486 136', { line: '#9CC9E8', lineWidthPx: 5 })
  )
}

/** Four bands of water; each begins with a wavy line. */
function sea(rock: number): string {
  const band = (topPx: number, heightOfWavePx: number, color: string) =>
    flatPath(`${ripples(topPx, rock, heightOfWavePx)}V${heightPx + 10}H-60Z`, color)
  return (
    band(386, 16, '#4DB2F0') + band(640, 12, '#2F86D8') + band(900, 10, '#1F4E9E') + band(1130, 8, '#14275E')
  )
}

function iceBelow(): string {
  const layers =
    flatBox([100, 380, 800, 300], '#C4E6FA') +
    flatPath('M100 660L240 640L330 668L460 640L600 672L720 644L900 664V930H100Z', '#86B9E8') +
    flatPath('M100 920L300 896L420 926L560 900L700 926L900 900V1300H100Z', '#3A4F9A')
  const shade =
    'M880 480L866 600L818 690L792 790L752 900L722 1010L682 1116L492 1266L640 1060L706 880L770 700L832 500Z'
  return (
    clip(flatPath(body, '#000'), `${layers}<g opacity="0.14">${flatPath(shade, '#14275E')}</g>`) +
    inkPath(body, { lineWidthPx: boldInkWidthPx }) +
    inkPath('M176 470L206 432M168 560L186 596M800 440L836 480', { line: '#FFFFFF', lineWidthPx: 5 })
  )
}

function bubbles(rock: number): string {
  const air: [number, number, number][] = [
    [60, 640, 10],
    [80, 600, 7],
    [950, 760, 9],
    [934, 720, 6],
    [50, 960, 8],
    [180, 1060, 7],
    [900, 1040, 8],
  ]
  return air
    .map(([x, y, radius]) => circle([x, y + rock], radius, { line: '#BFE6FF', lineWidthPx: 4 }))
    .join('')
}

function animals(drift: number): string {
  return (
    emoji('tropical-fish', { at: [66 + drift * 8, 520], sizePx: 84, flip: true }) +
    emoji('blowfish', { at: [936 - drift * 6, 640], sizePx: 86 }) +
    emoji('shark', { at: [108 - drift * 10, 812], sizePx: 150 }) +
    emoji('octopus', { at: [900, 884 + drift * 10], sizePx: 124 }) +
    emoji('skull', { at: [150, 1200], sizePx: 104, rotate: -8 }) +
    emoji('squid', { at: [862, 1180 + drift * 8], sizePx: 130, rotate: 12 })
  )
}

/** Rows along without a look below. */
function optimist(t: number, rock: number): string {
  const oar =
    inkPath('M96 -104L168 10', { lineWidthPx: 18 }) +
    inkPath('M96 -104L168 10', { line: palette.tan, lineWidthPx: 8 })
  const boat =
    inkPath('M-104 -58C-60 -46 60 -46 104 -58C98 -18 76 24 50 40H-50C-76 24 -98 -18 -104 -58Z', {
      fill: palette.red,
      lineWidthPx: boldInkWidthPx,
    }) + inkPath('M-94 -22C-40 -10 40 -10 94 -22', { line: palette.cream, lineWidthPx: 9 })
  const sailor = raccoon({
    at: [0, -20],
    scale: 0.3,
    mood: 'smug',
    paws: 'up',
    look: -0.7,
    eyesShut: blinks(t),
  })
  return place(sailor + oar + boat, [122, 388 + rock], { rotate: wave(t, 1, 0.25) * 2.5 })
}

export const scene = defineScene({
  name: 'iceberg',
  widthPx,
  heightPx,
  background: palette.sky,
  draw: (t) => {
    const rock = wave(t) * 4
    return (
      sky(t) +
      iceAbove() +
      emoji('penguin', { at: [826, 330 + rock], sizePx: 100 }) +
      optimist(t, rock) +
      sea(rock) +
      iceBelow() +
      inkPath(ripples(386, rock, 16), { line: '#FFFFFF', lineWidthPx: 9 }) +
      bubbles(rock) +
      animals(wave(t))
    )
  },
})
