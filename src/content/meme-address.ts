import { cutText } from '@/core/text/text-limit'
import type { PageMeme } from './page'

/** Where the API draws the same meme from its address alone: `/api/v1/meme/image/nope-yep.png?text.reject=…`. */
export function memeAddress({ template, words }: PageMeme): string {
  return `/api/v1/meme/image/${template}.png?${queryOf(words)}`
}

/** Where the same meme lies on the editor's desk: `/templates/nope-yep?text.reject=…`. */
export function editAddress({ template, words }: PageMeme): string {
  return `/templates/${template}?${queryOf(words)}`
}

const prefix = 'text.'

function queryOf(words: PageMeme['words']): URLSearchParams {
  return new URLSearchParams(Object.entries(words).map(([slot, text]) => [`${prefix}${slot}`, text]))
}

/** Words that an address holds, by slot: those for slots that there are, each no longer than a caption may be. */
export function wordsOfQuery(
  query: Readonly<Record<string, string | string[] | undefined>>,
  slots: readonly { id: string }[],
  charsMax: number,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { id } of slots) {
    const text = query[`${prefix}${id}`]
    if (typeof text === 'string' && text.trim()) found[id] = cutText(text, charsMax)
  }
  return found
}
