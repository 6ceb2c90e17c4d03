import { auditLog } from '../../db/schema/audit-log'
import type { ServiceContext } from '../service-context'

/** What is worth a row; billing and account closure add theirs. @see product-decisions "audit" */
export type AuditAction = 'api-key.created'

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
