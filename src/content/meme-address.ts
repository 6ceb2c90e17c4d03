import type { PageMeme } from './page'

/** Where the API draws the same meme from its address alone: `/api/v1/meme/image/nope-yep.png?text.reject=…`. */
export function memeAddress({ template, words }: PageMeme): string {
  const query = new URLSearchParams(Object.entries(words).map(([slot, text]) => [`text.${slot}`, text]))
  return `/api/v1/meme/image/${template}.png?${query}`
}
