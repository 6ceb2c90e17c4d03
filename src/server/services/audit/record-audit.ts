import { auditLog } from '../../db/schema/audit-log'
import type { ServiceContext } from '../service-context'

/** Actions that the audit log records. @see product-decisions "audit" */
export type AuditAction =
  | 'account.closed'
  | 'api-key.created'
  | 'api-key.revoked'
  | 'api-keys.all-revoked'
  | 'checkout.started'
  | 'discount.applied'
  | 'email.change-requested'
  | 'email.changed'
  | 'password.changed'
  | 'payment.disputed'
  | 'payment.refunded'
  | 'portal.opened'
  | 'session.ended'
  | 'session.opened'
  | 'session.other-ended'
  | 'sessions.others-ended'
  | 'subscription.changed'

/** Writes down who did what; call it inside the transaction of what was done. */
export async function recordAudit(
  { actor, db, now, addressHash }: Pick<ServiceContext, 'actor' | 'db' | 'now' | 'addressHash'>,
  action: AuditAction,
): Promise<void> {
  await db.insert(auditLog).values({
    actor: actor.kind === 'user' ? `user:${actor.userId}` : `key:${actor.keyId}`,
    userId: actor.userId,
    action,
    addressHash,
    createdAt: now(),
  })
}

/** The same of what nobody asked for here, such as a payment that failed. */
export async function recordSystemAudit(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  userId: string,
  action: AuditAction,
): Promise<void> {
  await db.insert(auditLog).values({ actor: 'system', userId, action, addressHash: null, createdAt: now() })
}
