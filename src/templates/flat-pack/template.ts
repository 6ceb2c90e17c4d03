import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'flat-pack',
  order: 360,
  title: 'Some assembly required',
  description:
    'A proud builder presents a chair with legs on every side; the screws that should be in it lie in a heap.',
  whenToUse: 'Somebody is proud of the work and has left out the important part.',
  jokeShape: 'false-competence',
  tone: 'proud, doomed',
  keywords: [
    'overconfidence',
    'diy',
    'furniture',
    'instructions',
    'shortcut',
    'spare parts',
    'half finished',
    'good enough',
    'ignored',
    'quality',
    'sloppy',
    'done',
  ],
  aliases: ['leftover screws', 'wonky chair', 'i did not need the manual', 'ship it'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'claim',
      role: 'the proud claim',
      kind: 'bubble',
      hint: 'What they boast',
      x: 0.398,
      y: 0.054,
      width: 0.536,
      height: 0.16,
      maxChars: 66,
      sentenceMaxChars: 110,
      fontSize: 0.058,
    },
    {
      ...darkLettering,
      id: 'leftover',
      role: 'the part that was ignored',
      kind: 'label',
      punch: true,
      hint: 'What was left out',
      x: 0.588,
      y: 0.862,
      width: 0.352,
      height: 0.084,
      maxChars: 36,
      fontSize: 0.044,
    },
  ],
  pitfall: 'leftover is a detail: it is the whole point of the claim',
  examples: [
    {
      claim: 'The project is finished and under budget!',
      leftover: 'The project',
    },
    {
      claim: 'I cook without recipes',
      leftover: 'Flavour',
    },
    {
      claim: 'We launched on time!',
      leftover: 'The part where it works',
    },
  ],
  altText:
    'A smug woman with hair in knots points proudly at a crooked chair with legs on top and at the side, held together by plasters. A heap of screws, a plan and a screwdriver lie on the floor. A bubble and a label are empty.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat)',
  sensitive: false,
}
