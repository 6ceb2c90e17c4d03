import type { Template } from '../../core/template/template'
import { template as still } from '../signpost/template'

export const template: Template = {
  ...still,
  name: 'signpost-loop',
  order: 820,
  title: 'Signs everywhere, in motion',
  description:
    'Somebody looks at one sign, then at another, and shrugs, while weeds roll by and a bird waits.',
  whenToUse: 'The more advice there is, the less it helps.',
  keywords: [...still.keywords, 'gif', 'animated', 'looking around', 'shrug', 'tumbleweed'],
  aliases: [
    'shrugging at the signs',
    'tumbleweed and three signs',
    'looking left and right',
    'which way gif',
  ],
  altText:
    'A moving picture: a bearded man in a violet turban looks from board to board of a creaking signpost with three empty arrows and shrugs. Question marks pop up, a ball of weeds bounces past, a bird circles.',
  motion: { frames: 16, delayMs: 80, posterFrame: 13 },
}
