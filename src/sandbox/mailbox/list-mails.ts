import type { Sql } from 'postgres'
import { ensureAuthSchema } from '../auth/auth-schema'

/** A mail as the mailbox shows it. */
export interface SandboxMail {
  to: string
  /** signup, magiclink, recovery, invite, email_change, reauthentication or contact */
  type: string
  subject: string
  /** Six digits; empty in a mail of the contact form. */
  otp: string
  link: string | null
  /** Text of the contact form; null in mails of the sign-in. */
  text: string | null
  /** ISO 8601 UTC */
  sentAt: string
}

const mostMails = 200

/** Newest first. @param to only mails to this address; null for all */
export async function listMails(sql: Sql, to: string | null): Promise<SandboxMail[]> {
  await ensureAuthSchema(sql)
  const rows = await sql<(Omit<SandboxMail, 'sentAt'> & { sent_at: Date })[]>`
    select sent_to as "to", type, subject, otp, link, body as text, sent_at from sandbox_auth.mails
    ${to === null ? sql`` : sql`where sent_to = ${to.toLowerCase()}`}
    order by id desc limit ${mostMails}`
  return rows.map(({ sent_at, ...mail }) => ({ ...mail, sentAt: sent_at.toISOString() }))
}
