import type { Template } from '../../core/template/template'
import { template as still } from '../two-buttons/template'

export const template: Template = {
  ...still,
  name: 'two-buttons-loop',
  order: 740,
  title: 'Two terrible buttons, trembling',
  description: 'A man nearly presses one red button, starts back, and nearly presses the other.',
  whenToUse: 'Two wishes contradict each other and the decision changes every second.',
  keywords: [...still.keywords, 'gif', 'animated', 'hesitation', 'back and forth', 'shaking hands'],
  aliases: [
    'nearly presses the button',
    'trembling over two buttons',
    'changing your mind every second',
    'shaking finger gif',
  ],
  altText:
    'A moving picture: a man in a yellow shirt sweats over a control desk. One finger dives to a red button and starts back, then the other does the same. Beneath each button is an empty plate.',
  motion: { frames: 16, delayMs: 80, posterFrame: 4 },
}
