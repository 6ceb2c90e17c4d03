import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: 'typing-deleting',
  order: 900,
  title: 'What I sent',
  description:
    'Somebody types a long, furious message, loses courage, deletes it all and sends something short with a broad smile.',
  whenToUse: 'What one would love to say, and the polite little thing that one says.',
  jokeShape: 'contrast',
  tone: 'seething, polite',
  keywords: [
    'typing',
    'message',
    'text',
    'reply',
    'draft',
    'passive aggressive',
    'holding back',
    'polite',
    'anger',
    'no problem',
    'delete',
    'what i want to say',
    'chat',
    'cowardice',
  ],
  aliases: [
    'three dots for an hour',
    'deleting the draft',
    'the reply i did not send',
    'typed it, deleted it',
  ],
  width: 1000,
  height: 1000,
  motion: { frames: 24, delayMs: 80, posterFrame: 21, firstFrame: 1 },
  slots: [
    {
      ...darkLettering,
      id: 'long',
      role: 'what one would love to say, at length',
      hint: 'What you want to write',
      x: 0.086,
      y: 0.062,
      width: 0.828,
      height: 0.218,
      maxChars: 140,
      fontSize: 0.06,
    },
    {
      ...darkLettering,
      id: 'sent',
      role: 'the short thing that is sent in the end',
      hint: 'What you send',
      x: 0.565,
      y: 0.634,
      width: 0.334,
      height: 0.124,
      maxChars: 45,
      fontSize: 0.066,
      appearAt: 0.75,
    },
  ],
  examples: [
    {
      long: 'Since we now vote on my holiday, I have a few thoughts about your haircut, your dog and your spreadsheet',
      sent: 'Sure, no problem!',
    },
    {
      long: 'You borrowed my drill in the year of the flood. My shelves have learned to live on the floor.',
      sent: 'Keep it :)',
    },
    {
      long: 'It is attached. It was attached yesterday. It has always been attached.',
      sent: 'See attached!',
    },
  ],
  altText:
    'A woman with brown hair and a phone below a large empty thought cloud. She types in a rage, hesitates, deletes. On the big phone beside her a draft grows and shrinks, three dots hop; then an empty green bubble appears and she grins with closed eyes.',
  license: 'CC0-1.0',
  source: 'Open Peeps by Pablo Stanley (CC0-1.0, npm @opeepsfun/open-peeps); own drawing',
  sensitive: true,
}
