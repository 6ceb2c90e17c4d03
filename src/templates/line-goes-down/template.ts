import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'line-goes-down',
  order: 380,
  title: 'Line goes down',
  description:
    'A yellow line falls through a desk, then through the floor, into the flames of the cellar, while the one behind the desk looks on.',
  whenToUse: 'A decision makes something fall further than anybody thought possible.',
  jokeShape: 'contrast',
  tone: 'alarmed, dry',
  keywords: [
    'failure',
    'falling',
    'crash',
    'loss',
    'bad decision',
    'disaster',
    'results',
    'chart',
    'consequences',
    'motivation',
    'money',
    'rock bottom',
  ],
  aliases: ['through the floor', 'chart of doom', 'it went downhill', 'the fall'],
  width: 1200,
  height: 900,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'cause',
      role: 'the decision or event',
      kind: 'label',
      hint: 'What caused it',
      x: 0.0519,
      y: 0.0578,
      width: 0.496,
      height: 0.14,
      maxChars: 66,
      sentenceMaxChars: 95,
      fontSize: 0.054,
    },
    {
      ...darkLettering,
      id: 'result',
      role: 'what dropped through the floor',
      kind: 'label',
      punch: true,
      hint: 'What went down',
      x: 0.0517,
      y: 0.8311,
      width: 0.379,
      height: 0.1178,
      maxChars: 44,
      fontSize: 0.054,
    },
  ],
  pitfall: 'result is only the mood: name what fell and one more thing that fell with it',
  examples: [
    {
      cause: '“Let us discuss the budget over lunch”',
      result: 'The budget. Also lunch.',
    },
    {
      cause: 'One look at my bank app in a good mood',
      result: 'The good mood',
    },
    {
      cause: 'Telling my mother I am “sort of seeing someone”',
      result: 'The meaning of “sort of”',
    },
  ],
  altText:
    'A yellow line on a dark red wall falls through a wooden desk and the floor into flames below. A woman with black hair screams and sweats behind the desk. Two labels are empty.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: true,
}
