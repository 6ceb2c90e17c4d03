import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who did what to an account, when, from where. Kept when the account is closed, so no foreign key: a made-up id takes
 * the place of the account's, and nothing else may ever change.
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('audit_log_of_user').on(table.userId, table.createdAt.desc())],
)
