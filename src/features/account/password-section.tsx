'use client'

import { useT } from 'next-i18next/client'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import { checkNewPassword } from '@/sign-in-ui/auth-problem'
import { askPasswordChange } from '@/sign-in-ui/auth-routes'
import { formText } from '@/sign-in-ui/form-text'
import { PasswordField } from '@/sign-in-ui/password-field'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { RevokeKeysField, revokesKeys } from '@/sign-in-ui/revoke-keys-field'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import styles from './account-form.module.css'
import { type AccountRequest, useAccountForm } from './use-account-form'

function readPasswords(form: HTMLFormElement): AccountRequest {
  const password = formText(form, 'password')
  const problem = checkNewPassword(password)
  if (problem) return { problem }
  const currentPassword = formText(form, 'currentPassword')
  return { ask: askPasswordChange({ password, currentPassword, revokeKeys: revokesKeys(form) }) }
}

/** A new password, which ends every other session. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useT()
  const form = useAccountForm(readPasswords, (sent) => sent.reset())
  return (
    <SettingsSection title={t('account.password.title')} lead={t('account.password.lead')}>
      <form method="post" onSubmit={form.submit} noValidate className={styles.form}>
        {/* Password managers file the new password under this. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('account.password.current')}
          name="currentPassword"
          isNew={false}
          help={t('account.password.currentHelp')}
          problem={form.problemOf('currentPassword')}
        />
        <PasswordField label={t('account.password.next')} isNew problem={form.problemOf('password')} />
        <RevokeKeysField />
        <ProblemMessage problem={form.problemOf()} />
        <SubmitButton
          label={t('account.password.submit')}
          busyLabel={t('account.password.busy')}
          busy={form.busy}
          compact
        />
        <SuccessMessage>{form.done && t('account.password.done')}</SuccessMessage>
      </form>
    </SettingsSection>
  )
}
