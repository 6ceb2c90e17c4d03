import type { Template } from '../../core/template/template'
import { template as still } from '../podium/template'

export const template: Template = {
  ...still,
  name: 'podium-loop',
  order: 810,
  title: 'The podium, live',
  description: 'The winner laughs and bounces under a hopping crown while second place loses all patience.',
  whenToUse: 'The wrong thing wins and enjoys it, in front of everyone who tried.',
  keywords: [...still.keywords, 'gif', 'animated', 'confetti', 'losing it', 'gloating'],
  aliases: ['bouncing winner', 'crown hops, second seethes', 'confetti for the wrong one', 'unfair win gif'],
  altText:
    'A moving picture of a podium with three empty labels. A crowned young man laughs to tears, his crown hopping; the woman in second place begins to rage and steam, the old man in third weeps. Confetti falls.',
  motion: { frames: 16, delayMs: 80, posterFrame: 11 },
}
