import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'

export const apiKeyMode = pgEnum('api_key_mode', ['live', 'test'])

/** A key to the API. Only its SHA-256 is kept: nobody can read a key out of this table. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    /** Null for a default key. */
    name: text('name'),
    mode: apiKeyMode('mode').notNull(),
    scopes: text('scopes', { enum: ['read', 'generate'] })
      .array()
      .notNull()
      .default(['read', 'generate']),
    /** SHA-256 of the whole key, hex. */
    keyHash: text('key_hash').notNull().unique(),
    /** Displayable parts: `qs_live_Ab3d` and the last four characters. */
    prefix: text('prefix').notNull(),
    last4: text('last4').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    /** Set when a newer default key replaces this one: it works until then. */
    expiresAt: moment('expires_at'),
    /** Ended, whatever any clock says. The row stays for what was counted with it. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('api_keys_newest').on(table.userId, table.createdAt.desc()),
    uniqueIndex('api_keys_one_default')
      .on(table.userId, table.mode)
      .where(sql`${table.name} is null and ${table.expiresAt} is null and ${table.revokedAt} is null`),
    check('api_keys_scopes', sql`cardinality(${table.scopes}) > 0`),
  ],
)
