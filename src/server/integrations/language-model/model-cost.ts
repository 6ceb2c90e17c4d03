import type { ModelReply } from './ask-model'
import type { ModelPrices } from './model-settings'

/** Letters of English in a token, by a low guess: what was not counted is rather overcharged. */
const lettersPerToken = 3

/** Tokens of a run with three writers on a cold cache, a repair, a further writer and a judge. */
const runTokens = { input: 80_000, output: 8_000 }

/** Most that a run costs; in millionths of a dollar. */
export function costOfRunMax({ input, output }: ModelPrices): number {
  return Math.ceil(runTokens.input * input + runTokens.output * output)
}

/**
 * Cost of a model's answers, in millionths of a dollar, which is a dollar for a million tokens. An answer that was cut
 * short has no numbers of its provider and is guessed by its letters; one that never began, because its provider
 * refused it or was not there, costs nothing.
 */
export function costOfReply({ usage, letters, failure }: ModelReply, prices: ModelPrices): number {
  const { inputTokens = null, cachedInputTokens = null, outputTokens = null } = usage ?? {}
  const isCounted = inputTokens !== null && outputTokens !== null
  const mayHaveCost = letters.heard > 0 || failure?.kind === 'timeout' || failure?.kind === 'not-wanted'
  if (!isCounted && !mayHaveCost) return 0
  const input = inputTokens ?? letters.asked / lettersPerToken
  const cached = Math.min(input, cachedInputTokens ?? 0)
  const output = outputTokens ?? letters.heard / lettersPerToken
  return Math.ceil((input - cached) * prices.input + cached * prices.cachedInput + output * prices.output)
}
