import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'loading-patience',
  order: 880,
  title: 'Almost there',
  description:
    'A bar fills to the last sliver and stops. The one who waits for it grows a beard, goes grey, and then it starts over.',
  whenToUse: 'Something should have been done long ago and is always nearly finished.',
  jokeShape: 'anticlimax',
  tone: 'patient, resigned',
  keywords: [
    'waiting',
    'loading',
    'progress',
    'patience',
    'forever',
    'slow',
    'delay',
    'almost done',
    'still waiting',
    'growing old',
    'update',
    'any minute now',
    'bureaucracy',
  ],
  aliases: [
    'the bar that never fills',
    'growing old while it loads',
    'a beard of waiting',
    'ninety-nine percent',
  ],
  width: 1000,
  height: 1000,
  motion: { frames: 24, delayMs: 90, posterFrame: 17 },
  slots: [
    {
      ...darkLettering,
      id: 'task',
      role: 'what is loading and never gets done',
      hint: 'What you wait for',
      x: 0.075,
      y: 0.112,
      width: 0.85,
      height: 0.132,
      maxChars: 90,
      fontSize: 0.064,
    },
    {
      ...darkLettering,
      id: 'wait',
      role: 'what the one who waits says, or how long it has been',
      hint: 'What you say after all this time',
      x: 0.085,
      y: 0.884,
      width: 0.83,
      height: 0.08,
      maxChars: 50,
      fontSize: 0.054,
    },
  ],
  examples: [
    { task: '“I will call you right back”', wait: 'I had a full head of hair' },
    { task: 'Update 1 of 1: less than a minute left', wait: 'My grandchildren may need the laptop' },
    { task: 'The group chat is agreeing on a date', wait: 'Any spring works for me' },
  ],
  altText:
    'A young man in a violet hoodie watches a progress bar that stops just before its end. Days and nights rush past the window, a plant blooms, his beard turns long and white. Then the bar drops to nothing. An empty window and an empty sign.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: true,
}
