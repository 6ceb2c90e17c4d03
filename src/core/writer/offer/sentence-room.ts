import type { TemplateSlot } from '../../template/template'

/** Beyond the letters of about one width: in other scripts a character takes the room of two. */
const wide = /[^\n\u0020-\u052f\u1e00-\u20cf]/

/** Most characters of the user's own sentence in the slot. */
export function sentenceRoom(
  { maxChars, sentenceMaxChars = maxChars }: Pick<TemplateSlot, 'maxChars' | 'sentenceMaxChars'>,
  text: string,
): number {
  return wide.test(text) ? maxChars : sentenceMaxChars
}
