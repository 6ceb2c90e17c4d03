import type { Words } from '../book'
import { memoize } from '../memoize'
import { headerCharsMax } from '../read/find-label'
import type { Reading } from '../read/reading'
import { shortenText } from '../read/shorten-text'

/**
 * What stands above our own words: the text, else its label where that is too long; undefined where they point at the
 * text ("Living through it") and it does not stand there. Readers took most lines under a mere label for nonsense.
 */
export function headerAbove(words: Words, { label, header }: Reading): string | undefined {
  return header ?? (pointsAtText(words) ? undefined : (label ?? undefined))
}

/** True if a header is missing that the words would need. An empty text needs none. */
export function lacksHeader(header: string | undefined, { text }: Reading): boolean {
  return header === undefined && text !== ''
}

/** Above a picture that cannot be refused: the text as far as there is room. */
export function lastHeader({ text, header }: Reading): string | undefined {
  return header ?? (text === '' ? undefined : shortenText(text, headerCharsMax))
}

const pointers =
  /\b(?:it|its|this|that|these|those|they|them|he|she|him|her|both|the (?:question|answer|news|story|catch|sentence|plan|rest))\b/i

const pointsAtText = memoize((words: Words) => Object.values(words).some((text) => pointers.test(text)))
