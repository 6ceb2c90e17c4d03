import { sql } from 'drizzle-orm'
import { index, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

export const apiKeyMode = pgEnum('api_key_mode', ['live', 'test'])

/** A key to the API. Only its SHA-256 is kept: nobody can read a key out of this table. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    mode: apiKeyMode('mode').notNull(),
    /** SHA-256 of the whole key, hex. */
    keyHash: text('key_hash').notNull().unique(),
    /** What may be shown: `qs_live_Ab3d` and the last four characters. */
    prefix: text('prefix').notNull(),
    last4: text('last4').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Set when a newer key replaces this one: it works until then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('api_keys_newest').on(table.userId, table.createdAt.desc()),
    uniqueIndex('api_keys_one_default').on(table.userId, table.mode).where(sql`${table.expiresAt} is null`),
  ],
)
