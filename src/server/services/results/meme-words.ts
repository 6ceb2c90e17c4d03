import type { MemeDocument } from '@/core/meme/meme-document'
import { findTemplate } from '@/templates/templates'
import { storedWords } from '../words/found-by'

/** The words by which a meme is found again: what is written on it, and what its template is called. */
export function memeWords({
  imageName,
  header,
  captions,
  footer,
}: Pick<MemeDocument, 'imageName' | 'header' | 'captions' | 'footer'>): string {
  const title = findTemplate(imageName)?.title
  return storedWords(header?.text, ...captions.map(({ text }) => text), footer?.text, title)
}
