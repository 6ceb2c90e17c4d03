import type { Template } from '../../core/template/template'
import { template as still } from '../line-goes-up/template'

export const template: Template = {
  ...still,
  name: 'line-goes-up-loop',
  order: 800,
  title: 'Line goes up, live',
  description:
    'The line stumbles, climbs and shoots off the chart; sunglasses glint; the proud word comes last.',
  whenToUse: 'A tiny or foolish act is celebrated as it happens.',
  keywords: [...still.keywords, 'gif', 'animated', 'celebration', 'skyrocketing', 'glint'],
  aliases: ['line shoots up', 'chart that draws itself', 'growth gif', 'to the top of the chart'],
  slots: still.slots.map((slot) => (slot.id === 'bottom' ? { ...slot, appearAt: 0.7 } : slot)),
  altText:
    'A moving picture: a man in a coral blazer and dark glasses before a chart. Bars pop up and a yellow line stumbles, climbs and shoots to the top with a rocket, banknotes fly, and his glasses glint.',
  motion: { frames: 24, delayMs: 70, posterFrame: 18, firstFrame: 1 },
}
