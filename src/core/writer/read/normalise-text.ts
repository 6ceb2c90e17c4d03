import { cleanText } from '../../meme/clean-text'

/**
 * The text as the writer reads it: one form per letter (NFKC), plain quotes, scenes in brackets and the stars
 * around actions taken away, single spaces. Lines stay. Never empty unless the text has no visible character.
 */
export function normaliseText(text: string): string {
  const clean = cleanText(withVowelAm(text.normalize('NFKC')))
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛`´]/g, "'")
  const bare = clean
    .replace(/\[[^\][]{0,80}\]/g, ' ')
    // Stage directions, as in "me: *leaves*", keep their brackets.
    .replace(/(?:\n|[^\S\n]\/[^\S\n])\*{1,3}([^*\n]{1,120})\*{1,3}/g, ' ($1)')
    .replace(/(:[^\S\n]*)\*{1,3}([^*\n]{1,120})\*{1,3}(?=[^\S\n]*(?:\n|$|\/ ))/g, '$1($2)')
    .replace(/(:[^\S\n]*)\*{1,3}([^*\n]{1,120})\*{1,3}(?=[^\S\n]\S)/g, '$1($2)')
    .replace(/\*{1,3}([^*\n]{1,120})\*{1,3}/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  return bare === '' ? clean.trim() : withLines(bare)
}

const label = String.raw`\p{L}[^:\n/]{0,40}:[^\S\n]`
const slashedDialogue = new RegExp(`^${label}[^\\n]+? / ${label}`, 'u')

/** "Mum: … / Me: …": who speaks in turn speaks in lines. */
function withLines(text: string): string {
  return slashedDialogue.test(text) ? text.replace(new RegExp(` / (?=${label})`, 'gu'), '\n') : text
}

/** NFKC takes the Thai and Lao vowel "am" apart, and apart it is misspelt and may be drawn wrongly. */
function withVowelAm(text: string): string {
  return text.replaceAll('\u0e4d\u0e32', '\u0e33').replaceAll('\u0ecd\u0eb2', '\u0eb3')
}
