'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import { checkEmail } from '@/sign-in-ui/auth-problem'
import { askEmailChange } from '@/sign-in-ui/auth-routes'
import { formText } from '@/sign-in-ui/form-text'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { TextField } from '@/sign-in-ui/text-field'
import styles from './account-form.module.css'
import { type AccountRequest, useAccountForm } from './use-account-form'

function readAddress(form: HTMLFormElement): AccountRequest {
  const email = formText(form, 'email').trim()
  const problem = checkEmail(email)
  return problem ? { problem } : { ask: askEmailChange(email) }
}

/** The email address and the form to change it: both mailboxes must confirm. */
export function EmailSection({ email }: { email: string }) {
  const { t } = useT()
  const [wanted, setWanted] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const form = useAccountForm(readAddress, (sent) => {
    setWanted(formText(sent, 'email').trim())
    setOpen(false)
  })
  return (
    <SettingsSection title={t('account.email.title')} lead={t('account.email.lead')}>
      <div className={styles.current}>
        <span className={styles.address}>{email}</span>
        {!open && <OutlineButton onClick={() => setOpen(true)}>{t('account.email.change')}</OutlineButton>}
      </div>
      {open && (
        <form method="post" onSubmit={form.submit} noValidate className={styles.form}>
          <TextField
            label={t('account.email.next')}
            type="email"
            name="email"
            autoComplete="email"
            autoFocus
            problem={form.problemOf('email')}
          />
          <ProblemMessage problem={form.problemOf()} />
          <SubmitButton
            label={t('account.email.submit')}
            busyLabel={t('account.email.busy')}
            busy={form.busy}
            compact
          />
        </form>
      )}
      <SuccessMessage>
        {wanted !== null && !open && t('account.email.done', { email: wanted, current: email })}
      </SuccessMessage>
    </SettingsSection>
  )
}
