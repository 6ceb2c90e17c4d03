import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'tab-hoarder',
  order: 330,
  title: 'Too many tabs',
  description:
    'A browser window with a tired face and shaking arms carries a heap of coloured tabs; a snail crawls across its page.',
  whenToUse: 'Too much is open at once, and the one thing that is needed is lost in it.',
  jokeShape: 'hidden-depth',
  tone: 'overloaded, fond',
  keywords: [
    'browser',
    'tabs',
    'overload',
    'distraction',
    'multitasking',
    'brain',
    'attention',
    'research',
    'rabbit hole',
    'slow computer',
    'overwhelmed',
    'internet',
  ],
  aliases: ['forty open tabs', 'my brain has tabs', 'tired browser', 'one of them plays music'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'tab',
      role: 'the tab that is needed',
      hint: 'The one you need',
      x: 0.314,
      y: 0.364,
      width: 0.504,
      height: 0.086,
      maxChars: 44,
      fontSize: 0.05,
    },
    {
      ...darkLettering,
      id: 'all',
      role: 'everything else that is open',
      hint: 'Everything that is open',
      x: 0.182,
      y: 0.532,
      width: 0.336,
      height: 0.3,
      maxChars: 88,
      sentenceMaxChars: 130,
      fontSize: 0.058,
    },
  ],
  examples: [
    {
      tab: 'Work',
      all: 'How tall is a giraffe at birth, and who measures it',
    },
    {
      tab: 'Bread recipe',
      all: 'Twelve bread forums at war, one oven for sale',
    },
    {
      tab: 'Going to sleep',
      all: 'A song from 2006, an old argument, taxes, bees',
    },
  ],
  altText:
    'A browser window with a tired, sweating face, arms and legs carries a great heap of coloured tabs. A snail crawls on its page. Its address bar and a panel on the page are empty.',
  license: 'MIT',
  source: 'own drawing; Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: false,
}
