import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'too-late-bulb',
  order: 260,
  title: 'The bulb, three hours later',
  description: 'Somebody has no answer in an argument. Hours later, in the shower, the perfect one arrives.',
  whenToUse: 'The right words come when nobody is left to hear them.',
  jokeShape: 'realisation',
  tone: 'rueful, triumphant',
  keywords: [
    'comeback',
    'shower thought',
    'too late',
    'argument',
    'perfect reply',
    'hindsight',
    'speechless',
    'awkward',
    'late realisation',
    'conversation',
    'witty',
    'regret',
  ],
  aliases: [
    'comeback in the shower',
    'three hours later',
    'the perfect reply, too late',
    'light bulb in the shower',
  ],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'moment',
      role: 'when the reply was needed',
      hint: 'What was said to you, and when',
      x: 0.574,
      y: 0.036,
      width: 0.392,
      height: 0.268,
      maxChars: 90,
      sentenceMaxChars: 190,
      fontSize: 0.06,
    },
    {
      ...darkLettering,
      id: 'idea',
      role: 'the perfect reply that comes too late',
      hint: 'The reply you think of in the shower',
      x: 0.586,
      y: 0.648,
      width: 0.35,
      height: 0.272,
      maxChars: 85,
      sentenceMaxChars: 120,
      fontSize: 0.056,
    },
  ],
  examples: [
    {
      moment: '“Any questions for us?” said the interviewer',
      idea: 'What does the company do?',
    },
    {
      moment: 'The waiter: “Enjoy your meal!” Me: “You too!”',
      idea: '“Thank you.” The words were “thank you”.',
    },
    {
      moment: 'My ex, at the party: “You look tired.”',
      idea: '“I was fine until the door opened.”',
    },
  ],
  altText:
    'Above, a woman points at a silent bearded man; beside them is an empty panel, and a clock hangs on the line below. Beneath, the same man stands wide-eyed in the shower; a light bulb shines, and his thought bubble is empty.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
