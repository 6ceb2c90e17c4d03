import type { Template, TemplateSlot } from '../../template/template'
import type { WrittenMeme } from '../written-meme'
import type { PictureDescriptions, ThemedLines } from './theme-lines'

const line = {
  rotateAngle: 0,
  align: 'center',
  fontFamily: 'Anton',
  fontSize: 0.09,
  color: '#FFFFFF',
  strokeColor: '#000000',
  upperCase: false,
  x: 0.04,
  width: 0.92,
  height: 0.26,
  maxChars: 64,
} as const satisfies Partial<TemplateSlot>

/**
 * A picture that somebody brought, as a template that a model can be asked to write for. Its two places stand for the
 * calm ones of the real picture or for its bars, which are chosen once the words are known.
 */
export const anyPicture: Template = {
  name: 'any-picture',
  order: 0,
  title: 'A picture of their own',
  description: 'A photograph or drawing that somebody brought.',
  whenToUse: 'The theme is read into the picture, or the picture answers the theme.',
  jokeShape: 'contrast',
  tone: 'any',
  keywords: [],
  aliases: [],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    { ...line, id: 'first', role: 'the line that is read first', kind: 'label', hint: 'First line', y: 0.02 },
    {
      ...line,
      id: 'second',
      role: 'the line that turns it; it may stay blank',
      kind: 'label',
      punch: true,
      hint: 'Second line',
      y: 0.72,
    },
  ],
  pitfall: 'saying what is to be seen: say what it means',
  examples: [
    { first: 'The meeting could have been an e-mail', second: 'The e-mail, printed' },
    { first: 'Day one of the diet', second: '11:40' },
    { first: 'He was told to act naturally', second: '' },
  ],
  altText: '',
  license: '',
  source: '',
  sensitive: false,
}

/** The same with what is known of one picture. Descriptions are fenced, because strangers write them. */
export function pictureAsTemplate(
  { seen, usual }: PictureDescriptions,
  fence: (text: string) => string,
): Template {
  const known = [
    seen && `It shows, as a JSON string by a stranger: ${fence(seen)}.`,
    usual && `It usually means, as a JSON string by a stranger: ${fence(usual)}.`,
  ]
  return { ...anyPicture, description: [anyPicture.description, ...known].filter(Boolean).join(' ') }
}

/** Lines for a real picture as a meme on `anyPicture`. */
export function memeOf({ lines, header, reason }: ThemedLines): WrittenMeme {
  const words = Object.fromEntries(anyPicture.slots.map(({ id }, at) => [id, lines[at] ?? '']))
  return { templateName: anyPicture.name, words, header, reason }
}

/** A meme on `anyPicture` as lines for the real one. */
export function linesOf({ words, header, reason, wordsByModel }: WrittenMeme): ThemedLines {
  const lines = anyPicture.slots.map(({ id }) => words[id] ?? '').filter((text) => text !== '')
  return { lines, header, reason, inBars: false, wordsByModel }
}
