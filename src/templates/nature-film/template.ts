import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'nature-film',
  order: 1020,
  title: 'The nature film',
  description:
    'A presenter in the bush whispers to the camera and points at a raccoon in a tie that empties a fridge in the middle of the savannah.',
  whenToUse: 'Somebody’s habits at home, at work or in the street are watched like those of a wild animal.',
  jokeShape: 'escalation',
  tone: 'hushed, scientific',
  keywords: [
    'wildlife',
    'documentary',
    'habitat',
    'in the wild',
    'observation',
    'narrator',
    'behaviour',
    'species',
    'flatmate',
    'landlord',
    'colleague',
    'habits',
    'instinct',
    'strange people',
  ],
  aliases: ['nature documentary', 'wildlife documentary', 'in its natural habitat', 'here we see'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'narration',
      role: 'what the narrator whispers about the animal: the person’s deed, as science sees it',
      kind: 'bubble',
      punch: true,
      hint: 'What the narrator whispers',
      x: 0.04,
      y: 0.82,
      width: 0.92,
      height: 0.166,
      color: '#FFFDF7',
      maxChars: 120,
      fontSize: 0.05,
    },
    {
      ...darkLettering,
      id: 'animal',
      role: 'the caption: the person as a species, such as “The common landlord”',
      kind: 'label',
      hint: 'The species, such as “The common landlord”',
      x: 0.066,
      y: 0.712,
      width: 0.488,
      height: 0.08,
      maxChars: 30,
      fontSize: 0.046,
    },
  ],
  pitfall: 'a human view: everything is observed as science, nothing is judged',
  examples: [
    {
      narration: 'It labels each of its eggs with a name, and then eats mine. Science has no explanation.',
      animal: 'The common flatmate',
    },
    {
      narration: 'Once a year it leaves its burrow, raises the rent and is not seen again.',
      animal: 'The common landlord',
    },
    {
      narration: 'It has walked to the kitchen nine times today. It was never hungry.',
      animal: 'The home worker',
    },
  ],
  altText:
    'A savannah at sunset. In front a bearded presenter in a safari hat, hidden in the leaves, points at a raccoon in a red tie that sits before an open fridge with a slice of pizza. A furry microphone hangs above. An empty yellow caption and a dark bar below.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: true,
}
