import type { Words } from '../book'
import { contentWords } from '../read/content-words'
import { inline } from '../read/phrase-forms'

/** True if these words have a place for the user's text. Without one it goes above the picture. */
export function takesText(words: Words): boolean {
  for (const slot in words) {
    const text = words[slot] ?? ''
    if (text.includes('{text}') || text.includes('{inline}')) return true
  }
  return false
}

/** True if a slot joins the user's text with words of ours. */
export function mixesText(words: Words): boolean {
  return Object.values(words).some((text) => text !== '{text}' && takesText({ text }))
}

const places = /\{(?:text|inline|thing|who)\}/gi
const gluedPlace = /[\p{L}\p{N}]\{(?:text|inline|thing|who)\}|\{(?:text|inline|thing|who)\}[\p{L}\p{N}]/iu

/** The content words around the places; undefined where a place is part of a word. */
export function wordsAroundPlaces(words: Words): readonly string[] | undefined {
  const all = Object.values(words)
  if (all.some((text) => gluedPlace.test(text))) return undefined
  return contentWords(Object.fromEntries(all.map((text, at) => [at, text.replace(places, ' ')])))
}

/** Without the captions that are only dots or exclamation marks: an empty place is better. */
export function withoutBareMarks(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => !/^[….!?\s]+$/.test(text)))
}

/** The words with the user's text in its places. */
export function placeText(words: Words, said: string): Words {
  if (!takesText(words)) return words
  const placed = Object.entries(words).map(([slot, text]) => [
    slot,
    text
      // A question or a shout brings its own mark.
      .replaceAll('{text}.', () => (/[.!?…]$/.test(said) ? said : `${said}.`))
      .replaceAll('{text}', () => said)
      .replaceAll('{inline}', () => inline(said)),
  ])
  return Object.fromEntries(placed)
}
