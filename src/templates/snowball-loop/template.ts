import type { Template } from '../../core/template/template'
import { template as still } from '../snowball/template'

export const template: Template = {
  ...still,
  name: 'snowball-loop',
  order: 860,
  title: 'The snowball, rolling',
  description:
    'A pebble of snow rolls down the hill, picks up everything on its way and arrives as a grinning giant.',
  whenToUse: 'Something small grows with every turn while somebody at the bottom watches it come.',
  keywords: [...still.keywords, 'gif', 'animated', 'rolling', 'growing', 'here it comes'],
  aliases: ['the rolling snowball', 'it grows as it rolls', 'watch it grow', 'avalanche gif'],
  slots: still.slots.map((slot) => (slot.id === 'end' ? { ...slot, appearAt: 0.9 } : slot)),
  altText:
    'A moving picture: a pebble of snow rolls down a hill, grows, catches a tree, a ski and a pair of legs, and arrives as a grinning giant before a hut where a man in a turban trembles. Two empty bubbles, one empty sign.',
  motion: { frames: 24, delayMs: 70, posterFrame: 22, firstFrame: 2 },
}
