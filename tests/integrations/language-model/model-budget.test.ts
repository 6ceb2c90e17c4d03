import { describe, expect, it } from 'vitest'
import { createModelBudget } from '@/server/integrations/language-model/model-budget'
import type { CallCounter } from '@/server/services/ports/call-counter'

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

describe('what a model may cost in a day', () => {
  it('is limited for each account, for visitors and for all', async () => {
    const runsPerDay = { all: 4, account: 2, trials: 1 }
    const maySpend = createModelBudget({ counter: counter(), runsPerDay, onFailure: silent })
    expect([await maySpend('a'), await maySpend('a'), await maySpend('a')]).toEqual([true, true, false])
    expect([await maySpend(undefined), await maySpend(undefined)]).toEqual([true, false])
    expect([await maySpend('b'), await maySpend('c')]).toEqual([true, false])
  })

  it('is not limited where the limit is 0', async () => {
    const runsPerDay = { all: 0, account: 0, trials: 0 }
    const maySpend = createModelBudget({ counter: counter(), runsPerDay, onFailure: silent })
    for (let run = 0; run < 5; run++) expect(await maySpend('a')).toBe(true)
  })

  it('is nothing when the store does not answer, and somebody is told', async () => {
    const failures: unknown[] = []
    const broken: CallCounter = { add: () => Promise.reject(new Error('no store')) }
    const runsPerDay = { all: 5, account: 5, trials: 5 }
    const maySpend = createModelBudget({
      counter: broken,
      runsPerDay,
      onFailure: (error) => failures.push(error),
    })
    expect(await maySpend('a')).toBe(false)
    expect(failures).toHaveLength(1)
  })
})
