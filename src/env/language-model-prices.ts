import { ConfigurationError } from './configuration-error'

/** Dollars for a million tokens. */
export interface ModelPrices {
  input: number
  /** Input that the provider still has in its cache. */
  cachedInput: number
  output: number
}

/** List prices of November 2026; models are matched by how their names begin. */
const listPrices: readonly (readonly [prefix: string, input: number, cachedInput: number, output: number])[] =
  [
    ['gpt-5.1', 1.25, 0.125, 10],
    ['gpt-5-mini', 0.25, 0.025, 2],
    ['claude-sonnet-4-5', 3, 0.3, 15],
    ['claude-haiku-4-5', 1, 0.1, 5],
    ['gemini-2.5-flash', 0.3, 0.03, 2.5],
  ]

/** Null for a model that is not in the list. */
export function listPricesOf(modelId: string): ModelPrices | null {
  const found = listPrices.find(([prefix]) => modelId.startsWith(prefix))
  if (!found) return null
  const [, input, cachedInput, output] = found
  return { input, cachedInput, output }
}

/** `1.25/0.125/10`: input, cached input, output. The list's prices where none are given. @throws ConfigurationError */
export function readModelPrices(
  name: string,
  given: string | undefined,
  modelId: string | undefined,
): ModelPrices | null {
  if (given === undefined) return modelId === undefined ? null : listPricesOf(modelId)
  const [input, cachedInput, output, ...more] = given
    .split('/')
    .map((part) => Number(part.trim() || Number.NaN))
  const isPrice = (price: number | undefined) => price !== undefined && Number.isFinite(price) && price >= 0
  if (more.length > 0 || ![input, cachedInput, output].every(isPrice)) {
    throw new ConfigurationError(
      `${name} is not three prices such as 1.25/0.125/10: dollars for a million tokens of input, cached input and output.`,
    )
  }
  return { input, cachedInput, output } as ModelPrices
}
