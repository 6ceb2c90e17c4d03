import type { ModelUsage } from './written-meme'

/** What several calls cost together; a number that one provider did not tell is unknown for all. */
export function addUsage(sum: ModelUsage | null, one: ModelUsage | null): ModelUsage | null {
  if (!sum || !one) return sum ?? one
  const add = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)
  return {
    ...sum,
    inputTokens: add(sum.inputTokens, one.inputTokens),
    cachedInputTokens: add(sum.cachedInputTokens, one.cachedInputTokens),
    outputTokens: add(sum.outputTokens, one.outputTokens),
  }
}
