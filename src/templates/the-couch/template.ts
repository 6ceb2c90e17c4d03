import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'the-couch',
  order: 1000,
  title: 'On the couch',
  description:
    'Somebody tells all on a counsellor’s couch and holds out the tissues, because the counsellor is the one in tears.',
  whenToUse: 'You tell somebody something, and they take it harder than you do.',
  jokeShape: 'overwhelm',
  tone: 'confiding, overcome',
  keywords: [
    'therapy',
    'therapist',
    'counsellor',
    'couch',
    'tell me about it',
    'opening up',
    'feelings',
    'crying',
    'tears',
    'tissues',
    'too much information',
    'oversharing',
    'good listener',
    'sympathy',
  ],
  aliases: ['crying therapist', 'the therapy session', 'how does that make you feel', 'box of tissues'],
  width: 1200,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'told',
      role: 'what is told on the couch, whole',
      kind: 'bubble',
      hint: 'What you tell the counsellor',
      x: 0.053,
      y: 0.056,
      width: 0.57,
      height: 0.376,
      maxChars: 120,
      sentenceMaxChars: 280,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'notes',
      role: 'what the counsellor, in tears, says or notes down',
      kind: 'bubble',
      punch: true,
      hint: 'What the counsellor notes down',
      x: 0.666,
      y: 0.722,
      width: 0.258,
      height: 0.224,
      maxChars: 60,
      fontSize: 0.05,
    },
  ],
  pitfall: 'advice: the counsellor takes it worse than the patient',
  examples: [
    {
      told: 'I waved back at somebody who was waving at somebody else',
      notes: 'Out of tissues. Using my diploma.',
    },
    {
      told: 'My neighbour has my parcel and I have to ring the bell',
      notes: 'Cancel my other patients. All of them.',
    },
    {
      told: 'The self-checkout said “well done” and I said “thank you”',
      notes: 'Ask my own counsellor about this',
    },
  ],
  altText:
    'A man in a teal jumper lies on a red couch, talks below a big empty speech bubble and holds out a box of tissues. In the armchair a white-haired counsellor howls with tears behind her empty notepad. A flower leans in to listen, and the capybara in the portrait weeps.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: false,
}
