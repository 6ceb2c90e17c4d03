import type { Template } from '../../core/template/template'

const deskSlot = {
  y: 0.76,
  width: 0.404,
  height: 0.18,
  rotateAngle: 0,
  align: 'center',
  maxChars: 90,
  fontFamily: 'Baloo 2',
  fontSize: 0.056,
  color: '#1B1B22',
  strokeColor: null,
  upperCase: false,
} as const

export const template: Template = {
  name: 'two-kinds-of-desks',
  order: 520,
  title: 'Two kinds of people',
  description:
    'Two desks side by side: at one a pleased woman with pencils in a row, at the other a dizzy man under an avalanche of notes.',
  whenToUse: 'Two kinds of people, methods or moods, one in perfect order and one in none.',
  jokeShape: 'contrast',
  tone: 'observational, teasing',
  keywords: [
    'two kinds of people',
    'tidy',
    'messy',
    'order',
    'chaos',
    'desk',
    'colleagues',
    'organised',
    'disorganised',
    'flatmates',
    'procrastination',
    'perfectionist',
    'comparison',
    'office',
  ],
  aliases: [
    'neat desk, wild desk',
    'pencils in a row',
    'the tidy one and the other one',
    'one of us has a system',
  ],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    { ...deskSlot, id: 'a', role: 'the orderly kind', kind: 'label', hint: 'The tidy kind', x: 0.051 },
    {
      ...deskSlot,
      id: 'b',
      role: 'the chaotic kind',
      kind: 'label',
      punch: true,
      hint: 'The other kind',
      x: 0.551,
    },
  ],
  pitfall: 'good and bad: both kinds know themselves well',
  examples: [
    { a: 'Packs a week before the trip', b: 'Buys socks at the airport' },
    { a: 'Inbox: 0', b: 'Inbox: 31,407. It is fine. I search.' },
    { a: 'The plan', b: 'Me, with the plan under a mug somewhere' },
  ],
  altText:
    'Two desks with empty fronts. Left, before mint rays, a woman in a violet hijab smirks behind a laptop, books sorted by height, pencils in a row. Right, before orange rays, a bearded man with spirals for eyes among stacked cups, a banana, sticky notes and a tower of paper.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: true,
}
