'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useState } from 'react'
import type { AuthenticatorApp } from '@/contracts/sign-in-methods'
import { withElements } from '@/i18n/with-elements'
import styles from '@/sign-in-ui/auth-form.module.css'
import { describeAppCodeError, readAppCode } from '@/sign-in-ui/auth-problem'
import { formText } from '@/sign-in-ui/form-text'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { TextField } from '@/sign-in-ui/text-field'
import { type AuthSettings, leaveFor } from './auth-settings'
import { useFormProblem } from './use-form-problem'

interface TwoStepFormProps {
  settings: AuthSettings
  /** At least one. */
  apps: readonly AuthenticatorApp[]
}

/** After the password, link or passkey: the code of an authenticator app. */
export function TwoStepForm({ settings, apps }: TwoStepFormProps) {
  const { t } = useT()
  const [chosen, setChosen] = useState(apps[0])
  const { fieldProblem, formProblem, setProblem, busy, setBusy } = useFormProblem('code')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || chosen === undefined) return
    const code = readAppCode(formText(event.currentTarget, 'code'))
    if (code === null) return setProblem({ key: 'code', field: 'code' })
    setBusy(true)
    const { auth } = createSupabaseBrowserClient(settings.supabase)
    const { error } = await auth.mfa.challengeAndVerify({ factorId: chosen.id, code })
    if (error === null) return leaveFor(settings.next)
    setProblem(describeAppCodeError(error))
    setBusy(false)
  }

  return (
    <form method="post" onSubmit={submit} noValidate>
      <h1 className="qs-display-2">{t('auth.twoStep.title')}</h1>
      <p className={styles.lead}>{t('auth.twoStep.lead')}</p>
      <div className={styles.fields}>
        <TextField
          label={t('auth.twoStep.code', { name: chosen?.name })}
          type="text"
          name="code"
          autoComplete="one-time-code"
          problem={fieldProblem}
          autoFocus
          isCode
        />
        <ProblemMessage problem={formProblem} />
        <SubmitButton label={t('auth.twoStep.submit')} busyLabel={t('auth.twoStep.busy')} busy={busy} />
      </div>
      {apps
        .filter(({ id }) => id !== chosen?.id)
        .map((app) => (
          <p key={app.id} className={styles.small}>
            <button
              type="button"
              className={`${styles.linkButton} qs-link`}
              onClick={() => {
                setChosen(app)
                setProblem(null)
              }}
            >
              {t('auth.twoStep.other', { name: app.name })}
            </button>
          </p>
        ))}
      <p className={styles.small}>
        {withElements(t('auth.twoStep.lost'), {
          support: (words) => (
            <Link href="/contact" className="qs-link" prefetch={false}>
              {words}
            </Link>
          ),
        })}
      </p>
    </form>
  )
}
