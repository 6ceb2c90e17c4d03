import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'debate-table',
  order: 120,
  title: 'Convince me otherwise',
  description:
    'Somebody with a mug sits behind a table in the park; a large empty sign waits for a bold claim.',
  whenToUse: 'A small, harmless opinion that is defended like a law of nature.',
  jokeShape: 'provocation',
  tone: 'stubborn, mischievous',
  keywords: [
    'opinion',
    'hot take',
    'debate',
    'unpopular opinion',
    'argument',
    'stubborn',
    'claim',
    'convince me',
    'discussion',
    'provocation',
    'bold claim',
    'food opinions',
  ],
  aliases: ['table with a sign', 'hot take in the park', 'unpopular opinion table', 'argue with me'],
  width: 1000,
  height: 900,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'claim',
      role: 'the provocative opinion',
      kind: 'sign',
      punch: true,
      hint: 'A small opinion, stated as law',
      x: 0.316,
      y: 0.6467,
      width: 0.426,
      height: 0.2067,
      rotateAngle: -1.5,
      maxChars: 90,
      sentenceMaxChars: 130,
      fontSize: 0.072,
    },
  ],
  pitfall: 'an opinion that many share: it must be small, firm and indefensible',
  examples: [
    { claim: 'A meeting is an e-mail that got lonely' },
    { claim: 'Brunch is breakfast that overslept' },
    { claim: 'Cereal is cold soup with ambition' },
  ],
  altText:
    'A grey-haired lady with glasses, a mug and a raised brow sits at a wooden table in a park. A large empty sign hangs from the table; a smug goose and a squirrel look on.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: true,
}
