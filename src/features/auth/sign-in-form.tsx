'use client'

import { useT } from 'next-i18next/client'
import styles from '@/sign-in-ui/auth-form.module.css'
import type { AuthProblem } from '@/sign-in-ui/auth-problem'
import { PasswordField } from '@/sign-in-ui/password-field'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { TextField } from '@/sign-in-ui/text-field'
import { type AuthMode, hasPassword } from './auth-mode'
import type { AuthSettings } from './auth-settings'
import { LinkInstead } from './link-instead'
import { MailSent } from './mail-sent'
import { ModeLead } from './mode-lead'
import { ModeLink } from './mode-link'
import { PasskeyInstead } from './passkey-instead'
import { TermsLine } from './terms-line'
import { useSignIn } from './use-sign-in'

interface SignInFormProps {
  settings: AuthSettings
  initialMode: AuthMode
  /** Something went wrong on the way here. */
  initialProblem: AuthProblem | null
  /** Credits of a new account, each month. */
  freeCredits: number
  /** Passkeys are switched on, and the address of the page supports them. */
  hasPasskeys: boolean
}

/** One form for signing in, signing up, a link by mail and a forgotten password. */
export function SignInForm(props: SignInFormProps) {
  const { settings, initialMode, initialProblem, freeCredits, hasPasskeys } = props
  const { t } = useT()
  const form = useSignIn(settings, initialMode, initialProblem)
  const { mode, changeMode } = form
  if (form.state === 'mail-sent') {
    const back = () => changeMode('sign-in')
    return <MailSent mode={mode} email={form.sentTo} settings={settings} onBack={back} />
  }
  const go = { next: settings.next, onGo: changeMode }
  const forgotIt = (
    <ModeLink to="forgot" className={styles.aside} {...go}>
      {t('auth.forgotIt')}
    </ModeLink>
  )
  return (
    <form method="post" onSubmit={form.submit} noValidate>
      <h1 className="qs-display-2">{t(`auth.${mode}.title`)}</h1>
      <ModeLead mode={mode} freeCredits={freeCredits} {...go} />
      <div className={styles.fields}>
        <TextField
          label={t('auth.email')}
          type="email"
          name="email"
          autoComplete="username"
          problem={form.problemOf('email')}
        />
        {hasPassword(mode) && (
          <PasswordField
            label={t('auth.password')}
            isNew={mode === 'sign-up'}
            problem={form.problemOf('password')}
            aside={mode === 'sign-in' && forgotIt}
          />
        )}
        <ProblemMessage problem={form.problemOf(undefined)} />
        <SubmitButton
          label={t(`auth.${mode}.submit`)}
          busyLabel={t(`auth.${mode}.busy`)}
          busy={form.state === 'busy'}
        />
        {hasPassword(mode) && <LinkInstead onPress={() => changeMode('link')} />}
        {mode === 'sign-in' && hasPasskeys && (
          <PasskeyInstead busy={form.state === 'passkey'} onPress={form.signInWithPasskey} />
        )}
      </div>
      {mode !== 'forgot' && <TermsLine mode={mode} />}
    </form>
  )
}
