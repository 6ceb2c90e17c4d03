import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'the-presentation',
  order: 510,
  title: 'The presentation',
  description:
    'A keen speaker points at a board; the front row is fast asleep, one of them behind eyes made of paper.',
  whenToUse: 'Somebody explains at length what nobody asked about: a hobby, a grudge, the obvious.',
  jokeShape: 'overthinking',
  tone: 'keen, exhausting',
  keywords: [
    'presentation',
    'lecture',
    'unwanted explanation',
    'nobody asked',
    'boring',
    'audience asleep',
    'slides',
    'meeting',
    'know-it-all',
    'hobby',
    'enthusiasm',
    'info dump',
    'falling asleep',
  ],
  aliases: ['sleeping audience', 'the whiteboard talk', 'and now to slide two', 'paper eyes'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'slide',
      role: 'what the board says: the unwanted lecture',
      hint: 'What the lecture is about',
      x: 0.472,
      y: 0.0968,
      width: 0.462,
      height: 0.35,
      maxChars: 105,
      sentenceMaxChars: 240,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'topic',
      role: 'who has to listen, or what they had asked',
      hint: 'Who has to listen, or why nobody asked',
      x: 0.11,
      y: 0.8618,
      width: 0.78,
      height: 0.0972,
      maxChars: 70,
      fontSize: 0.05,
    },
  ],
  examples: [
    { slide: 'Why the dishwasher is loaded wrong, part 3 of 9', topic: 'Guests who offered to help' },
    { slide: 'My sourdough: the first four years', topic: 'People who said “nice bread”' },
    {
      slide: 'The plot of a film, including the trailers',
      topic: 'My colleagues, in a lift, for two floors',
    },
  ],
  altText:
    'A woman with a big afro, glasses and a coral jacket lectures with a pointer at an empty whiteboard. At the desk in front four people sleep: one with a bubble at his nose, one drooling, one smiling, one with paper eyes. An empty label on the desk.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
