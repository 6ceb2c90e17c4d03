import Link from 'next/link'
import { ButtonLink } from '@/components/button'
import { getT } from '@/i18n/server'
import styles from './mailbox-list.module.css'

interface MailboxMail {
  to: string
  type: string
  subject: string
  otp: string
  link: string | null
  text: string | null
  /** ISO 8601 UTC */
  sentAt: string
}

/** The mails that this installation "sent", newest first, each with its link and its code. */
export async function MailboxList({ mails, to }: { mails: readonly MailboxMail[]; to: string | null }) {
  const { t } = await getT()
  return (
    <main className={styles.page}>
      <h1 className="qs-display-2">{t('mailbox.title')}</h1>
      <p className={styles.lead}>{t('mailbox.lead')}</p>
      {to !== null && (
        <p className={styles.filter}>
          {t('mailbox.onlyTo', { address: to })}{' '}
          <Link href="/sandbox/mailbox" className="qs-link" prefetch={false}>
            {t('mailbox.all')}
          </Link>
        </p>
      )}
      {mails.length === 0 && <p className={styles.empty}>{t('mailbox.empty')}</p>}
      <ol className={styles.list}>
        {mails.map((mail, index) => (
          <li key={`${mail.sentAt} ${mail.to} ${mail.otp}`} className="qs-sheet">
            <h2 className={styles.subject}>{mail.subject}</h2>
            <p className={styles.facts}>
              {t('mailbox.to', { address: mail.to })} ·{' '}
              <time dateTime={mail.sentAt}>{readableTime(mail.sentAt)}</time>
            </p>
            {mail.text !== null && <p className={styles.text}>{mail.text}</p>}
            {mail.otp !== '' && (
              <p className={styles.codeLine}>
                {t('mailbox.code')} <code className={styles.code}>{mail.otp}</code>
              </p>
            )}
            {mail.link !== null && (
              <ButtonLink href={mail.link} tone={index === 0 ? 'voice' : 'paper'} prefetch={false}>
                {t('mailbox.open')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </main>
  )
}

/** `21 November 2026, 14:03 UTC` */
function readableTime(iso: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(new Date(iso))} UTC`
}
