/** Those who queue: young and old, in front and further back. */
import { palette } from '../kit/palette'
import type { PeepOptions } from '../kit/peep'

export const nearRow: readonly PeepOptions[] = [
  {
    pose: 'bust/Hoodie',
    at: [92, 1040],
    heightPx: 410,
    head: 'DreadsOne',
    face: 'BigSmile',
    skin: 'deep',
    colors: { top: palette.orange },
  },
  {
    pose: 'bust/PoloSweater',
    at: [262, 1060],
    heightPx: 400,
    head: 'GrayShort',
    face: 'Awe',
    skin: 'pale',
    colors: { top: palette.yellow, hair: palette.fog },
  },
  {
    pose: 'bust/Paper',
    at: [440, 1052],
    heightPx: 410,
    head: 'LongBangs',
    face: 'LoveGrinTongue',
    skin: 'tan',
    hairInk: '#4A2115',
    colors: { top: palette.yellow },
  },
  {
    pose: 'bust/StripedTee',
    at: [622, 1056],
    heightPx: 400,
    head: 'Hijab',
    face: 'SmileTeeth',
    skin: 'brown',
    hairInk: '#174F63',
    colors: { top: palette.coral, hijab: palette.sky },
  },
]

export const farRow: readonly PeepOptions[] = [
  {
    pose: 'standing/Polkadots',
    at: [676, 810],
    heightPx: 410,
    head: 'Afro',
    face: 'Cute',
    skin: 'brown',
    colors: { top: palette.coral, pants: palette.violet },
  },
  {
    pose: 'standing/EasingColorTee',
    at: [560, 800],
    heightPx: 430,
    head: 'ShortFour',
    face: 'LoveGrinTeeth',
    skin: 'pale',
    colors: { jacket: palette.blue, top: palette.yellow },
  },
  {
    pose: 'standing/RestingColorPants',
    at: [446, 804],
    heightPx: 420,
    head: 'BangsTwo',
    face: 'SmileLOL',
    skin: 'light',
    colors: { top: palette.green },
  },
  {
    pose: 'standing/WalkingColorTee',
    at: [338, 800],
    heightPx: 420,
    head: 'Bald',
    face: 'Explaining',
    beard: 'FullMedium',
    skin: 'tan',
    colors: { top: palette.yellow },
  },
]
