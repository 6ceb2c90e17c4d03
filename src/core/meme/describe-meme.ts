import type { Template } from '../template/template'
import { cleanText } from './clean-text'
import type { MemeDocument } from './meme-document'

/**
 * Alternative text: what the blank picture shows, then the words in reading order, each with what it is to the joke.
 * Blank boxes are left out. One paragraph.
 *
 * > Two rows. Above, a woman turns away… Text above the picture: “Monday”. The thing refused: “Reading the manual”.
 */
export function describeMeme(
  template: Pick<Template, 'altText' | 'slots'>,
  document: Pick<MemeDocument, 'captions' | 'header' | 'footer'>,
): string {
  const spoken = [
    sentence('Text above the picture', document.header?.text),
    ...document.captions.map((caption) => {
      const role = template.slots.find((slot) => slot.id === caption.slot)?.role
      return sentence(role ?? 'Text', caption.text)
    }),
    sentence('Text below the picture', document.footer?.text),
  ]
  return [template.altText, ...spoken].filter((part) => part !== '').join(' ')
}

function sentence(label: string, words: string | undefined): string {
  const line = cleanText(words ?? '').replace(/\n+/g, ' ')
  if (line === '') return ''
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${quoted(line)}.`
}

/** Words that stand in quotation marks on the picture keep theirs and get no second pair. */
function quoted(line: string): string {
  return /^“[^“”]*”$/.test(line) ? line : `“${line}”`
}
