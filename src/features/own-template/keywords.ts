import { ownKeywordCharsMax, ownKeywordsMax } from '@/contracts/limits'
import { cutText } from '@/core/text/text-limit'

/** What somebody typed between commas, each once, as much as is kept. */
export function keywordsOf(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => cutText(word.trim(), ownKeywordCharsMax).trim())
    .filter(Boolean)
  return [...new Set(words)].slice(0, ownKeywordsMax)
}
