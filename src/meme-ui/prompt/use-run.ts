import { startTransition, useRef, useState } from 'react'
import type { Failure } from '@/lib/failure'
import { trpc } from '@/trpc/client'
import { failureOf } from '@/trpc/failure-of'

/**
 * State of a run, which takes a while and costs credits. A failed run restores the state before it and gives the
 * reason; a run that was left finishes without being shown.
 */
export function useRun<State>(initial: State) {
  const [run, setRun] = useState(initial)
  const [failure, setFailure] = useState<Failure>()
  const utils = trpc.useUtils()
  const shown = useRef(0)

  /** `finish` gives the end, and may show what there is before it. */
  const start = async (meanwhile: State, finish: (show: (state: State) => void) => Promise<State>) => {
    const before = run
    shown.current += 1
    const number = shown.current
    const show = (state: State) => {
      if (shown.current === number) setRun(state)
    }
    setFailure(undefined)
    show(meanwhile)
    try {
      const end = await finish((state) => startTransition(() => show(state)))
      // Many pictures at once are drawn in pieces, so that the page answers meanwhile.
      startTransition(() => show(end))
    } catch (error) {
      show(before)
      if (shown.current === number) setFailure(failureOf(error, navigator.onLine))
    }
    // An in-flight answer was requested before the credit was spent.
    await utils.account.usedCredits.cancel()
    await Promise.all([utils.account.usedCredits.invalidate(), utils.account.myPrompts.invalidate()])
  }

  const leave = (state: State) => {
    shown.current += 1
    setRun(state)
  }

  return { run, failure, start, leave, clearFailure: () => setFailure(undefined) }
}
