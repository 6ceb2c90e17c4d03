import type { Template } from '../../core/template/template'

const signSlot = {
  y: 0.06,
  width: 0.344,
  height: 0.18,
  rotateAngle: 0,
  align: 'center',
  maxChars: 80,
  fontFamily: 'Baloo 2',
  fontSize: 0.054,
  color: '#1B1B22',
  strokeColor: null,
  upperCase: false,
} as const

export const template: Template = {
  name: 'the-long-queue',
  order: 540,
  title: 'The long queue',
  description:
    'At one kiosk an endless queue beams with joy; at the kiosk beside it the vendor weeps among cobwebs.',
  whenToUse: 'Everybody wants the silly thing and nobody wants the thing that would help.',
  jokeShape: 'preference',
  tone: 'mocking, resigned',
  keywords: [
    'queue',
    'popular',
    'unpopular',
    'nobody wants this',
    'everyone wants this',
    'priorities',
    'good advice',
    'ignored',
    'hype',
    'trend',
    'bad choices',
    'waiting in line',
    'common sense',
  ],
  aliases: ['two kiosks', 'everyone queues here', 'cobwebs and tears', 'the line nobody joins'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...signSlot,
      id: 'crowd',
      role: 'what everyone picks',
      kind: 'sign',
      hint: 'What everyone queues for',
      x: 0.053,
    },
    {
      ...signSlot,
      id: 'empty',
      role: 'what would help, and nobody picks',
      kind: 'sign',
      punch: true,
      hint: 'What nobody wants',
      x: 0.61,
    },
  ],
  pitfall: 'a sermon: the empty kiosk sells what everybody says they want',
  examples: [
    { crowd: 'A new notebook', empty: 'Writing in the old one' },
    { crowd: 'Having an opinion', empty: 'Reading past the headline' },
    { crowd: '“I could do that”', empty: 'Doing that' },
  ],
  altText:
    'Two kiosks under empty signs before pink rays. A long queue of eight beaming people winds to the left one, where the vendor smirks. At the right one a vendor in a turban weeps among cobwebs and a spider; only a tumbleweed rolls by.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
