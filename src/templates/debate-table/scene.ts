import { cloud } from '../kit/cloud'
import { emoji } from '../kit/emoji'
import { goose } from '../kit/goose'
import { blinks, wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { about } from '../kit/place'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { flatBox, inkBox, inkPath, shadow, stroke } from '../kit/shapes'

const bold = { lineWidthPx: boldInkWidthPx }

function park(t: number): string {
  const grass =
    'M60 640l10 -22l10 22M900 640l10 -22l10 22M130 860l10 -22l10 22M850 700l8 -18l8 18M88 560l8 -18l8 18'
  return (
    flatBox([0, 0, 1000, 560], palette.sky) +
    rays({ centre: [480, 330], radiusPx: 900, count: 24, color: '#CDEBFF', turn: t }) +
    cloud([150, 110], 210, 2) +
    cloud([842, 96], 220, 7) +
    inkPath('M-10 470C200 400 420 440 560 460C760 420 900 430 1010 470V910H-10Z', {
      fill: '#9BDB7E',
      ...bold,
    }) +
    emoji('deciduous-tree', { at: [112, 350], sizePx: 310, ...bold }) +
    emoji('evergreen-tree', { at: [900, 360], sizePx: 270, ...bold }) +
    inkPath(grass, { line: '#5FA648', lineWidthPx: 5 })
  )
}

function steam(t: number): string {
  const drift = wave(t) * 5
  const wisp = (x: number) =>
    stroke(
      [
        [x + 4, 420],
        [x - 4 + drift, 398],
        [x + 8 - drift, 378],
        [x, 358],
      ],
      5,
      '#FFFFFF',
    )
  return wisp(514) + wisp(542)
}

function lady(t: number): string {
  return peep({
    pose: 'bust/Coffee',
    at: [478, 596],
    heightPx: 530,
    head: 'ColorBun',
    face: blinks(t) ? 'Contempt' : 'Smug',
    faceScale: 1.06,
    accessory: 'Glasses',
    skin: 'light',
    colors: { hair: '#D5D7E2', top: palette.violet, cup: palette.yellow },
    headScale: 1.2,
    headRotate: wave(t) * 1.5 - 5,
    lineWidthPx: boldInkWidthPx,
  })
}

function table(): string {
  const leg = { fill: '#B86B35', ...bold }
  return (
    shadow([500, 880], 430) +
    inkBox([180, 584, 40, 296], leg) +
    inkBox([780, 584, 40, 296], leg) +
    inkBox([130, 540, 740, 48], { fill: palette.wood, ...bold })
  )
}

function sign(): string {
  const tape = { fill: '#FFE08A', lineWidthPx: 5 }
  const sheet =
    inkBox([288, 544, 484, 244], { fill: palette.paper, amplitudePx: 2.5, ...bold }) +
    inkBox([306, 532, 44, 30], tape) +
    inkBox([712, 532, 44, 30], tape)
  return about(sheet, [530, 664], { rotate: -1.5 })
}

export const scene = defineScene({
  name: 'debate-table',
  widthPx: 1000,
  heightPx: 900,
  background: palette.sky,
  draw: (t) =>
    park(t) +
    lady(t) +
    steam(t) +
    table() +
    sign() +
    goose({ at: [96, 880], scale: 0.34, mood: 'smug', eyesShut: blinks(t + 0.4), bobPx: 5 + wave(t) * 5 }) +
    emoji('chipmunk', { at: [920, 806], sizePx: 130 }),
})
