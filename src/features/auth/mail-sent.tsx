'use client'

import { useT } from 'next-i18next/client'
import type { SubmitEvent } from 'react'
import styles from '@/sign-in-ui/auth-form.module.css'
import { describeAuthError } from '@/sign-in-ui/auth-problem'
import { formText } from '@/sign-in-ui/form-text'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { TextField } from '@/sign-in-ui/text-field'
import type { AuthMode } from './auth-mode'
import { type AuthSettings, leaveSignedIn, resetPath } from './auth-settings'
import { MailSentLead } from './mail-sent-lead'
import { useFormProblem } from './use-form-problem'

interface MailSentProps {
  mode: AuthMode
  email: string
  settings: AuthSettings
  onBack: () => void
}

/** After a mail was sent, or would have been: takes its code, which may have arrived on another device. */
export function MailSent({ mode, email, settings, onBack }: MailSentProps) {
  const { t } = useT()
  const { fieldProblem, formProblem, setProblem, busy, setBusy } = useFormProblem('code')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const token = formText(event.currentTarget, 'code').replace(/\s/g, '')
    if (!/^\d{6,10}$/.test(token)) return setProblem({ key: 'code', field: 'code' })
    setBusy(true)
    const client = createSupabaseBrowserClient(settings.supabase)
    const type = mode === 'forgot' ? 'recovery' : 'email'
    const { error } = await client.auth.verifyOtp({ email, token, type })
    if (error === null)
      return leaveSignedIn(client, mode === 'forgot' ? resetPath(settings.next) : settings.next)
    setProblem(describeAuthError(error))
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <h1 className="qs-display-2">{t('auth.sent.title')}</h1>
      <MailSentLead mode={mode} email={email} sandbox={settings.sandbox} />
      <div className={styles.fields}>
        <TextField
          label={t('auth.sent.code')}
          type="text"
          name="code"
          autoComplete="one-time-code"
          problem={fieldProblem}
          autoFocus
          isCode
        />
        <ProblemMessage problem={formProblem} />
        <SubmitButton label={t('auth.sent.submit')} busyLabel={t('auth.sent.busy')} busy={busy} />
      </div>
      <p className={styles.small}>
        <button type="button" className={`${styles.linkButton} qs-link`} onClick={onBack}>
          {t('auth.sent.back')}
        </button>
      </p>
    </form>
  )
}
