import { type SubmitEvent, useState } from 'react'
import { type AuthProblem, describePasskeyError } from '@/sign-in-ui/auth-problem'
import { formText } from '@/sign-in-ui/form-text'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { type AuthMode, modeAddress } from './auth-mode'
import { type AuthSettings, leaveSignedIn } from './auth-settings'
import { submitAuth } from './submit-auth'

/** State and actions of the sign-in form. */
export function useSignIn(settings: AuthSettings, initialMode: AuthMode, initialProblem: AuthProblem | null) {
  const [mode, setMode] = useState(initialMode)
  const [sentTo, setSentTo] = useState('')
  const [problem, setProblem] = useState(initialProblem)
  const [state, setState] = useState<'idle' | 'busy' | 'passkey' | 'mail-sent'>('idle')

  function changeMode(wanted: AuthMode) {
    setMode(wanted)
    setProblem(null)
    setState('idle')
    window.history.replaceState(null, '', modeAddress(wanted, settings.next))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state !== 'idle') return
    const email = formText(event.currentTarget, 'email').trim()
    const password = formText(event.currentTarget, 'password')
    setSentTo(email)
    setState('busy')
    setProblem(null)
    const outcome = await submitAuth(mode, { email, password }, settings)
    if (outcome.kind === 'signed-in') return leave()
    if (outcome.kind === 'problem') setProblem(outcome.problem)
    setState(outcome.kind === 'problem' ? 'idle' : 'mail-sent')
  }

  function leave(): Promise<void> {
    return leaveSignedIn(createSupabaseBrowserClient(settings.supabase), settings.next)
  }

  async function signInWithPasskey() {
    if (state !== 'idle') return
    setState('passkey')
    setProblem(null)
    const { error } = await createSupabaseBrowserClient(settings.supabase).auth.signInWithPasskey()
    if (error === null) return leave()
    setProblem(describePasskeyError(error, 'passkeyNone'))
    setState('idle')
  }

  /** The problem of one field, or the one that belongs to none. */
  function problemOf(field: AuthProblem['field']): AuthProblem | null {
    return problem?.field === field ? problem : null
  }

  return { mode, changeMode, sentTo, state, submit, signInWithPasskey, problemOf }
}
