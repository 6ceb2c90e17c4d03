/** Those who dance. */
import { wave } from '../kit/motion'
import { boldInkWidthPx, palette } from '../kit/palette'
import type { Point } from '../kit/path'
import { type PeepOptions, peep } from '../kit/peep'
import { shadow } from '../kit/shapes'

interface Dancer
  extends Pick<PeepOptions, 'pose' | 'head' | 'face' | 'skin' | 'colors' | 'flip' | 'accessory'> {
  at: Point
  heightPx: number
  lean: number
  phase: number
}

function dancer({ at, lean, phase, ...looks }: Dancer, t: number): string {
  const hop = Math.abs(wave(t, 1, phase)) * 16
  return (
    shadow([at[0], at[1]], 110, 0.28) +
    peep({
      ...looks,
      at: [at[0], at[1] - hop],
      faceScale: 1.1,
      headScale: 1.45,
      rotate: lean * wave(t, 1, phase),
      headRotate: 6 * wave(t, 2, phase),
      lineWidthPx: boldInkWidthPx,
    })
  )
}

export function crowd(t: number): string {
  return (
    dancer(
      {
        pose: 'standing/WalkingColorPants',
        at: [424, 884],
        heightPx: 430,
        head: 'MohawkKnots',
        face: 'EatingHappy',
        skin: 'tan',
        colors: { pants: palette.teal },
        flip: true,
        lean: 8,
        phase: 0.8,
      },
      t,
    ) +
    dancer(
      {
        pose: 'standing/Polkadots',
        at: [540, 850],
        heightPx: 410,
        head: 'Hijab',
        face: 'Calm',
        skin: 'pale',
        colors: { top: palette.coral, pants: palette.violet, hijab: palette.teal },
        lean: 8,
        phase: 0.5,
      },
      t,
    ) +
    dancer(
      {
        pose: 'standing/PointingFingerColorPants',
        at: [652, 922],
        heightPx: 500,
        head: 'Pomp',
        face: 'BigSmile',
        skin: 'light',
        colors: { pants: palette.orange },
        lean: 6,
        phase: 0.1,
      },
      t,
    ) +
    dancer(
      {
        pose: 'standing/Dancer',
        at: [816, 948],
        heightPx: 540,
        head: 'LongCurly',
        face: 'SmileTeeth',
        skin: 'brown',
        colors: { top: palette.yellow, pants: palette.coral },
        lean: 7,
        phase: 0.35,
      },
      t,
    ) +
    dancer(
      {
        pose: 'sitting/Wheelchair',
        at: [1084, 964],
        heightPx: 480,
        head: 'Bald',
        face: 'SmileLOL',
        accessory: 'Sunglasses',
        skin: 'deep',
        flip: true,
        colors: { top: palette.mint, pants: palette.pink, wheelchair: palette.yellow },
        lean: 4,
        phase: 0.6,
      },
      t,
    )
  )
}
