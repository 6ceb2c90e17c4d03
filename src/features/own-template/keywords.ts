import { ownKeywordCharsMax, ownKeywordsMax } from '@/contracts/limits'
import { cutText } from '@/core/text/text-limit'

/** The typed keywords, split at commas, each once and at most as many as are stored. */
export function keywordsOf(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => cutText(word.trim(), ownKeywordCharsMax).trim())
    .filter(Boolean)
  return [...new Set(words)].slice(0, ownKeywordsMax)
}
