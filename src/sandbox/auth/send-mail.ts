import { type AuthCall, externalUrl } from './auth-call'
import { AuthError } from './auth-error'
import { createOneTimeToken, type TokenKind } from './one-time-token'
import { redirectTarget } from './redirect-target'
import type { UserRow } from './user'

export type MailType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | 'reauthentication'

export interface MailWish {
  user: UserRow
  sentTo: string
  type: MailType
  kind: TokenKind
  /** The link answers with a code for the browser that asked (PKCE). */
  withCode: boolean
}

const subjects: Record<MailType, string> = {
  signup: 'Confirm your e-mail address',
  magiclink: 'Your link to sign in',
  recovery: 'Choose a new password',
  invite: 'You are invited',
  email_change: 'Confirm the change of your e-mail address',
  reauthentication: 'Your code',
}

const confirmPath = '/auth/confirm'
const secondsBetweenMails = 60

/** "Sends" a mail: it goes to the mailbox, which `/sandbox/mailbox` shows. */
export async function sendMail(call: AuthCall, wish: MailWish): Promise<void> {
  const { linkToken, code } = await createOneTimeToken(call, { ...wish, userId: wish.user.id })
  const link = wish.type === 'reauthentication' ? null : mailLink(call, wish.type, linkToken)
  await call.sql`
    insert into sandbox_auth.mails (sent_to, type, subject, otp, link, sent_at)
    values (${wish.sentTo}, ${wish.type}, ${subjects[wish.type]}, ${code}, ${link}, ${call.now()})`
}

/**
 * The app asks to be led to its own confirmation page, which waits for a press: mail scanners follow links. It is
 * what the template `{{ .RedirectTo }}&token_hash={{ .TokenHash }}` does in a hosted project. Anybody else gets
 * GoTrue's default link to /verify.
 */
function mailLink(call: AuthCall, type: MailType, linkToken: string, target = redirectTarget(call)): string {
  const page = new URL(target)
  if (page.pathname === confirmPath) {
    page.searchParams.set('token_hash', linkToken)
    page.searchParams.set('type', type === 'signup' ? 'email' : type)
    return page.href
  }
  return verifyLink(call, type, linkToken, target)
}

/** GoTrue's own link. */
export function verifyLink(call: AuthCall, type: string, linkToken: string, target: string): string {
  return `${externalUrl(call)}/verify?${new URLSearchParams({ token: linkToken, type, redirect_to: target })}`
}

/**
 * One mail per address and purpose in a minute. Counted by address before anybody looks for a user, so that known and
 * unknown addresses answer alike.
 * @throws AuthError 429 over_email_send_rate_limit
 */
export async function reserveMail(call: AuthCall, address: string, purpose: MailType): Promise<void> {
  if (call.relaxed) return
  const now = call.now()
  const threshold = new Date(now.getTime() - secondsBetweenMails * 1000)
  const reserved = await call.sql`
    insert into sandbox_auth.mail_requests as known (address, purpose, requested_at)
    values (${address}, ${purpose}, ${now})
    on conflict (address, purpose) do update set requested_at = excluded.requested_at
      where known.requested_at <= ${threshold}
    returning purpose`
  if (reserved.length > 0) return
  const [last] = await call.sql<{ requested_at: Date }[]>`
    select requested_at from sandbox_auth.mail_requests where address = ${address} and purpose = ${purpose}`
  const waitMs = last === undefined ? 0 : last.requested_at.getTime() - threshold.getTime()
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  )
}
