/** From this share of common words on, two memes are the same joke. */
const sameShareMin = 0.6

/** True when two captions are nearly the same words, in whatever order. */
export function isNearDuplicate(a: string, b: string): boolean {
  const [left, right] = [tokensOf(a), tokensOf(b)]
  if (left.size === 0 || right.size === 0) return false
  const common = [...left].filter((token) => right.has(token)).length
  return common / (left.size + right.size - common) >= sameShareMin
}

function tokensOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
