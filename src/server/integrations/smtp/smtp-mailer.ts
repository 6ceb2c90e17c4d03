import { createTransport } from 'nodemailer'
import type { Mailer } from '@/server/services/ports/mailer'

/** Longest waiting for a mail server at each step, in ms: somebody is looking at a form meanwhile. */
const waitMs = 8000

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` */
  url: string
  /** Address that mails come from. */
  from: string
  onFailure(error: unknown): void
}

/** Mail by SMTP. Files and addresses of the web are never read into a mail. */
export function createSmtpMailer({ url, from, onFailure }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  })
  return {
    async send({ to, replyTo, subject, text }) {
      try {
        await transport.sendMail({
          from,
          to,
          // An object, because a string would be parsed as a list of addresses.
          replyTo: { name: '', address: replyTo },
          subject,
          text,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return true
      } catch (error) {
        onFailure(error)
        return false
      }
    },
  }
}
