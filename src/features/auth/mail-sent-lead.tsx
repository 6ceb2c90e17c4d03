'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { Trans } from 'react-i18next/TransWithoutContext'
import styles from '@/lib/auth-form/auth-form.module.css'
import type { AuthMode } from './auth-mode'

/** Where the mail went; in the sandbox also where it can be read. */
export function MailSentLead({ mode, email, sandbox }: { mode: AuthMode; email: string; sandbox: boolean }) {
  const { t, i18n } = useT()
  const address = <strong className={styles.strong} />
  const mailbox = (
    <Link
      href={`/sandbox/mailbox?${new URLSearchParams({ to: email })}`}
      className="qs-link"
      prefetch={false}
    />
  )
  return (
    <p className={styles.lead} role="status">
      <Trans t={t} i18n={i18n} i18nKey={`auth.sent.${mode}`} values={{ email }} components={{ address }} />
      {sandbox && (
        <>
          {' '}
          <Trans t={t} i18n={i18n} i18nKey="auth.sent.sandbox" components={{ mailbox }} />
        </>
      )}
    </p>
  )
}
