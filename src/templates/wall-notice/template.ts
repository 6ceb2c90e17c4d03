import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'wall-notice',
  order: 1050,
  title: 'The notice',
  description:
    'A notice is taped to the wall of a shared kitchen and a finger points at it; below, somebody chews a sandwich and looks away, and only the plant feels meant.',
  whenToUse: 'What somebody did becomes a rule for everybody, on paper and with a smile.',
  jokeShape: 'provocation',
  tone: 'polite, cross',
  keywords: [
    'rule',
    'sign',
    'please do not',
    'passive aggressive',
    'office kitchen',
    'fridge',
    'staff room',
    'neighbours',
    'shared flat',
    'warning',
    'reminder',
    'forbidden',
    'house rules',
    'whoever it was',
  ],
  aliases: [
    'notice',
    'office notice',
    'passive aggressive note',
    'note on the fridge',
    'due to recent events',
  ],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'heading',
      role: 'heading of the notice, such as “Due to recent events”',
      hint: 'Heading, such as “Due to recent events”',
      x: 0.17,
      y: 0.084,
      width: 0.62,
      height: 0.1,
      color: '#B3261E',
      maxChars: 30,
      fontSize: 0.064,
    },
    {
      ...darkLettering,
      id: 'body',
      role: 'the rule itself, polite and meant for one person',
      hint: 'What everybody is asked not to do',
      x: 0.16,
      y: 0.222,
      width: 0.63,
      height: 0.24,
      maxChars: 110,
      fontSize: 0.056,
    },
  ],
  examples: [
    {
      heading: 'Due to recent events',
      body: 'Please do not run over by an hour. (Looking at you, meeting about fewer meetings.)',
    },
    {
      heading: 'To the finder of my lunch',
      body: 'The tub said “do not eat”. You also ate the label.',
    },
    {
      heading: 'Lost and found',
      body: 'Found: one sock, left. It has been here longer than most of us and now has a locker.',
    },
  ],
  altText:
    'An empty notice with a wry smiley is taped to the tiled wall of a shared kitchen. A finger points at it from the right. Below, somebody with a name badge holds a bitten sandwich and looks aside, and a flower in a pot hangs its sad head.',
  license: 'CC0-1.0 AND MIT',
  source:
    'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); Fluent Emoji by Microsoft (MIT, npm @iconify-json/fluent-emoji-flat); own drawing',
  sensitive: true,
}
