/** People who speak, busts in colour: they are cut by a frame or stand on a ground line. */
import { emoji } from '../kit/emoji'
import { boldInkWidthPx, palette } from '../kit/palette'
import { type PeepOptions, peep } from '../kit/peep'
import type { Illustration } from '../kit/scene'

interface Person extends Omit<PeepOptions, 'at' | 'heightPx' | 'lineWidthPx'> {
  name: string
  widthPx?: number
  /** Of the person; the canvas is 560 px high. */
  heightPx?: number
  /** Markup over the person. */
  over?: string
}

const canvasHeightPx = 560

function person({ name, widthPx = 560, heightPx = 520, over = '', ...look }: Person): Illustration {
  const at = [widthPx / 2, canvasHeightPx - 4] as const
  return {
    name,
    widthPx,
    heightPx: canvasHeightPx,
    draw: () => peep({ ...look, at, heightPx, lineWidthPx: boldInkWidthPx }) + over,
  }
}

export const people: readonly Illustration[] = [
  person({
    name: 'talker',
    widthPx: 620,
    heightPx: 480,
    pose: 'bust/Explaining',
    head: 'LongAfro',
    face: 'SmileTeeth',
    skin: 'brown',
    colors: { top: palette.violet },
  }),
  person({
    name: 'pointer',
    widthPx: 620,
    pose: 'bust/PointingUp',
    head: 'BunTwo',
    face: 'Cheeky',
    skin: 'tan',
    colors: { top: palette.yellow, clip: palette.coral },
  }),
  person({
    name: 'shrug',
    widthPx: 700,
    pose: 'bust/Whatever',
    head: 'ShortFour',
    face: 'Concerned',
    skin: 'light',
    over:
      emoji('red-question-mark', { at: [140, 120], sizePx: 80, rotate: -14 }) +
      emoji('red-question-mark', { at: [570, 92], sizePx: 64, rotate: 12 }),
  }),
  person({
    name: 'coffee',
    pose: 'bust/Coffee',
    head: 'Beanie',
    face: 'Calm',
    beard: 'FullMedium',
    skin: 'pale',
    colors: { top: palette.teal, beanie: palette.coral, cup: palette.yellow },
  }),
  person({
    name: 'gaming',
    pose: 'bust/Gaming',
    head: 'MediumBangs',
    face: 'Driven',
    skin: 'light',
    colors: { top: palette.violet },
  }),
  person({
    name: 'boss',
    pose: 'bust/BlazerBlackTee',
    head: 'Pomp',
    face: 'Smile',
    accessory: 'SunglassesTwo',
    skin: 'tan',
    colors: { blazer: palette.coral },
  }),
  person({
    name: 'glasses',
    pose: 'bust/Paper',
    head: 'Bun',
    face: 'Awe',
    accessory: 'Glasses',
    skin: 'pale',
    colors: { top: palette.yellow, paper: '#FFFFFF' },
  }),
  person({
    name: 'hijab',
    pose: 'bust/ButtonShirt',
    head: 'Hijab',
    face: 'SmileLOL',
    skin: 'light',
    colors: { top: palette.teal, hijab: palette.coral },
  }),
]
