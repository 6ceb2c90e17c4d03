import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type AuthFailure, type AuthProblem, describeAuthError } from '@/sign-in-ui/auth-problem'

/** Runs one call to the sign-in service at a time, keeps its problem, and reloads the page after success. */
export function useAuthAction(describe: (failure: AuthFailure) => AuthProblem = describeAuthError) {
  const router = useRouter()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')

  async function run(call: () => Promise<{ error: AuthFailure | null }>): Promise<boolean> {
    if (state === 'busy') return false
    setState('busy')
    setProblem(null)
    const { error } = await call()
    setProblem(error && describe(error))
    setState(error ? 'idle' : 'done')
    if (!error) router.refresh()
    return !error
  }

  return { run, problem, setProblem, busy: state === 'busy', done: state === 'done' }
}
