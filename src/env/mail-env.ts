import { ConfigurationError } from './configuration-error'

/** Delivery of the contact form's messages. */
export type MailEnv =
  | { kind: 'smtp'; url: string; to: string }
  | { kind: 'http'; url: string; key: string; to: string }

interface MailValues {
  smtpUrl: string | undefined
  contactTo: string | undefined
  contactEmail: string | undefined
  /** The local mailbox, where sign-in and mail are played; null elsewhere. */
  mailbox: { url: string; key: string } | null
}

/** Address in the local mailbox when none is configured. */
const localReader = 'contact@example.com'

/** Null: messages are stored and mailed to nobody. @throws ConfigurationError on half a configuration */
export function readMailEnv({ smtpUrl, contactTo, contactEmail, mailbox }: MailValues): MailEnv | null {
  const to = contactTo ?? contactEmail
  if (smtpUrl) {
    if (!to) {
      throw new ConfigurationError(
        'SMTP_URL is set but CONTACT_TO is not: say who is written to, or unset SMTP_URL.',
      )
    }
    if (!/^smtps?:\/\/[^\s/]/.test(smtpUrl) || !URL.canParse(smtpUrl)) {
      throw new ConfigurationError('SMTP_URL is no address such as smtp://user:password@mail.example:587.')
    }
    return { kind: 'smtp', url: smtpUrl, to }
  }
  if (mailbox) return { kind: 'http', ...mailbox, to: to ?? localReader }
  if (contactTo) {
    throw new ConfigurationError(
      'CONTACT_TO is set but SMTP_URL is not: without a mail server nothing is sent there.',
    )
  }
  return null
}
