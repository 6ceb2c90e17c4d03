'use client'

import { useT } from 'next-i18next/client'
import type { SubmitEvent } from 'react'
import styles from '@/sign-in-ui/auth-form.module.css'
import { checkNewPassword, describeAuthError } from '@/sign-in-ui/auth-problem'
import { askPasswordChange } from '@/sign-in-ui/auth-routes'
import { formText } from '@/sign-in-ui/form-text'
import { PasswordField } from '@/sign-in-ui/password-field'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { RevokeKeysField, revokesKeys } from '@/sign-in-ui/revoke-keys-field'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { leaveFor } from './auth-settings'
import { useFormProblem } from './use-form-problem'

/** The form for a new password after the link in a mail signed the person in. */
export function ResetForm({ next, email }: { next: string; email: string }) {
  const { t } = useT()
  const { fieldProblem, formProblem, setProblem, busy, setBusy } = useFormProblem('password')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const password = formText(form, 'password')
    const complaint = checkNewPassword(password)
    setProblem(complaint)
    if (complaint !== null) return
    setBusy(true)
    const failure = await askPasswordChange({ password, currentPassword: '', revokeKeys: revokesKeys(form) })
    if (failure === null) return leaveFor(next)
    setProblem(describeAuthError(failure))
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <h1 className="qs-display-2">{t('auth.reset.title')}</h1>
      <p className={styles.lead}>{t('auth.reset.lead', { email })}</p>
      {/* Password managers file the new password under this. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.fields}>
        <PasswordField label={t('auth.reset.password')} isNew problem={fieldProblem} />
        <RevokeKeysField />
        <ProblemMessage problem={formProblem} />
        <SubmitButton label={t('auth.reset.submit')} busyLabel={t('auth.reset.busy')} busy={busy} />
      </div>
    </form>
  )
}
