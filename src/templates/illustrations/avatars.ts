/** Portraits for accounts without a picture: a head of the set on a circle of the paint box. */
import { clip } from '../kit/clip'
import type { HeadOptions } from '../kit/head'
import { palette, type SkinTone } from '../kit/palette'
import type { Point } from '../kit/path'
import { peep } from '../kit/peep'
import type { Illustration } from '../kit/scene'
import { circle } from '../kit/shapes'

interface Portrait extends HeadOptions {
  ground: string
  skin: SkinTone
}

const sidePx = 240
const centre: Point = [sidePx / 2, sidePx / 2]
const radiusPx = 115

const portraits: Portrait[] = [
  {
    ground: palette.violet,
    head: 'ColorBun',
    face: 'Smile',
    accessory: 'Glasses',
    skin: 'light',
    colors: { hair: '#D5D7E2' },
  },
  { ground: palette.yellow, head: 'Afro', face: 'SmileTeeth', skin: 'brown' },
  { ground: palette.coral, head: 'Hijab', face: 'Calm', skin: 'tan', colors: { hijab: palette.yellow } },
  {
    ground: palette.sky,
    head: 'Turban',
    face: 'Cheeky',
    beard: 'FullMedium',
    skin: 'tan',
    colors: { turban: palette.coral },
  },
  { ground: palette.mint, head: 'BangsTwo', face: 'Awe', skin: 'pale' },
  { ground: palette.pink, head: 'Bald', face: 'Contempt', beard: 'Goatee', skin: 'deep' },
]

function draw({ ground, colors, ...look }: Portrait): string {
  const bust = peep({
    ...look,
    pose: 'bust/Tee',
    at: [sidePx / 2, 330],
    heightPx: 300,
    headScale: 1.3,
    colors: { top: palette.paper, ...colors },
    lineWidthPx: 5,
  })
  const flat = { fill: ground, lineWidthPx: 0 }
  return (
    circle(centre, radiusPx, flat) +
    clip(circle(centre, radiusPx, flat), bust) +
    circle(centre, radiusPx, { lineWidthPx: 8 })
  )
}

export const avatars: readonly Illustration[] = portraits.map((portrait, index) => ({
  name: `avatar-${index + 1}`,
  widthPx: sidePx,
  heightPx: sidePx,
  draw: () => draw(portrait),
}))
