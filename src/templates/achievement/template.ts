import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'achievement',
  order: 1040,
  title: 'Achievement',
  description:
    'A badge with a trophy pops up in a game, over a proud knight with a colander for a helmet, a wooden spoon and two monsters that clap.',
  whenToUse: 'A deed, great or tiny, is honoured as a game honours its players.',
  jokeShape: 'undeserved-reward',
  tone: 'triumphant, generous',
  keywords: [
    'trophy',
    'badge',
    'level up',
    'win',
    'success',
    'video game',
    'gaming',
    'reward',
    'proud',
    'milestone',
    'small victory',
    'congratulations',
    'quest',
    'experience points',
  ],
  aliases: ['achievement unlocked', 'level complete', 'new badge', 'quest completed'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'title',
      role: 'name of the achievement: the deed in a few words',
      hint: 'What was achieved',
      x: 0.33,
      y: 0.092,
      width: 0.59,
      height: 0.114,
      color: '#FFCE4A',
      maxChars: 44,
      fontSize: 0.066,
    },
    {
      ...darkLettering,
      id: 'detail',
      role: 'the small print: how rare it is, what it cost or what it gives',
      hint: 'How rare it is, or what it gives',
      x: 0.33,
      y: 0.212,
      width: 0.59,
      height: 0.122,
      color: '#FFFDF7',
      maxChars: 80,
      fontSize: 0.046,
    },
  ],
  examples: [
    {
      title: 'Found the end of the sticky tape',
      detail: 'Time played: 40 minutes',
    },
    {
      title: 'Passed the driving test',
      detail: 'The parked car on the left has been told',
    },
    {
      title: 'Replied “you too” to the waiter',
      detail: 'Rare: only 99 % of players have this',
    },
  ],
  altText:
    'The blocky ground of an old video game at night. A knight with a colander for a helmet, a cape and a wooden spoon smiles with pride; two slime monsters cheer at her sides. Above, amid confetti, an empty badge with a golden trophy.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
