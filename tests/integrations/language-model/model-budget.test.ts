import { describe, expect, it } from 'vitest'
import type { ModelReply } from '@/server/integrations/language-model/ask-model'
import { createModelBudget, type ModelBudgetOptions } from '@/server/integrations/language-model/model-budget'
import type { ModelChoice } from '@/server/integrations/language-model/model-settings'
import type { CallCounter } from '@/server/services/ports/call-counter'
import { openLedger } from './memory-ledger'

function counter(): CallCounter {
  const counts = new Map<string, number>()
  return {
    async add(key, calls, windowMs) {
      expect(windowMs).toBe(86_400_000)
      counts.set(key, (counts.get(key) ?? 0) + calls)
      return { calls: counts.get(key) ?? 0, endsInMs: 1 }
    },
  }
}
const silent = () => undefined

const unpriced: ModelChoice = { provider: 'openai', modelId: 'm', apiKey: 'key' }
const priced: ModelChoice = { ...unpriced, prices: { input: 1.25, cachedInput: 0.125, output: 10 } }
const noLimit = { all: 0, account: 0, trials: 0 }

function openBudget(options: Partial<ModelBudgetOptions>) {
  return createModelBudget({
    counter: counter(),
    runsPerDay: noLimit,
    ledger: openLedger().ledger,
    dollarsPerDay: { all: 0, account: 0 },
    choices: [unpriced],
    onFailure: silent,
    ...options,
  })
}

function budgetOf(options: Partial<ModelBudgetOptions>) {
  const open = openBudget(options)
  return async (accountId: string | undefined) => (await open(accountId)) !== null
}

const replyOf = (reply: Partial<ModelReply>): ModelReply => ({
  failure: null,
  usage: {
    provider: 'openai',
    modelId: 'm',
    inputTokens: 16_000,
    cachedInputTokens: 15_000,
    outputTokens: 500,
  },
  letters: { asked: 60_000, heard: 2000 },
  ...reply,
})
const cutShort = replyOf({ usage: null, failure: { kind: 'timeout', fault: 'service' } })

describe('what a model may cost in a day', () => {
  it('is limited for each account, for visitors and for all', async () => {
    const runsPerDay = { all: 4, account: 2, trials: 1 }
    const maySpend = budgetOf({ runsPerDay })
    expect([await maySpend('a'), await maySpend('a'), await maySpend('a')]).toEqual([true, true, false])
    expect([await maySpend(undefined), await maySpend(undefined)]).toEqual([true, false])
    expect([await maySpend('b'), await maySpend('c')]).toEqual([true, false])
  })

  it('is not limited where the limit is 0', async () => {
    const runsPerDay = { all: 0, account: 0, trials: 0 }
    const maySpend = budgetOf({ runsPerDay })
    for (let run = 0; run < 5; run++) expect(await maySpend('a')).toBe(true)
  })

  it('is nothing when the store does not answer, and somebody is told', async () => {
    const failures: unknown[] = []
    const broken: CallCounter = { add: () => Promise.reject(new Error('no store')) }
    const runsPerDay = { all: 5, account: 5, trials: 5 }
    const maySpend = budgetOf({ counter: broken, runsPerDay, onFailure: (error) => failures.push(error) })
    expect(await maySpend('a')).toBe(false)
    expect(failures).toHaveLength(1)
  })
})

describe('dollars that a model may cost in a day', () => {
  it('are reserved for the dearest run and settled by the tokens that the provider reports', async () => {
    const { ledger, spent } = openLedger()
    const open = openBudget({ ledger, dollarsPerDay: { all: 40, account: 2 }, choices: [priced] })
    const budget = await open('a')
    expect(spent).toEqual(
      new Map([
        ['a', 180_000],
        ['all', 180_000],
      ]),
    )
    await budget?.settle([{ choice: priced, reply: replyOf({}) }])
    // 1,000 new and 15,000 kept tokens, 500 of the answer.
    expect(spent.get('all')).toBe(1250 + 1875 + 5000)
    expect(spent.get('a')).toBe(8125)
  })

  it('end with the run that might pass the cap, for the account and for all', async () => {
    const { ledger } = openLedger()
    const may = budgetOf({ ledger, dollarsPerDay: { all: 0.4, account: 0.2 }, choices: [priced] })
    expect([await may('a'), await may('a'), await may('b'), await may(undefined)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('are reserved for both models where there are two, and each has its own price', async () => {
    const { ledger, spent } = openLedger()
    const cheap = { ...priced, modelId: 'c', prices: { input: 0.1, cachedInput: 0.01, output: 1 } }
    const open = openBudget({ ledger, dollarsPerDay: { all: 40, account: 0 }, choices: [priced, cheap] })
    const budget = await open('a')
    expect(spent).toEqual(new Map([['all', 196_000]]))
    await budget?.settle([
      { choice: priced, reply: replyOf({}) },
      { choice: cheap, reply: replyOf({}) },
    ])
    expect(spent.get('all')).toBe(8125 + 750)
  })

  it('are guessed by letters where an answer was cut short, and are none where it never began', async () => {
    const { ledger, spent } = openLedger()
    const open = openBudget({ ledger, dollarsPerDay: { all: 40, account: 2 }, choices: [priced] })
    await (await open('a'))?.settle([{ choice: priced, reply: cutShort }])
    expect(spent.get('all')).toBe(25_000 + 6667)
    const refused = replyOf({
      usage: null,
      failure: { kind: 'http', status: 503, fault: 'service' },
      letters: { asked: 60_000, heard: 0 },
    })
    await (await open('a'))?.settle([{ choice: priced, reply: refused }])
    expect(spent.get('all')).toBe(31_667)
  })

  it('are not counted for a model whose prices are unknown', async () => {
    const { ledger, spent } = openLedger()
    const may = budgetOf({ ledger, dollarsPerDay: { all: 0.01, account: 0.01 } })
    expect(await may('a')).toBe(true)
    expect(spent.size).toBe(0)
  })

  it('are none when the ledger does not answer, and a run that was written stays when it fails then', async () => {
    const failures: unknown[] = []
    const onFailure = (error: unknown) => failures.push(error)
    const { ledger } = openLedger()
    const options = { dollarsPerDay: { all: 40, account: 2 }, choices: [priced], onFailure }
    const broken = () => Promise.reject(new Error('no store'))
    expect(await budgetOf({ ...options, ledger: { ...ledger, reserve: broken } })('a')).toBe(false)
    const budget = await openBudget({ ...options, ledger: { ...ledger, settle: broken } })('a')
    await budget?.settle([{ choice: priced, reply: replyOf({}) }])
    expect(failures).toHaveLength(2)
  })
})
