import type { Template } from '../../core/template/template'
import { template as still } from '../3am-brain/template'

export const template: Template = {
  ...still,
  name: '3am-brain-loop',
  order: 790,
  title: 'The 3 a.m. brain wakes up',
  description: 'A peaceful sleeper snores until the brain pops out of the head and starts to talk.',
  whenToUse: 'A thought or memory waits until the very moment of falling asleep.',
  keywords: [...still.keywords, 'gif', 'animated', 'woken up', 'nearly asleep', 'wide awake'],
  aliases: ['woken by a thought', 'brain pops out at night', 'sleeping, then not', 'insomnia gif'],
  slots: still.slots.map((slot) => (slot.id === 'brain' ? { ...slot, appearAt: 0.52 } : slot)),
  altText:
    'A moving picture of a dark bedroom: a person sleeps and drools, then a pink brain pops out of the head and talks, and the eyes snap wide open. Both have an empty speech bubble.',
  motion: { frames: 16, delayMs: 80, posterFrame: 13, firstFrame: 1 },
}
