import { useRef, useState } from 'react'
import { type Failure, failureWithoutAnswer } from '@/lib/failure'
import type { OwnTakes } from './own-takes'

interface Demo {
  own: OwnTakes | null
  busy: boolean
  failure: Failure | null
  /** Shows the sample again. */
  clear(): void
  /** Asks for three memes. The same sentence again gives other memes. */
  make(text: string): Promise<void>
}

/** Loads the code that asks. Calling it early, when the visitor starts to write, has it ready for the press. */
export const loadDemo = () => import('./ask-demo')

/** Asks for memes without an account. The answer to an older question never covers a newer one. */
export function useDemo(): Demo {
  const [own, setOwn] = useState<OwnTakes | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const asked = useRef(0)

  async function make(text: string) {
    asked.current += 1
    const question = asked.current
    const variation = own?.text === text ? own.variation + 1 : 0
    const startMs = performance.now()
    setBusy(true)
    setFailure(null)
    const answer = await loadDemo().then(
      ({ askDemo }) => askDemo(text, variation),
      () => ({ failure: failureWithoutAnswer(navigator.onLine) }),
    )
    if (question !== asked.current) return
    setBusy(false)
    if (answer.failure) return setFailure(answer.failure)
    const { memes, View } = answer
    setOwn({ text, variation, memes, View, tookMs: performance.now() - startMs })
  }

  function clear() {
    asked.current += 1
    setOwn(null)
    setFailure(null)
    setBusy(false)
  }

  return { own, busy, failure, clear, make }
}
