import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'party-corner',
  order: 670,
  title: 'Alone at the party',
  description:
    'Everyone dances in colour; one grey figure in the corner holds a cup and thinks something rather pleased.',
  whenToUse: 'You are proud of something that nobody at the party would care about, and you know it.',
  jokeShape: 'hidden-depth',
  tone: 'aloof, quietly proud',
  keywords: [
    'outsider',
    'introvert',
    'party',
    'secret pride',
    'nobody knows',
    'small talk',
    'awkward',
    'alone in a crowd',
    'wallflower',
    'niche hobby',
    'standing in the corner',
    'social battery',
    'smug',
  ],
  aliases: ['the grey guest', 'wallflower with a cup', 'thinking at a party', 'if only they knew'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'secret',
      role: 'what the one in the corner thinks and nobody knows',
      hint: 'What nobody here knows',
      x: 0.086,
      y: 0.088,
      width: 0.282,
      height: 0.19,
      maxChars: 58,
      fontSize: 0.046,
    },
    {
      ...darkLettering,
      id: 'crowd',
      role: 'what the dancing crowd talks about',
      hint: 'What everybody else talks about',
      x: 0.63,
      y: 0.06,
      width: 0.318,
      height: 0.17,
      maxChars: 65,
      fontSize: 0.048,
    },
  ],
  examples: [
    { secret: 'My spice rack is in alphabetical order', crowd: '“I bought a boat!”' },
    { secret: 'I have read the manual', crowd: '“Which remote is it?”' },
    { secret: 'I know where the cat of this house is', crowd: '“Great music!”' },
  ],
  altText:
    'A colourful party under a mirror ball: five people dance on bright tiles, one of them in a wheelchair, below an empty speech bubble. In the dark corner in front stands a man all in grey with a cup and a smug look, an empty thought bubble above him.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
