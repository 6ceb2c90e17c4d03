'use client'

import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { type FormEvent, useState } from 'react'
import { Press } from '@/components/press'
import styles from './auth-form.module.css'
import { type AuthMode, hasPassword, modeAddress } from './auth-mode'
import type { AuthProblem } from './auth-problem'
import { type AuthSettings, leaveFor } from './auth-settings'
import { MailSent } from './mail-sent'
import { ModeLead } from './mode-lead'
import { ModeLink } from './mode-link'
import { PasswordField } from './password-field'
import { ProblemLine } from './problem-line'
import { submitAuth } from './submit-auth'
import { TermsLine } from './terms-line'
import { TextField } from './text-field'

interface SignInFormProps {
  settings: AuthSettings
  initialMode: AuthMode
  /** Something went wrong on the way here. */
  initialProblem: AuthProblem | null
  /** What an account comes with, each month. */
  freeCredits: number
}

/** One form for signing in, making an account, a link by mail and a forgotten password. */
export function SignInForm({ settings, initialMode, initialProblem, freeCredits }: SignInFormProps) {
  const { t } = useT()
  const [mode, setMode] = useState(initialMode)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState(initialProblem)
  const [state, setState] = useState<'idle' | 'busy' | 'mail-sent'>('idle')

  function changeMode(wanted: AuthMode) {
    setMode(wanted)
    setProblem(null)
    setState('idle')
    window.history.replaceState(null, '', modeAddress(wanted, settings.next))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    setProblem(null)
    const outcome = await submitAuth(mode, { email, password }, settings)
    if (outcome.kind === 'signed-in') return leaveFor(settings.next)
    if (outcome.kind === 'problem') setProblem(outcome.problem)
    setState(outcome.kind === 'problem' ? 'idle' : 'mail-sent')
  }

  if (state === 'mail-sent') {
    return (
      <MailSent mode={mode} email={email.trim()} settings={settings} onBack={() => changeMode('sign-in')} />
    )
  }
  const go = { next: settings.next, onGo: changeMode }
  const problemOf = (field: AuthProblem['field']) => (problem?.field === field ? problem : null)
  return (
    <form onSubmit={submit} noValidate>
      <h1 className="qs-display-2">{t(`auth.${mode}.title`)}</h1>
      <ModeLead mode={mode} freeCredits={freeCredits} {...go} />
      <div className={styles.fields}>
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          problem={problemOf('email')}
        />
        {hasPassword(mode) && (
          <PasswordField
            label={t('auth.password')}
            value={password}
            onChange={setPassword}
            isNew={mode === 'sign-up'}
            problem={problemOf('password')}
            aside={
              mode === 'sign-in' && (
                <ModeLink to="forgot" className={styles.aside} {...go}>
                  {t('auth.forgotIt')}
                </ModeLink>
              )
            }
          />
        )}
        <ProblemLine problem={problemOf(undefined)} />
        <Press type="submit" large className={styles.whole} aria-disabled={state === 'busy'}>
          {t(state === 'busy' ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
        </Press>
        {hasPassword(mode) && (
          <Button
            type="button"
            size="3"
            variant="outline"
            color="gray"
            highContrast
            className={styles.second}
            onClick={() => changeMode('link')}
          >
            <EnvelopeSimpleIcon size={20} weight="bold" aria-hidden />
            {t('auth.linkInstead')}
          </Button>
        )}
      </div>
      <TermsLine />
    </form>
  )
}
