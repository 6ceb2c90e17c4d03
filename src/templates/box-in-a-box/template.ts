import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'box-in-a-box',
  order: 310,
  title: 'Box in a box',
  description:
    'A row of ever smaller boxes has been opened; a note springs from the last one, and an old lady is not impressed.',
  whenToUse: 'A big promise holds something very small.',
  jokeShape: 'anticlimax',
  tone: 'let down, dry',
  keywords: [
    'anticlimax',
    'disappointment',
    'packaging',
    'big promise',
    'unboxing',
    'delivery',
    'letdown',
    'marketing',
    'gift',
    'expectations',
    'overhyped',
    'much ado',
  ],
  aliases: ['the smallest box', 'jack-in-the-box note', 'all that packaging', 'boxes within boxes'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'outer',
      role: 'the big promise',
      hint: 'What the big box promises',
      x: 0.116,
      y: 0.706,
      width: 0.366,
      height: 0.188,
      maxChars: 70,
      sentenceMaxChars: 105,
      fontSize: 0.062,
    },
    {
      ...darkLettering,
      id: 'inner',
      role: 'what was in it',
      hint: 'What was in the smallest one',
      x: 0.594,
      y: 0.102,
      width: 0.344,
      height: 0.25,
      maxChars: 80,
      fontSize: 0.06,
    },
  ],
  examples: [
    {
      outer: 'The annual pay review',
      inner: 'A lanyard',
    },
    {
      outer: '“We need to talk. Nothing bad.”',
      inner: 'You still have my lasagne dish',
    },
    {
      outer: 'A three-hour meeting about focus',
      inner: '“Let us take this offline”',
    },
  ],
  altText:
    'Three open cardboard boxes, each smaller than the last, stand in a row before pink rays. The largest has an empty label. From the smallest a spring holds up an empty note. An old lady with a grey bun gives it a long look from the side.',
  license: 'CC0-1.0',
  source: 'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); own drawing',
  sensitive: false,
}
