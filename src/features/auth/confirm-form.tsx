'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useState } from 'react'
import styles from '@/sign-in-ui/auth-form.module.css'
import { type AuthProblem, describeAuthError } from '@/sign-in-ui/auth-problem'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { createSupabaseBrowserClient } from '@/sign-in-ui/supabase-browser-client'
import { type AuthSettings, leaveSignedIn } from './auth-settings'
import type { ConfirmType } from './confirm-type'

interface ConfirmFormProps {
  settings: AuthSettings
  type: ConfirmType
  tokenHash: string
}

/** The page of a mail's link. It waits for a press, because mail scanners follow links and would use it up. */
export function ConfirmForm({ settings, type, tokenHash }: ConfirmFormProps) {
  const { t } = useT()
  const [problem, setProblem] = useState<AuthProblem | null>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'half'>('idle')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'busy') return
    setState('busy')
    const client = createSupabaseBrowserClient(settings.supabase)
    const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
    if (error === null && data.session !== null) return leaveSignedIn(client, settings.next)
    if (error !== null)
      setProblem(error.code === 'otp_expired' ? { key: 'expiredLink' } : describeAuthError(error))
    // The first of the two mails of an address change.
    setState(error === null ? 'half' : 'idle')
  }

  if (state === 'half') {
    return (
      <div role="status">
        <h1 className="qs-display-2">{t('auth.confirm.halfTitle')}</h1>
        <p className={styles.lead}>{t('auth.confirm.half')}</p>
      </div>
    )
  }
  return (
    <form method="post" onSubmit={submit}>
      <h1 className="qs-display-2">{t(`auth.confirm.${type}.title`)}</h1>
      <p className={styles.lead}>{t(`auth.confirm.${type}.lead`)}</p>
      <div className={styles.fields}>
        <ProblemMessage problem={problem} />
        <SubmitButton
          label={t(`auth.confirm.${type}.submit`)}
          busyLabel={t('auth.confirm.busy')}
          busy={state === 'busy'}
        />
      </div>
      {problem !== null && (
        <p className={styles.small}>
          <Link href={type === 'recovery' ? '/login?mode=forgot' : '/login?mode=link'} className="qs-link">
            {t('auth.confirm.newMail')}
          </Link>
        </p>
      )}
    </form>
  )
}
