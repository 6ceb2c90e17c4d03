import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'tiny-trophy',
  order: 390,
  title: 'The tiny trophy',
  description:
    'Fireworks, trumpets and a spotlight for a winner who holds up a trophy the size of a nut; the audience is one polite clapper.',
  whenToUse: 'Somebody celebrates a very small victory in a very large way.',
  jokeShape: 'undeserved-reward',
  tone: 'proud, deflating',
  keywords: [
    'small win',
    'achievement',
    'celebration',
    'bragging',
    'victory',
    'proud',
    'bare minimum',
    'award',
    'trophy',
    'applause',
    'adulting',
    'self-praise',
  ],
  aliases: ['smallest victory ever', 'big fuss for nothing', 'trophy the size of a nut', 'one slow clap'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'feat',
      role: 'the trivial feat',
      kind: 'label',
      hint: 'What was achieved',
      x: 0.078,
      y: 0.7,
      width: 0.844,
      height: 0.102,
      maxChars: 70,
      sentenceMaxChars: 110,
      fontSize: 0.064,
    },
    {
      ...darkLettering,
      id: 'crowd',
      role: 'what the audience of one says',
      kind: 'bubble',
      punch: true,
      hint: 'What the audience says',
      x: 0.368,
      y: 0.859,
      width: 0.554,
      height: 0.082,
      maxChars: 50,
      fontSize: 0.05,
    },
  ],
  pitfall: 'loud praise: the one guest says something polite and small',
  examples: [
    {
      feat: 'Replied to the e-mail on the day it came',
      crowd: 'It said “ok”',
    },
    {
      feat: 'Folded the laundry, all of it, the same week',
      crowd: 'The cat has already sat on it',
    },
    {
      feat: 'Went to the gym',
      crowd: 'To cancel the gym',
    },
  ],
  altText:
    'A beaming woman in a black hijab holds up a trophy as small as a nut, with fireworks, trumpets and confetti around her. Below are an empty banner and one bored old man who claps, with an empty bubble.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: true,
}
