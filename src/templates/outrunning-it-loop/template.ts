import type { Template } from '../../core/template/template'
import { template as still } from '../outrunning-it/template'

export const template: Template = {
  ...still,
  name: 'outrunning-it-loop',
  order: 780,
  title: 'Running from it, without end',
  description: 'Legs fly, stones rush past and an enormous boulder rolls after a man who gets no further.',
  whenToUse: 'Somebody runs as fast as possible from a duty and stays exactly as far ahead.',
  keywords: [...still.keywords, 'gif', 'animated', 'running in place', 'rolling', 'panic run'],
  aliases: [
    'endless boulder chase',
    'running without getting away',
    'panic run gif',
    'the boulder keeps rolling',
  ],
  altText:
    'A moving picture: a bald man with a moustache sprints through a desert and looks back in panic while a huge grey boulder rolls behind him, raising dust. There is an empty label under the runner.',
  motion: { frames: 16, delayMs: 80, posterFrame: 4 },
}
