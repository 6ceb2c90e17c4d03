import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'bedtime-book',
  order: 990,
  title: 'The bedtime book',
  description:
    'A contented grandfather reads from an enormous book; the child, the teddy and the monster are wide awake.',
  whenToUse: 'What was meant to send them to sleep has the opposite effect.',
  jokeShape: 'anticlimax',
  tone: 'cosy, wide-eyed',
  keywords: [
    'bedtime story',
    'story',
    'book',
    'reading aloud',
    'fairy tale',
    'once upon a time',
    'wide awake',
    'shocked',
    'grandfather',
    'child',
    'teddy',
    'monster',
    'plot twist',
    'good night',
  ],
  aliases: ['the huge storybook', 'shocked teddy', 'tell me a story', 'the monster listens too'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'book',
      role: 'what is read out, whole: the story in the book',
      hint: 'What stands in the book',
      x: 0.12,
      y: 0.6,
      width: 0.76,
      height: 0.29,
      maxChars: 120,
      sentenceMaxChars: 280,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'child',
      role: 'what the child, wide awake, says to it',
      hint: 'What the child says',
      x: 0.286,
      y: 0.042,
      width: 0.284,
      height: 0.2,
      maxChars: 60,
      fontSize: 0.05,
    },
  ],
  examples: [
    { book: 'And the big meeting could have been an email ever after', child: 'I will never sleep again' },
    {
      book: 'Once upon a time there was a free trial, and nobody cancelled it',
      child: 'Check under the bed for it',
    },
    { book: 'I brought my own bag. It stayed in the car.', child: 'Every time? Every single time?' },
  ],
  altText:
    'A bald grandfather with glasses smiles behind an enormous open book with empty pages. Beside him in bed a child with plaits on end stares with huge round eyes below an empty speech bubble; so do a teddy and a green monster behind the headboard. A night window.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
