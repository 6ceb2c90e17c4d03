import { baseUrlOf, type ModelServer, startModelServer } from '@tests/support/model-server'
import { countedUsage } from '@tests/support/model-speech'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLanguageModelWriter } from '@/server/integrations/language-model/language-model-writer'
import { createModelBudget } from '@/server/integrations/language-model/model-budget'
import type { ModelChoice } from '@/server/integrations/language-model/model-settings'
import { createModels } from '@/server/integrations/language-model/models'
import { templates } from '@/templates/templates'
import { acceptor } from './acceptor'
import { openLedger } from './memory-ledger'
import { byModel, green, json } from './sample-memes'
import { ask, builtIn, expectWhole, patient, withModelServer } from './with-model-server'

const model = withModelServer()
let other: ModelServer
beforeEach(async () => {
  other = await startModelServer()
})
afterEach(() => other.close())

/** Millionths of a dollar that an answer with the usage of every test server costs. */
const costOf = ({ input, cachedInput, output }: NonNullable<ModelChoice['prices']>) =>
  Math.ceil(
    (countedUsage.inputTokens - countedUsage.cachedInputTokens) * input +
      countedUsage.cachedInputTokens * cachedInput +
      countedUsage.outputTokens * output,
  )
const dear = { input: 1.25, cachedInput: 0.125, output: 10 }
const cheap = { input: 0.25, cachedInput: 0.025, output: 2 }

function choiceOf(server: ModelServer, more: Partial<ModelChoice>): ModelChoice {
  return {
    provider: 'openai-compatible',
    modelId: 'test-model',
    baseUrl: baseUrlOf(server, 'openai-compatible'),
    prices: dear,
    ...more,
  }
}

function open(dollars: { all: number; account: number }) {
  const first = choiceOf(model.server, { apiKey: 'first-key' })
  const second = choiceOf(other, { apiKey: 'second-key', modelId: 'other-model', prices: cheap })
  const { ledger, spent } = openLedger()
  const writer = createLanguageModelWriter({
    models: createModels({
      choice: first,
      secondChoice: second,
      limits: { ...patient, retriesMax: 0, failuresMax: 5, restMs: 600_000 },
      openBudget: createModelBudget({
        counter: { add: async () => ({ calls: 1, endsInMs: 1 }) },
        runsPerDay: { all: 0, account: 0, trials: 0 },
        ledger,
        dollarsPerDay: dollars,
        choices: [first, second],
        onFailure: (error) => {
          throw error
        },
      }),
    }),
    templates,
    builtIn,
    acceptor,
  })
  return { writer, spent }
}

describe('what a run costs', () => {
  it('is what the provider reports for each of its calls', async () => {
    model.server.plan = { says: json([green]) }
    const { writer, spent } = open({ all: 40, account: 2 })
    await writer.write(ask({ accountId: 'a', count: 12 }))
    const calls = model.server.requests.length
    expect(calls).toBeGreaterThan(2)
    expect(spent.get('all')).toBe(calls * costOf(dear))
    expect(spent.get('a')).toBe(calls * costOf(dear))
  })

  it('is the price of the second model, at another provider with a key of its own, where the first fails', async () => {
    model.server.plan = { statuses: 503, says: '' }
    other.plan = { says: json([green]) }
    const { writer, spent } = open({ all: 40, account: 2 })
    const { memes, modelMissed } = await writer.write(ask({ accountId: 'a', count: 1 }))
    expect(byModel(memes)).toEqual(['all-green'])
    expect(modelMissed).toBeUndefined()
    expect(other.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer second-key'])
    expect(spent.get('all')).toBe(costOf(cheap))
  })

  it('is nothing beyond the cap: no model is asked, the set is full and the page is told', async () => {
    model.server.plan = { says: json([green]) }
    const { writer, spent } = open({ all: 40, account: 0.01 })
    const { memes, modelMissed } = await writer.write(ask({ accountId: 'a' }))
    expectWhole(memes, 4)
    expect(modelMissed).toBe(true)
    expect(model.server.requests).toEqual([])
    expect(spent.size).toBe(0)
  })
})
