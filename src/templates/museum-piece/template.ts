import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'museum-piece',
  order: 240,
  title: 'Museum piece',
  description:
    'Gallery visitors are moved to tears by what hangs in a golden frame; the critic has words for it.',
  whenToUse: 'Something ordinary or badly done gets praised to the skies.',
  jokeShape: 'overpraise',
  tone: 'pompous, mocking',
  keywords: [
    'overpraise',
    'masterpiece',
    'art',
    'modern art',
    'pretentious',
    'critic',
    'genius',
    'praise',
    'hype',
    'mediocre',
    'exhibition',
    'my finest work',
    'admiration',
  ],
  aliases: ['gallery visitors', 'the golden frame', 'a work of genius', 'art critics'],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'art',
      role: 'the ordinary thing on show',
      hint: 'What hangs in the frame',
      x: 0.106,
      y: 0.136,
      width: 0.408,
      height: 0.212,
      maxChars: 80,
      sentenceMaxChars: 150,
      fontSize: 0.07,
    },
    {
      ...darkLettering,
      id: 'critic',
      role: 'the grand praise it gets',
      hint: 'What the critic says',
      x: 0.632,
      y: 0.112,
      width: 0.316,
      height: 0.232,
      maxChars: 75,
      fontSize: 0.054,
    },
  ],
  examples: [
    {
      art: 'A screenshot of a screenshot',
      critic: 'You can feel the loss of quality.',
    },
    {
      art: 'My one ironed shirt',
      critic: 'A daring return to the collar.',
    },
    {
      art: 'My out-of-office from 2019',
      critic: 'It was never about the beach.',
    },
  ],
  altText:
    'A gallery with dark red walls. On the left an empty canvas in a heavy golden frame. In front, behind a rope, a man in a teal shirt weeps with joy, and a critic in hat and glasses stands with closed eyes below an empty speech bubble.',
  license: 'CC0-1.0',
  source: 'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); own drawing',
  sensitive: true,
}
