import type { Template } from '../../core/template/template'
import { template as still } from '../domino-chain/template'

export const template: Template = {
  ...still,
  name: 'domino-chain-loop',
  order: 850,
  title: 'Small cause, huge effect, live',
  description:
    'A finger tips a tiny domino; one after the other they fall until the last one hits a terrified tower.',
  whenToUse: 'Something tiny sets off something enormous while everybody watches.',
  keywords: [...still.keywords, 'gif', 'animated', 'dominoes falling', 'impact', 'here it comes'],
  aliases: ['falling dominoes', 'one push, one crash', 'watch it fall', 'chain reaction gif'],
  slots: still.slots.map((slot) => (slot.id === 'effect' ? { ...slot, appearAt: 0.79 } : slot)),
  altText:
    'A moving picture: a hand flicks a tiny domino, and ever larger ones with worried faces fall in turn until the last strikes a red tower, which sways and cracks. It bears an empty panel; an empty bubble is over the hand.',
  motion: { frames: 24, delayMs: 70, posterFrame: 20, firstFrame: 1 },
}
