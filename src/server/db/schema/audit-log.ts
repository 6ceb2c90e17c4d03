import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

/**
 * Audit trail of accounts: actor, action, time and address hash. Rows outlive a closed account, so there is no foreign
 * key: a random id replaces the account's, and nothing else may ever change.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `user:<id>`, `key:<id>` or `system`. */
    actor: text('actor').notNull(),
    userId: uuid('user_id').notNull(),
    action: text('action').notNull(),
    /** SHA-256 of the network address, hex; null where there is none. */
    addressHash: text('address_hash'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('audit_log_of_user').on(table.userId, table.createdAt.desc())],
)
