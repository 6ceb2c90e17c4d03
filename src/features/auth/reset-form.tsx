'use client'

import { useT } from 'next-i18next/client'
import { type FormEvent, useState } from 'react'
import { Press } from '@/components/press'
import { createSupabaseBrowserClient } from '@/lib/supabase-browser-client'
import styles from './auth-form.module.css'
import { type AuthProblem, checkNewPassword, describeAuthError } from './auth-problem'
import { type AuthSettings, leaveFor } from './auth-settings'
import { PasswordField } from './password-field'
import { ProblemLine } from './problem-line'

/** A new password for whoever the mail's link signed in. */
export function ResetForm({ settings, email }: { settings: AuthSettings; email: string }) {
  const { t } = useT()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const complaint = checkNewPassword(password)
    setProblem(complaint)
    if (complaint !== null) return
    setBusy(true)
    const { auth } = createSupabaseBrowserClient(settings.supabase)
    const { error } = await auth.updateUser({ password })
    if (error === null) return leaveFor(settings.next)
    setProblem(describeAuthError(error))
    setBusy(false)
  }

  const isPasswordProblem = problem?.field === 'password'
  return (
    <form onSubmit={submit} noValidate>
      <h1 className="qs-display-2">{t('auth.reset.title')}</h1>
      <p className={styles.lead}>{t('auth.reset.lead', { email })}</p>
      {/* Password managers file the new password under this. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.fields}>
        <PasswordField
          label={t('auth.reset.password')}
          value={password}
          onChange={setPassword}
          isNew
          problem={isPasswordProblem ? problem : null}
        />
        <ProblemLine problem={isPasswordProblem ? null : problem} />
        <Press type="submit" large className={styles.whole} aria-disabled={busy}>
          {t(busy ? 'auth.reset.busy' : 'auth.reset.submit')}
        </Press>
      </div>
    </form>
  )
}
