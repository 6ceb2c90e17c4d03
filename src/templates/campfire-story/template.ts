import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'campfire-story',
  order: 940,
  title: 'The campfire story',
  description:
    'At night somebody with a torch under the chin tells a story, which stands in the smoke; a camper, a bear with a burning marshmallow and somebody in a sleeping bag are terrified.',
  whenToUse: 'Something is told as if it were a legend or a horror story, and makes an impression.',
  jokeShape: 'escalation',
  tone: 'spooky, cosy',
  keywords: [
    'campfire',
    'scary story',
    'horror story',
    'ghost story',
    'legend',
    'storytelling',
    'torch under chin',
    'camping',
    'bear',
    'marshmallow',
    'gather round',
    'terrified listeners',
    'true story',
    'tell the grandchildren',
  ],
  aliases: ['round the bonfire', 'bear with a marshmallow', 'tale by the fire', 'scary story at night'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'story',
      role: 'the story that is told, whatever it is',
      kind: 'bubble',
      punch: true,
      hint: 'What is told by the fire',
      x: 0.345,
      y: 0.085,
      width: 0.565,
      height: 0.36,
      maxChars: 105,
      sentenceMaxChars: 280,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'listener',
      role: 'who listens, or what they say to it',
      kind: 'label',
      hint: 'Who listens, or what they say',
      x: 0.11,
      y: 0.894,
      width: 0.78,
      height: 0.08,
      maxChars: 70,
      fontSize: 0.05,
    },
  ],
  pitfall: 'a ghost: a thing of everyday life told as horror',
  examples: [
    {
      story: 'And then she said: “Let us go round the table and introduce ourselves”',
      listener: 'The bear would like to go home now',
    },
    {
      story: 'I called the helpline, and a human answered at the first ring',
      listener: '“Nobody will believe us.”',
    },
    {
      story: 'The battery said 40 %, and one minute later it said nothing at all',
      listener: 'One marshmallow did not make it',
    },
  ],
  altText:
    'A forest at night. On the left somebody with a torch under the chin tells a story; a big empty cloud of smoke rises from the campfire. A camper, a bear with a burning marshmallow and somebody in a sleeping bag stare in fright, and so do eyes in the dark. Below, a log with an empty label.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
