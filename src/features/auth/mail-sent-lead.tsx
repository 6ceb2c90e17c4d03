'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { withElements } from '@/i18n/with-elements'
import styles from '@/sign-in-ui/auth-form.module.css'
import type { AuthMode } from './auth-mode'

/** Where the mail went; in the sandbox also where it can be read. */
export function MailSentLead({ mode, email, sandbox }: { mode: AuthMode; email: string; sandbox: boolean }) {
  const { t } = useT()
  const mailboxAddress = `/sandbox/mailbox?${new URLSearchParams({ to: email })}`
  return (
    <p className={styles.lead} role="status">
      {withElements(t(`auth.sent.${mode}`, { email }), {
        address: (words) => <strong className={styles.strong}>{words}</strong>,
      })}
      {sandbox && ' '}
      {sandbox &&
        withElements(t('auth.sent.sandbox'), {
          mailbox: (words) => (
            <Link href={mailboxAddress} className="qs-link" prefetch={false}>
              {words}
            </Link>
          ),
        })}
    </p>
  )
}
