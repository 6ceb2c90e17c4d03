import type { Template } from '../../core/template/template'
import { template as still } from '../calm-in-chaos/template'

export const template: Template = {
  ...still,
  name: 'calm-in-chaos-loop',
  order: 730,
  title: 'Perfectly calm, in motion',
  description: 'A capybara sips its coffee with its eyes shut while the fire around it rages.',
  whenToUse: 'Everything goes wrong, and somebody takes the time for a long sip.',
  keywords: [...still.keywords, 'gif', 'animated', 'fire', 'sipping coffee', 'unbothered'],
  aliases: [
    'sipping coffee in the flames',
    'capybara sips while it burns',
    'unbothered gif',
    'calm sip, burning room',
  ],
  altText:
    'A moving picture: flames rage, smoke drifts and sparks rise while a capybara in a violet jumper lifts a mug, shuts its eyes for a long sip and sets it down again. There is an empty speech bubble.',
  motion: { frames: 16, delayMs: 80, posterFrame: 8 },
}
