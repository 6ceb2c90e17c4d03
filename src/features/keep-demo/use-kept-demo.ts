import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { KeptDemo } from '@/contracts/demo'
import { callOwnPage } from '@/lib/call-own-page'
import type { Failure } from '@/lib/failure'
import { findDemo, forgetDemo } from '@/lib/remembered-demo'
import { trpc } from '@/trpc/client'

/** Failures that another try cannot change. */
const finalKinds = new Set<Failure['kind']>(['refused', 'conflict', 'signedOut'])

type KeptState = { kind: 'keeping' | 'failed' } | { kind: 'kept'; demo: KeptDemo }

/**
 * Has the account take over what this browser remembers. Where there is nothing to take over, or the account has its
 * three memes already, the sentence is not lost: it waits in the box of `/create`.
 */
export function useKeptDemo(): KeptState {
  const router = useRouter()
  const lists = trpc.useUtils().account
  const [state, setState] = useState<KeptState>({ kind: 'keeping' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const remembered = findDemo(localStorage, Date.now())
    if (!remembered) return router.replace('/create')
    void callOwnPage<KeptDemo>('/api/demo/keep', remembered).then((answer) => {
      if (answer.ok) {
        forgetDemo(localStorage)
        setState({ kind: 'kept', demo: answer.output })
        void lists.myMemes.invalidate()
      } else if (finalKinds.has(answer.failure.kind)) {
        forgetDemo(localStorage)
        router.replace(`/create?${new URLSearchParams({ text: remembered.text })}`)
      } else setState({ kind: 'failed' })
    })
  }, [])

  return state
}
