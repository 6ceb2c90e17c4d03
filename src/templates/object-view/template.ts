import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'object-view',
  order: 1060,
  title: 'POV: you are the thing',
  description:
    'A tired cardboard box with eyes looks straight at you and holds up its name, while a hand reaches for the shelf and the toaster and the cup fear for their lives.',
  whenToUse: 'What somebody does with a thing, as the thing sees it.',
  jokeShape: 'intrusive-thought',
  tone: 'resigned, deadpan',
  keywords: [
    'point of view',
    'perspective',
    'thing',
    'household',
    'kitchen',
    'inner monologue',
    'secret life',
    'if things could talk',
    'used',
    'lost',
    'forgotten',
    'tired of this',
    'poor thing',
    'silent witness',
  ],
  aliases: ['pov', 'view of an object', 'things with feelings', 'object with eyes'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'object',
      role: 'the thing that thinks: its name on the sign',
      hint: 'Which thing it is',
      x: 0.296,
      y: 0.75,
      width: 0.4,
      height: 0.118,
      maxChars: 40,
      fontSize: 0.06,
    },
    {
      ...darkLettering,
      id: 'thought',
      role: 'what the thing thinks of the people who use it',
      hint: 'What the thing thinks',
      x: 0.126,
      y: 0.076,
      width: 0.64,
      height: 0.246,
      maxChars: 110,
      fontSize: 0.056,
    },
  ],
  examples: [
    {
      object: 'The keys',
      thought: 'A man in a van has just locked me in. He is the locksmith.',
    },
    {
      object: 'Left sock',
      thought: 'She blames the machine. I left of my own free will.',
    },
    {
      object: 'The good plates',
      thought: 'Nine years we have waited for guests who are good enough.',
    },
  ],
  altText:
    'A shelf on a blue wall with white dots. A cardboard box with heavy-lidded eyes and dangling legs looks at the viewer and holds up an empty sign under an empty thought cloud. Beside it a cup and a toaster stare in terror at a big hand that comes from the right.',
  license: 'CC0-1.0 AND MIT',
  source: 'Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
