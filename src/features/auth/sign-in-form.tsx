'use client'

import { useT } from 'next-i18next/client'
import { Press } from '@/components/press'
import styles from './auth-form.module.css'
import { type AuthMode, hasPassword } from './auth-mode'
import type { AuthProblem } from './auth-problem'
import type { AuthSettings } from './auth-settings'
import { LinkInstead } from './link-instead'
import { MailSent } from './mail-sent'
import { ModeLead } from './mode-lead'
import { ModeLink } from './mode-link'
import { PasswordField } from './password-field'
import { ProblemLine } from './problem-line'
import { TermsLine } from './terms-line'
import { TextField } from './text-field'
import { useSignIn } from './use-sign-in'

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
  const form = useSignIn(settings, initialMode, initialProblem)
  const { mode, changeMode } = form
  if (form.state === 'mail-sent') {
    const back = () => changeMode('sign-in')
    return <MailSent mode={mode} email={form.email.trim()} settings={settings} onBack={back} />
  }
  const go = { next: settings.next, onGo: changeMode }
  const forgotIt = (
    <ModeLink to="forgot" className={styles.aside} {...go}>
      {t('auth.forgotIt')}
    </ModeLink>
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <h1 className="qs-display-2">{t(`auth.${mode}.title`)}</h1>
      <ModeLead mode={mode} freeCredits={freeCredits} {...go} />
      <div className={styles.fields}>
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={form.email}
          onChange={form.setEmail}
          problem={form.problemOf('email')}
        />
        {hasPassword(mode) && (
          <PasswordField
            label={t('auth.password')}
            value={form.password}
            onChange={form.setPassword}
            isNew={mode === 'sign-up'}
            problem={form.problemOf('password')}
            aside={mode === 'sign-in' && forgotIt}
          />
        )}
        <ProblemLine problem={form.problemOf(undefined)} />
        <Press type="submit" large className={styles.whole} aria-disabled={form.state === 'busy'}>
          {t(form.state === 'busy' ? `auth.${mode}.busy` : `auth.${mode}.submit`)}
        </Press>
        {hasPassword(mode) && <LinkInstead onPress={() => changeMode('link')} />}
      </div>
      <TermsLine />
    </form>
  )
}
