import { ownKeywordCharsMax, ownKeywordsMax } from '@/contracts/limits'

/** What somebody typed between commas, each once, as much as is kept. */
export function keywordsOf(text: string): string[] {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim().slice(0, ownKeywordCharsMax).trim())
    .filter(Boolean)
  return [...new Set(words)].slice(0, ownKeywordsMax)
}
