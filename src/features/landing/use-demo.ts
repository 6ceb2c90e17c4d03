import { type ComponentType, useRef, useState } from 'react'
import { type Failure, failureWithoutAnswer } from '@/lib/failure'
import type { RememberedDemo } from '@/lib/remembered-demo'
import type { ExampleMeme } from './example-meme'
import type { OwnTakesViewProps } from './own-takes'

/** Three memes of a sentence that the visitor wrote. */
export interface OwnTakes extends RememberedDemo {
  memes: ExampleMeme[]
  /** From the press to the answer. */
  tookMs: number
  /** Shows them; its code came with them. */
  View: ComponentType<OwnTakesViewProps>
}

interface Demo {
  own: OwnTakes | null
  busy: boolean
  failure: Failure | null
  /** Shows the sample again. */
  clear(): void
  /** Asks for three memes; for others than those that are shown, where they are of the same sentence. */
  make(text: string): Promise<void>
}

/** The code of a press. Called before it, too, when somebody comes to write, it is there when they press. */
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
