import type { Words } from '../book'
import { memoize } from '../memoize'
import { headerCharsMax } from '../read/find-label'
import type { Reading } from '../read/reading'
import { shortenText } from '../read/shorten-text'

/**
 * The header above words of ours: the text, or its label where the text is too long. Words that point at the text
 * ("Living through it") make no sense under a label: undefined, as where there is neither.
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
