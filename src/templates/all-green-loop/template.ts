import type { Template } from '../../core/template/template'
import { template as still } from '../all-green/template'

export const template: Template = {
  ...still,
  name: 'all-green-loop',
  order: 870,
  title: 'Everything is green, live',
  description:
    'One tick after the other lights up while the machine beside the board melts further with each.',
  whenToUse: 'Every report gets better as the thing itself gets worse.',
  keywords: [...still.keywords, 'gif', 'animated', 'lighting up', 'burning down', 'progress'],
  aliases: [
    'ticks light up, server melts',
    'green by the minute',
    'the board turns green',
    'perfect on paper',
  ],
  slots: still.slots.map((slot) => (slot.id === 'truth' ? { ...slot, appearAt: 0.86 } : slot)),
  altText:
    'A moving picture: ten ticks on a board light up green one after the other and a woman in a coral blazer gives a thumbs up, while beside her a server rack with a despairing face melts in flames. An empty field and an empty sign.',
  motion: { frames: 16, delayMs: 80, posterFrame: 15, firstFrame: 1 },
}
