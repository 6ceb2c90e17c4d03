import type { Template } from '../../core/template/template'
import { template as still } from '../big-ideas/template'

export const template: Template = {
  ...still,
  name: 'big-ideas-loop',
  order: 770,
  title: 'Ideas getting bigger, in motion',
  description: 'A fly circles, a bulb flashes, a brain throbs and the planets turn around the last idea.',
  whenToUse: 'Something ordinary grows prouder with every version, and the universe starts to spin.',
  keywords: [...still.keywords, 'gif', 'animated', 'mind blown', 'throbbing', 'planets'],
  aliases: ['throbbing brain', 'four levels in motion', 'planets around an idea', 'growing genius gif'],
  altText:
    'A moving picture in four rows with empty space on the left. On the right a fly circles a bald head, a bulb flashes above it, a brain throbs over it, and a floating figure is orbited by planets and a pizza.',
  motion: { frames: 16, delayMs: 80, posterFrame: 7 },
}
