import type { Words } from '../book'
import { functionWords } from './english-forms'

/** The words of a caption that say something, lower case, each once. */
export function contentWords(words: Words): string[] {
  const all =
    Object.values(words)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(all)].filter((word) => word.length > 2 && !functionWords.has(word))
}
