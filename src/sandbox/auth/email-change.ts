import type { AuthCall } from './auth-call'
import { type ProofKey, startFlow } from './flow-state'
import { sendMail } from './send-mail'
import type { UserRow } from './user'
import { updateUser } from './user-store'

/** Asks both addresses, the new and the old: each has to say yes before the change counts. */
export async function mailEmailChange(
  call: AuthCall,
  user: UserRow,
  newEmail: string,
  key: ProofKey,
): Promise<UserRow> {
  const change = { new_email: newEmail, email_change_half_done: false, email_change_sent_at: call.now() }
  const changed = await updateUser(call.sql, user.id, change, call.now())
  const withCode = await startFlow(call, key, user.id, 'email_change')
  const wish = { user: changed, type: 'email_change', withCode } as const
  await sendMail(call, { ...wish, sentTo: newEmail, kind: 'email_change_new' })
  await sendMail(call, { ...wish, sentTo: user.email, kind: 'email_change_current' })
  return changed
}
