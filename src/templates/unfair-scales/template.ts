import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'unfair-scales',
  order: 530,
  title: 'The unfair scales',
  description:
    'On a judge’s scales a single feather goes down with a crash while an elephant and its bricks hang in the air.',
  whenToUse: 'A trifle counts for more than everything serious.',
  jokeShape: 'preference',
  tone: 'smug, unjust',
  keywords: [
    'unfair',
    'injustice',
    'disproportion',
    'priorities',
    'overreaction',
    'trivial',
    'effort',
    'double standard',
    'one small mistake',
    'logic',
    'bias',
    'performance review',
    'comparison',
  ],
  aliases: ['feather beats elephant', 'crooked scales', 'the smug judge', 'weighing the wrong thing'],
  width: 1200,
  height: 1100,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'light',
      role: 'the trifle that weighs more',
      hint: 'The trifle that wins',
      x: 0.052,
      y: 0.862,
      width: 0.396,
      height: 0.102,
      maxChars: 54,
      fontSize: 0.052,
    },
    {
      ...darkLettering,
      id: 'heavy',
      role: 'the serious thing that loses',
      hint: 'The serious thing that loses',
      x: 0.552,
      y: 0.862,
      width: 0.396,
      height: 0.102,
      maxChars: 54,
      fontSize: 0.052,
    },
  ],
  examples: [
    { light: 'One wrong comma', heavy: 'Four years of research' },
    { light: 'Nine grams over, says the airport scale', heavy: 'I had not seen my gran in a year' },
    { light: 'A biscuit at the vet', heavy: 'Everything I have ever done for this dog' },
  ],
  altText:
    'A white-haired judge in a red shirt smirks behind large golden scales on a bench. On the left a feather has crashed down and cracked the wood; on the right an elephant and a pile of bricks hang high in the air. Two empty plates on the bench.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: true,
}
