import type { Template } from '../../core/template/template'
import { template as still } from '../nope-yep/template'

export const template: Template = {
  ...still,
  name: 'nope-yep-loop',
  order: 750,
  title: 'Nope / Yep, in motion',
  description: 'A palm shoots up and a head is shaken; below, a finger stabs with joy at the better thing.',
  whenToUse:
    'Somebody refuses the sensible thing with a gesture, and cannot point hard enough at the lesser one.',
  keywords: [...still.keywords, 'gif', 'animated', 'shaking head', 'pointing', 'gesture'],
  aliases: ['palm up, finger out', 'head shake and happy pointing', 'no and yes gif', 'stop that, want this'],
  altText:
    'A moving picture in two rows. Above, a woman with a bun pushes her palm forward and shakes her head. Below, she nods with heart eyes and stabs a finger at the empty space beside her.',
  motion: { frames: 16, delayMs: 80, posterFrame: 9 },
}
