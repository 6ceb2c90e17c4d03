import { useState } from 'react'
import { trpc } from '@/trpc/client'
import { type Failure, failureOf } from './failure-of'

/**
 * Where a run stands: something that is asked for, takes a while and costs credits. One that fails is back where it
 * was before, with the reason beside it.
 */
export function useRun<State>(initial: State) {
  const [run, setRun] = useState(initial)
  const [failure, setFailure] = useState<Failure>()
  const utils = trpc.useUtils()

  const start = async (meanwhile: State, finish: () => Promise<State>) => {
    const before = run
    setFailure(undefined)
    setRun(meanwhile)
    try {
      setRun(await finish())
    } catch (error) {
      setRun(before)
      setFailure(failureOf(error, navigator.onLine))
    }
    // An answer that is on its way was asked for before the credit was spent.
    await utils.account.usedCredits.cancel()
    await Promise.all([utils.account.usedCredits.invalidate(), utils.account.myPrompts.invalidate()])
  }

  return { run, failure, start, setRun, clearFailure: () => setFailure(undefined) }
}
