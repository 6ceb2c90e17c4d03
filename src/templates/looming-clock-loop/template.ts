import type { Template } from '../../core/template/template'
import { template as still } from '../looming-clock/template'

export const template: Template = {
  ...still,
  name: 'looming-clock-loop',
  order: 830,
  title: 'The looming clock, ringing',
  description:
    'A giant alarm clock rings, glares and rings harder; the sloth with the phone is having a good time.',
  whenToUse: 'Something urgent gets louder and louder, and nobody hears it.',
  keywords: [...still.keywords, 'gif', 'animated', 'alarm', 'ringing', 'ignoring it'],
  aliases: ['ringing and ignored', 'the alarm gets louder', 'alarm clock gif', 'shaking alarm clock'],
  altText:
    'A moving picture: a giant red alarm clock shakes and rings, stops to glare down, and rings harder at a tiny sloth in a yellow beanie who smiles at a phone. The face of the clock and a label are empty.',
  source: 'own drawing; Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  motion: { frames: 12, delayMs: 90, posterFrame: 10 },
}
