import { type SubmitEvent, useState } from 'react'
import {
  type AuthFailure,
  type AuthField,
  type AuthProblem,
  describeAuthError,
} from '@/sign-in-ui/auth-problem'

/** The problem with the input, or the call that makes the change. */
export type AccountRequest = { problem: AuthProblem } | { ask: Promise<AuthFailure | null> }

/**
 * Shared state of the account forms: one call at a time, its problem at the field it belongs to, and a success message.
 */
export function useAccountForm(
  read: (form: HTMLFormElement) => AccountRequest,
  onDone: (form: HTMLFormElement) => void,
) {
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'busy') return
    const form = event.currentTarget
    const wish = read(form)
    setProblem('problem' in wish ? wish.problem : null)
    setState('ask' in wish ? 'busy' : 'idle')
    if ('problem' in wish) return
    const failure = await wish.ask
    setProblem(failure && describeAuthError(failure))
    setState(failure ? 'idle' : 'done')
    if (!failure) onDone(form)
  }

  return {
    submit,
    busy: state === 'busy',
    done: state === 'done',
    problemOf: (field?: AuthField) => (problem?.field === field ? problem : null),
  }
}
