import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'endless-list',
  order: 350,
  title: 'The endless list',
  description:
    'A tired man holds a list with one tick at the top; the rest of it runs along the floor, out of the door and over the hills.',
  whenToUse: 'One small thing is done and everything else is not.',
  jokeShape: 'overwhelm',
  tone: 'weary, honest',
  keywords: [
    'to-do list',
    'overwhelmed',
    'chores',
    'tasks',
    'productivity',
    'one thing done',
    'busy',
    'never ending',
    'monday',
    'procrastination',
    'responsibilities',
    'tired',
  ],
  aliases: ['list without end', 'one down, all to go', 'the to-do list', 'ticked one thing'],
  width: 1200,
  height: 900,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'ticked',
      role: 'the only thing that is done',
      kind: 'label',
      hint: 'The one thing done',
      x: 0.6517,
      y: 0.1022,
      width: 0.275,
      height: 0.1356,
      maxChars: 40,
      fontSize: 0.042,
    },
    {
      ...darkLettering,
      id: 'rest',
      role: 'everything that is not',
      kind: 'label',
      punch: true,
      hint: 'Everything else',
      x: 0.6517,
      y: 0.2867,
      width: 0.275,
      height: 0.5111,
      maxChars: 90,
      fontSize: 0.052,
    },
  ],
  pitfall: 'rest is a list: one thing that swallows everything',
  examples: [
    {
      ticked: 'Write a list',
      rest: 'Everything on the list',
    },
    {
      ticked: 'Buy running shoes',
      rest: 'Running, outdoors, where people can see me',
    },
    {
      ticked: 'Wake up',
      rest: 'The remaining eighteen steps of being a person',
    },
  ],
  altText:
    'A young man in a striped shirt cries and holds a long sheet of paper with one green tick and four empty boxes. The list runs on along the floor, out of an open door and over green hills.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: false,
}
