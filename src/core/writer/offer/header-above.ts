import { headerCharsMax } from '../read/find-header'
import type { Reading } from '../read/reading'
import { shortenText } from '../read/shorten-text'

/** True if a header is missing that the words would need. An empty text needs none. */
export function lacksHeader({ text, header }: Reading): boolean {
  return header === undefined && text !== ''
}

/** Above a picture that cannot be refused: the text as far as there is room. */
export function lastHeader({ text, header }: Reading): string | undefined {
  return header ?? (text === '' ? undefined : shortenText(text, headerCharsMax))
}
