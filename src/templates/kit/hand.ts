import { type EmojiOptions, emoji } from './emoji'
import { boldInkWidthPx, type SkinTone, skinTones } from './palette'

const emojiSkin = '#ffc83d'
const emojiCreases = ['#d67d00', '#d68d00', '#d3883e']

/** A hand emoji in the skin of the person whose it is. @throws Error for a name that the set does not have. */
export function hand(name: string, skin: SkinTone, options: EmojiOptions): string {
  const { fill, crease } = skinTones[skin]
  const recolor = { [emojiSkin]: fill, ...Object.fromEntries(emojiCreases.map((color) => [color, crease])) }
  return emoji(name, { lineWidthPx: boldInkWidthPx, ...options, recolor })
}
